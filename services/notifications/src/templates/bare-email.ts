import type { Language } from '@lunchpail/contracts/language/translate'
import type { EmailContent } from './template.ts'
import { translatorFor } from './translator-for.ts'

/**
 * For an unconfirmed address: what happened, and the way to the page with the button. Nothing in it opens or
 * changes anything, and what a person typed is behind the login.
 */
export function bareEmail(happened: string, link: string, language: Language): EmailContent {
  const t = translatorFor(language)
  return {
    subject: happened,
    preheader: t('bare.lead'),
    blocks: [t('email.greeting'), t('bare.lead'), t('bare.why'), t('bare.not-you')],
    button: { label: t('bare.button'), link },
    footer: t('bare.footer'),
  }
}
