import * as z from 'zod/mini'
import { managerNotices } from '@lunchpail/contracts/auth/events'
import { companyPage, invitePage, managersPage } from '@lunchpail/contracts/auth/pages'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  what: z.enum(managerNotices),
  to: z.string(),
  company: z.string(),
  /** who invites, asks to join, or joined */
  person: z.string(),
  /** of an invite */
  secret: z.string(),
  /** of an invite that was forwarded: the address that it went to, and whose joined */
  invited: z.optional(z.string()),
  joined: z.optional(z.string()),
  /** an invite is not sent after that */
  until: z.optional(z.string()),
})

const pathOf: { readonly [What in (typeof managerNotices)[number]]?: string } = {
  invited: invitePage.path,
  'join-asked': managersPage.path,
  'invite-forwarded': managersPage.path,
}

/**
 * About a company and its managers: an invite, a request to join, an approval. By email alone. An invite comes from a manager
 * whom the person may not know: whoever stopped emails gets none.
 */
export const managerNotice = template(
  values,
  {
    text: undefined,
    email: ({ what, secret, invited = '', joined = '', ...names }, { language, site, support }) => {
      const t = translatorFor(language)
      const filled = {
        company: cut(names.company, 80),
        person: cut(names.person, 80),
        invited: cut(invited, 80),
        joined: cut(joined, 80),
        support,
      }
      // an account can lose its email to whoever proves it
      const said = what === 'invite-forwarded' && joined === '' ? (`${what}.no-email` as const) : what
      const text = t(`manager.${said}.text`, filled)
      const path = pathOf[what] ?? companyPage.path
      return {
        subject: t(`manager.${said}.subject`, filled),
        preheader: text,
        blocks: [t('email.greeting'), text],
        button: {
          label: t(`manager.${what}.button`),
          // in the fragment, which browsers never send
          link: `${site}${path}${what === 'invited' ? `#${secret}` : ''}`,
        },
        footer: t(what === 'invited' ? 'manager.footer-invited' : 'manager.footer', filled),
      }
    },
  },
  // who sets a company up has many answers in a day
  { daily: 50 },
)

/** Whoever signs up can ask to join any company: its admin hears of a few a day, and the rest waits on the page of managers. */
export const joinRequest: typeof managerNotice = {
  ...managerNotice,
  amounts: () => ({ daily: 10 }),
}
