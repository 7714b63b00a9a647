import { MaskedField } from './mask/masked-field.tsx'
import type { MaskedFieldProps } from './mask/masked-field.tsx'
import { phoneMask } from './mask/phone-mask.ts'

export type PhoneFieldProps = MaskedFieldProps

/** A US phone number, written 212-555-0142 while it is typed. */
export function PhoneField(props: PhoneFieldProps) {
  return <MaskedField autoComplete="tel-national" width="medium" {...props} type="tel" mask={phoneMask} />
}
