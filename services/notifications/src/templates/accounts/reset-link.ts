import { resetPage } from '@lunchpail/contracts/auth/pages'
import { secretValues } from './secret-values.ts'
import { template, type Setting } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

// in the fragment, which browsers send to nobody
const linkOf = (secret: string, { site }: Setting) => `${site}${resetPage.path}#${secret}`

/** The link to the set-password form. */
export const resetLink = template(secretValues, {
  text: ({ secret }, setting) =>
    translatorFor(setting.language)('reset.text', { link: linkOf(secret, setting) }),
  email: ({ secret }, setting) => {
    const t = translatorFor(setting.language)
    return {
      subject: t('reset.subject'),
      preheader: t('reset.lead'),
      blocks: [t('email.greeting'), t('reset.lead'), t('reset.ignore')],
      button: { label: t('reset.button'), link: linkOf(secret, setting) },
      footer: t('reset.footer'),
    }
  },
})
