import * as z from 'zod/mini'
import { companyPage } from '@lunchpail/contracts/auth/pages'
import { deskNotices } from '@lunchpail/contracts/engagement/desk-events'
import { appliesPage } from '@lunchpail/contracts/engagement/pages'
import { interviewTime } from './candidate-notice.ts'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  what: z.enum(deskNotices),
  company_name: z.string(),
  count: z.number(),
  roles: z.array(z.object({ title: z.string(), city: z.string(), count: z.number() })),
  first_name: z.nullable(z.string()),
  application_id: z.nullable(z.string()),
  starts_at: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  /** of the account */
  own_zone: z.nullable(z.string()),
})

/** For a hiring manager. What a candidate wrote or sent is on the desk alone, which needs a login. */
export const deskNotice = template(
  values,
  {
    text: undefined,
    email: (
      { what, company_name, count, roles, first_name, application_id, ...when },
      { language, site },
    ) => {
      const t = translatorFor(language)
      const filled = {
        n: count,
        company: cut(company_name, 80),
        person: cut(first_name || t('desk.candidate'), 60),
        title: cut(roles[0]?.title ?? '', 80),
      }
      const time = interviewTime(when, language)
      const lead = t(`desk.${what}.lead`, filled)
      const place = application_id === null ? 'tab=1' : `tab=6&application=${application_id}`
      return {
        subject: t(`desk.${what}.subject`, filled),
        preheader: lead,
        blocks: [
          t('email.greeting'),
          lead,
          ...(what === 'applicants'
            ? [
                {
                  list: roles.map(({ title, city, count: n }) =>
                    t('desk.role', { title: cut(title, 80), city: cut(city, 60), n }),
                  ),
                },
              ]
            : []),
          ...(time === '' ? [] : [time]),
          { label: t('desk.settings'), link: `${site}${companyPage.path}` },
        ],
        button: {
          label: t(what === 'message' ? 'desk.answer' : 'desk.button'),
          link: `${site}${appliesPage.path}?${place}`,
        },
        footer: t('desk.footer'),
      }
    },
  },
  // who hires many people has many answers in a day
  { daily: 50 },
)
