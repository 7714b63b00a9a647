import { ApiError } from '@lunchpail/kit-web/api-error'
import { refusedFields } from '@lunchpail/kit-web/forms/refused-fields'
import { refusedAt } from '../forms/refused-at.ts'

const contents = { phone: /phone|number|teléfono|número/i, email: /e-?mail|correo/i } as const

/**
 * What the service says of no field is put at the phone, at the email or at the last field, by what it speaks of.
 * `fields` are those of the form.
 */
export function placedByContent(error: unknown, fields: readonly string[]): unknown {
  if (!(error instanceof ApiError)) return error
  if (Object.keys(refusedFields(error)).some((field) => fields.includes(field))) return error
  const sentence = Object.values(refusedFields(error))[0]?.error ?? error.message
  const about = (['phone', 'email'] as const).find(
    (field) => fields.includes(field) && contents[field].test(sentence),
  )
  return refusedAt(about ?? fields.at(-1)!, error, sentence)
}
