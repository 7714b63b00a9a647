import { expect, it } from 'vitest'
import type { Language } from '@lunchpail/contracts/language/translate'
import { refuseDuplicate } from './refuse-duplicate.ts'

const email = { email: 'account.email-taken' }
const phone = { phone: 'account.phone-taken' }

it.each<[Language, boolean, boolean, object, string]>([
  ['en', true, false, email, 'email'],
  ['en', false, true, phone, 'phone'],
  ['en', true, true, { ...email, ...phone }, 'email'],
  ['es', true, false, email, 'correo electrónico'],
  ['es', false, true, phone, 'teléfono'],
])(
  '[AU-03] [AU-04] in %s, email taken %s and phone taken %s',
  (language, byEmail, byPhone, fieldErrors, handle) => {
    const refusing = () => refuseDuplicate({ email: byEmail, phone: byPhone }, language)
    expect(refusing).toThrow(
      expect.objectContaining({ refusal: 'duplicate-user', fieldErrors, values: { handle } }),
    )
  },
)
