import { resetPage } from '@lunchpail/contracts/auth/pages'
import { emailLayout, paragraph } from './email-layout.ts'
import { secretValues } from './secret-values.ts'
import { template, type Setting } from './template.ts'
import { translatorFor } from './translator-for.ts'

// in the fragment, which browsers send to nobody
const linkOf = (secret: string, { site }: Setting) => `${site}${resetPage.path}#${secret}`

/** The link to the set-password form (1 §2.5). */
export const resetLink = template(secretValues, {
  text: ({ secret }, setting) =>
    translatorFor(setting.language)('reset.text', { link: linkOf(secret, setting) }),
  email: ({ secret }, setting) => {
    const t = translatorFor(setting.language)
    const subject = t('reset.subject')
    const paragraphs = [t('email.greeting'), t('reset.lead'), t('reset.ignore')]
    const button = { label: t('reset.button'), link: linkOf(secret, setting) }
    const footer = t('reset.footer')
    return {
      subject,
      text: [...paragraphs, button.link, footer].join('\n\n'),
      html: emailLayout({
        language: setting.language,
        title: subject,
        body: paragraphs.map(paragraph).join('\n'),
        button,
        footer,
      }),
    }
  },
})
