import { originBound } from './origin-bound.ts'
import { loginCode } from './login-code.ts'
import { secretValues } from './secret-values.ts'
import { template } from '../template.ts'
import { translatorFor } from '../translator-for.ts'

/** The code that confirms a phone. By text alone: it is the phone that it proves. */
export const phoneCode = template(secretValues, {
  text: ({ secret }, { language, site }) =>
    originBound(translatorFor(language)('phone-code.text', { code: secret }), secret, site),
  email: loginCode.email,
})
