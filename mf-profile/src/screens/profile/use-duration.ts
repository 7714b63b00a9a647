import { sentences } from '../../sentences.ts'

/** Months as people say them: "1 year, 3 months". */
export function useDuration(): (months: number) => string {
  const t = sentences.use()
  return (all) => {
    const years = all >= 12 ? t('duration.years', { n: Math.floor(all / 12) }) : undefined
    const months = all % 12 ? t('duration.months', { n: all % 12 }) : undefined
    return years && months ? t('duration.both', { years, months }) : (years ?? months ?? '')
  }
}
