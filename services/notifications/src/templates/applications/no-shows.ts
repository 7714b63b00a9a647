import * as z from 'zod/mini'
import { suspendedPage } from '@lunchpail/contracts/auth/pages'
import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { day } from '@lunchpail/contracts/language/day'
import { interviewTime } from './candidate-notice.ts'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('suspended'),
    /** ISO 8601: the end of the suspension, after which it is not sent */
    until: z.string(),
    missed: z.array(
      z.object({ title: z.string(), company_name: z.string(), starts_at: z.string(), zone: z.string() }),
    ),
  }),
  z.object({ what: z.literal('lifted') }),
])

/** Whoever is suspended logs in to the page that is left to them, where they say that they were there. */
const linkOf = ({ what }: z.output<typeof values>, site: string): string =>
  `${site}${(what === 'suspended' ? suspendedPage : applicationsPage).path}`

/** That an account is suspended for missed interviews, how to contest them, and that it is not anymore. */
export const noShows = template(
  values,
  {
    text: (notice, { language, site }) =>
      translatorFor(language)(`no-shows.${notice.what}.text`, {
        date: notice.what === 'suspended' ? day(notice.until, language) : '',
        link: linkOf(notice, site),
      }),
    email: (notice, { language, site }) => {
      const t = translatorFor(language)
      const filled = { date: notice.what === 'suspended' ? day(notice.until, language) : '' }
      const missed = notice.what === 'suspended' ? notice.missed : []
      return {
        subject: t(`no-shows.${notice.what}.subject`, filled),
        preheader: t(`no-shows.${notice.what}.lead`, filled),
        blocks: [
          t('email.greeting'),
          t(`no-shows.${notice.what}.lead`, filled),
          ...(missed.length > 0
            ? [
                {
                  list: missed.map((each) =>
                    t('no-shows.missed', {
                      title: cut(each.title, 80),
                      company: cut(each.company_name, 80),
                      time: interviewTime({ ...each, own_zone: null }, language),
                    }),
                  ),
                },
              ]
            : []),
          ...(notice.what === 'suspended' ? [t('no-shows.contest')] : []),
        ],
        button: { label: t(`no-shows.${notice.what}.button`), link: linkOf(notice, site) },
        footer: t('email.footer'),
      }
    },
  },
  {
    // the invites, times and decisions of the same day must not crowd it out
    daily: 50,
    bare: (notice, language) =>
      translatorFor(language)(`no-shows.${notice.what}.subject`, {
        date: notice.what === 'suspended' ? day(notice.until, language) : '',
      }),
  },
)
