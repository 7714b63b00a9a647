import * as z from 'zod/mini'
import { erasedPage } from '@lunchpail/contracts/auth/pages'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  /** the address of the account that is gone */
  to: z.string(),
  /** false where the account had not proven it */
  proven: z._default(z.boolean(), true),
  /** opens the report */
  receipt: z.string(),
})

/** Confirms that an account was deleted. By email alone. */
export const accountErased = template(values, {
  text: undefined,
  email: ({ receipt }, { language, site, support }) => {
    const t = translatorFor(language)
    return {
      subject: t('erased.subject'),
      preheader: t('erased.not-you', { support }),
      blocks: [t('email.greeting'), t('erased.lead'), t('erased.not-you', { support })],
      // in the fragment, which browsers send nowhere
      button: { label: t('erased.button'), link: `${site}${erasedPage.path}#${receipt}` },
      footer: t('erased.footer'),
    }
  },
})
