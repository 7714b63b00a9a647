import { dayMask } from './mask/date-mask.ts'
import { MaskedField } from './mask/masked-field.tsx'
import type { MaskedFieldProps } from './mask/masked-field.tsx'

export type DateFieldProps = MaskedFieldProps

/** A day, written MM/DD/YYYY while it is typed. */
export function DateField(props: DateFieldProps) {
  return <MaskedField autoComplete="off" width="short" {...props} mask={dayMask} />
}
