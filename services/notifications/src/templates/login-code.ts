import { emailLayout, escapeHtml, paragraph } from './email-layout.ts'
import { originBound } from './origin-bound.ts'
import { secretValues } from './secret-values.ts'
import { template } from './template.ts'
import { translatorFor } from './translator-for.ts'

/** A one-time code (1 §2.4). */
export const loginCode = template(secretValues, {
  text: ({ secret }, { language, site }) =>
    originBound(translatorFor(language)('code.text', { code: secret }), secret, site),
  email: ({ secret }, { language }) => {
    const t = translatorFor(language)
    const subject = t('code.subject', { code: secret })
    const lead = t('code.lead')
    const warning = t('code.never-share')
    const footer = t('code.footer')
    return {
      subject,
      text: [lead, secret, warning, footer].join('\n\n'),
      html: emailLayout({
        language,
        title: t('code.title'),
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
