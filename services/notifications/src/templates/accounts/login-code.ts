import { originBound } from './origin-bound.ts'
import { secretValues } from './secret-values.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

/** A one-time code. */
export const loginCode = template(secretValues, {
  text: ({ secret }, { language, site }) =>
    originBound(translatorFor(language)('code.text', { code: secret }), secret, site),
  email: ({ secret }, { language }) => {
    const t = translatorFor(language)
    return {
      subject: t('code.subject', { code: secret }),
      title: t('code.title'),
      preheader: t('code.lead'),
      blocks: [t('code.lead'), { code: secret }, t('code.never-share')],
      footer: t('code.footer'),
    }
  },
})
