import * as z from 'zod/mini'
import { credentials } from '@lunchpail/contracts/auth/events'
import { helpPage } from '@lunchpail/contracts/shell/pages'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  changed: z.array(z.enum(credentials)),
  /** the address before the change: the account's contact is another by now */
  to: z.string(),
})

/** Word to the address that an account had when its email or password was changed. By email alone. */
export const credentialsChanged = template(values, {
  text: undefined,
  email: ({ changed }, { language, site, support }) => {
    const t = translatorFor(language)
    return {
      subject: t(changed.length > 1 ? 'credentials.both' : `credentials.${changed[0]!}`),
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
