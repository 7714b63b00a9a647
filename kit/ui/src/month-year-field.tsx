import { monthMask } from './mask/date-mask.ts'
import { MaskedField } from './mask/masked-field.tsx'
import type { MaskedFieldProps } from './mask/masked-field.tsx'

export type MonthYearFieldProps = MaskedFieldProps

/** A month, written MM/YYYY while it is typed. */
export function MonthYearField(props: MonthYearFieldProps) {
  return <MaskedField autoComplete="off" width="short" {...props} mask={monthMask} />
}
