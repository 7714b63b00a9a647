import { emailLayout, escapeHtml, paragraph } from './email-layout.ts'
import { originBound } from './origin-bound.ts'
import { secretValues } from './secret-values.ts'
import { template } from './template.ts'
import { translatorFor } from './translator-for.ts'

/** BY-04: a code that confirms that an account is to be deleted. */
export const eraseCode = template(secretValues, {
  text: ({ secret }, { language, site }) =>
    originBound(translatorFor(language)('erase-code.text', { code: secret }), secret, site),
  email: ({ secret }, { language }) => {
    const t = translatorFor(language)
    const subject = t('erase-code.subject', { code: secret })
    const lead = t('erase-code.lead')
    const warning = t('code.never-share')
    const footer = t('erase-code.footer')
    return {
      subject,
      text: [lead, secret, warning, footer].join('\n\n'),
      html: emailLayout({
        language,
        title: t('erase-code.title'),
        body: [
          paragraph(lead),
          `<p style="margin:0 0 16px;font-size:36px;font-weight:800;letter-spacing:0.12em">${escapeHtml(secret)}</p>`,
          paragraph(warning),
        ].join('\n'),
        footer,
      }),
    }
  },
})
