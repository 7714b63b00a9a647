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

/** AU-25, BY-27: that an account is suspended for missed interviews, how to contest them, and that it is not anymore. */
export const noShows = template(
  values,
  {
    text: (told, { language, site }) =>
      translatorFor(language)(`no-shows.${told.what}.text`, {
        date: told.what === 'suspended' ? day(told.until, language) : '',
        link: linkOf(told, site),
      }),
    email: (told, { language, site }) => {
      const t = translatorFor(language)
      const filled = { date: told.what === 'suspended' ? day(told.until, language) : '' }
      const missed = told.what === 'suspended' ? told.missed : []
      return {
        subject: t(`no-shows.${told.what}.subject`, filled),
        preheader: t(`no-shows.${told.what}.lead`, filled),
        blocks: [
          t('email.greeting'),
          t(`no-shows.${told.what}.lead`, filled),
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
          ...(told.what === 'suspended' ? [t('no-shows.contest')] : []),
        ],
        button: { label: t(`no-shows.${told.what}.button`), link: linkOf(told, site) },
        footer: t('email.footer'),
      }
    },
  },
  {
    // the invites, times and decisions of the same day must not crowd it out
    daily: 50,
    bare: (told, language) =>
      translatorFor(language)(`no-shows.${told.what}.subject`, {
        date: told.what === 'suspended' ? day(told.until, language) : '',
      }),
  },
)
