import { after, readMoment, wholeYear, year } from './moments.ts'
import { seasonPattern } from './months.ts'

/** "Summers 2018, 2019 and 2020" */
const seasonsGoOn = new RegExp(
  `^(?:(?:\\s*[,/&]\\s*(?:and\\s+|y\\s+)?|\\s+(?:and|y)\\s+)(?:${seasonPattern}\\s+)?${year})+${after}`,
  'iu',
)
/** The end of the last of some seasons, and the length of the text that tells it. */
export function seasonsToLast(
  first: string,
  text: string,
): { readonly last: string; readonly length: number } | undefined {
  const season = new RegExp(seasonPattern, 'iu').exec(first)?.[0]
  const rest = season === undefined ? undefined : seasonsGoOn.exec(text)?.[0]
  const last = rest?.match(new RegExp(`(?:${seasonPattern}\\s+)?${year}`, 'giu'))?.at(-1)
  const end = last === undefined ? null : readMoment(/^\d/u.test(last) ? `${season} ${last}` : last)
  return end && rest !== undefined ? { last: end.last, length: rest.length } : undefined
}

/** "Seasons 2018, 2019 and 2020": other lists of years are of what was done or won in them. */
export const seasonal = /(?:seasons?|seasonal|school years?|temporadas?)\s*:?\s*$/iu
const yearsGoOn = new RegExp(
  `^(?:\\s*(?:[,/&]|(?:,\\s*)?\\b(?:and|y)\\b)\\s*(?:and\\s+|y\\s+)?${year}(?![\\p{L}\\d/-]))+${after}`,
  'iu',
)
export function yearsToLast(
  first: string,
  text: string,
): { readonly last: string; readonly length: number } | undefined {
  const rest = /^\d{4}$/u.test(first) ? yearsGoOn.exec(text)?.[0] : undefined
  const last = rest?.match(/\d{4}/gu)?.at(-1)
  return rest !== undefined && last !== undefined && last > first
    ? { last: wholeYear(Number(last)).last, length: rest.length }
    : undefined
}
