import * as z from 'zod/mini'
import { credentials } from '@lunchpail/contracts/auth/events'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  changed: z.array(z.enum(credentials)),
  /** the address or number before the change: the account's contact is another by now */
  to: z.string(),
  /** false where the account had not proven it */
  proven: z._default(z.boolean(), true),
})

type Credential = (typeof credentials)[number]

function subjectOf([first, ...others]: readonly Credential[]) {
  if (others.length === 0) return first!
  return others.length === 1 && first === 'email' && others[0] === 'password' ? 'both' : 'several'
}

/** Word to the address and the number that an account had when what its person logs in by was changed. */
export const credentialsChanged = template(values, {
  text: ({ changed }, { language, support }) => {
    const t = translatorFor(language)
    return t('credentials.text', { what: t(`credentials.${subjectOf(changed)}`), support })
  },
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
