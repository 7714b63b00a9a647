import * as z from 'zod/mini'
import { emailLayout, escapeHtml, paragraph } from './email-layout.ts'
import { template } from './template.ts'
import { translatorFor } from './translator-for.ts'

const values = z.object({
  message: z.string(),
  /** where the answer goes: an email or a phone */
  contact: z.string(),
  /** of who was signed in */
  account: z.nullable(z.string()),
  /** the address of the support */
  to: z.string(),
})

/** What somebody wrote to the support, in the language that they read the site in. By email alone. */
export const supportAsked = template(values, {
  text: undefined,
  email: ({ message, contact, account }, { language }) => {
    const t = translatorFor(language)
    const subject = t('support.subject')
    const from = t('support.contact', { contact })
    const who = account === null ? t('support.visitor') : t('support.account', { account })
    const footer = t('support.footer')
    return {
      subject,
      ...(contact.includes('@') && { replyTo: contact }),
      text: [from, who, message, footer].join('\n\n'),
      html: emailLayout({
        language,
        title: subject,
        body: [
          paragraph(from),
          paragraph(who),
          `<p style="margin:0 0 16px;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(message)}</p>`,
        ].join('\n'),
        footer,
      }),
    }
  },
})
