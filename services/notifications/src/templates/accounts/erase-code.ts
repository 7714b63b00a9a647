import { originBound } from './origin-bound.ts'
import { secretValues } from './secret-values.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

/** A code that confirms that an account is to be deleted. */
export const eraseCode = template(secretValues, {
  text: ({ secret }, { language, site }) =>
    originBound(translatorFor(language)('erase-code.text', { code: secret }), secret, site),
  email: ({ secret }, { language }) => {
    const t = translatorFor(language)
    return {
      subject: t('erase-code.subject', { code: secret }),
      title: t('erase-code.title'),
      preheader: t('erase-code.lead'),
      blocks: [t('erase-code.lead'), { code: secret }, t('code.never-share')],
      footer: t('erase-code.footer'),
    }
  },
})
