import { useLanguage } from '@lunchpail/kit-web/language'
import type { Filters } from '../../search/filters.ts'
import { sentences } from '../../sentences.ts'
import { dollars } from '../../words/money.ts'

/** The range of pay of a search in words: "$18 or more". */
export function useWageWords(): (range: Pick<Filters, 'from' | 'to'>) => string {
  const say = sentences.use()
  const language = useLanguage()
  return ({ from, to }) => {
    if (from === null && to === null) return say('filter.pay-any')
    if (to === null) return say('filter.pay-least', { from: dollars(from!, language) })
    if (from === null) return say('filter.pay-most', { to: dollars(to, language) })
    return say('filter.pay-range', { from: dollars(from, language), to: dollars(to, language) })
  }
}
