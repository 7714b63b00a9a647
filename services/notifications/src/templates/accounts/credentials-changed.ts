import * as z from 'zod/mini'
import { credentials } from '@lunchpail/contracts/auth/events'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  changed: z.array(z.enum(credentials)),
  /** the address before the change: the account's contact is another by now */
  to: z.string(),
  /** false where the account had not proven it */
  proven: z._default(z.boolean(), true),
})

type Credential = (typeof credentials)[number]

function subjectOf([first, ...others]: readonly Credential[]) {
  if (others.length === 0) return first!
  return others.length === 1 && first === 'email' && others[0] === 'password' ? 'both' : 'several'
}

/** Word to the address that an account had when its email or password was changed. By email alone. */
export const credentialsChanged = template(values, {
  text: undefined,
  email: ({ changed }, { language, site, support }) => {
    const t = translatorFor(language)
    return {
      subject: t(`credentials.${subjectOf(changed)}`),
      preheader: t('credentials.was-you'),
      blocks: [
        t('email.greeting'),
        t('credentials.was-you'),
        ...(changed.includes('email') ? [t('credentials.address')] : []),
        t('credentials.not-you', { support }),
      ],
      button: { label: t('credentials.button'), link: `${site}${helpPage.path}` },
      footer: t('credentials.footer'),
    }
  },
})
