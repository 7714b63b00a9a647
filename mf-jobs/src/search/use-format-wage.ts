import { dollars } from '@lunchpail/contracts/language/figures'
import type { Filters } from './filters.ts'
import { sentences } from '../sentences.ts'

/** Formats the range of pay of a search: "$18 or more". */
export function useFormatWage(): (range: Pick<Filters, 'from' | 'to'>) => string {
  const t = sentences.use()
  return ({ from, to }) => {
    if (from === null && to === null) return t('filter.pay-any')
    if (to === null) return t('filter.pay-least', { from: dollars(from!) })
    if (from === null) return t('filter.pay-most', { to: dollars(to) })
    return t('filter.pay-range', { from: dollars(from), to: dollars(to) })
  }
}
