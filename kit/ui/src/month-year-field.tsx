import { monthMask } from './mask/date-mask.ts'
import { MaskedField } from './mask/masked-field.tsx'
import type { MaskedFieldProps } from './mask/masked-field.tsx'

export type MonthYearFieldProps = MaskedFieldProps

/** A month, written MM/YYYY while it is typed. */
export const MonthYearField = (props: MonthYearFieldProps) => (
  <MaskedField autoComplete="off" width="short" {...props} mask={monthMask} />
)
