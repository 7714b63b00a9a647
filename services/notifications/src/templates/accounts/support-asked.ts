import * as z from 'zod/mini'
import { cut } from '../cut.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

const values = z.object({
  message: z.string(),
  /** where the answer goes: an email or a phone */
  contact: z.string(),
  /** of whoever was signed in */
  account: z.nullable(z.string()),
  /** the address of the support */
  to: z.string(),
})

/** What a person wrote to the support, in the language that they read the site in. By email alone. */
export const supportAsked = template(values, {
  text: undefined,
  email: ({ message, contact, account }, { language }) => {
    const t = translatorFor(language)
    return {
      subject: t('support.subject'),
      preheader: cut(message, 100),
      ...(contact.includes('@') && { replyTo: contact }),
      blocks: [
        t('support.contact', { contact }),
        account === null ? t('support.visitor') : t('support.account', { account }),
        message,
      ],
      footer: t('support.footer'),
    }
  },
})
