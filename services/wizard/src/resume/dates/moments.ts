import { monthOf, monthPattern, seasonOf, seasonPattern } from './months.ts'

/** A month, or a year, a part of one or a season, whose months are its first and its last. */
export interface Moment {
  readonly first: string
  readonly last: string
  readonly exact: boolean
}

export const year = `(?:19[4-9]\\d|20[0-4]\\d)`
/** what no date has behind it */
export const after = `(?![\\p{L}\\d%]|[.,]\\d|/\\d)`
/** "'19" */
export const shortYear = `['’‘]\\s?\\d{2}`
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?`
const early = 'early|beginning|(?:a )?(?:principios|inicios|comienzos)'
const middle = 'mid(?:dle)?|(?:a )?mediados'
const late = 'late|(?<!front |back |east |west )end|(?:a )?(?:finales|fines)'
const part = `(?:${early}|${middle}|${late})(?:[\\s-]+|\\s+(?:of|de)\\s+)`
const quarter =
  '(?:[Qq][1-4]|(?:1st|2nd|3rd|4th|first|second|third|fourth|primer|segundo|tercer|cuarto) (?:quarter|trimestre))'

/** What tells a month and its year. */
export const monthsOfYears = [
  `(?:${monthPattern}|${seasonPattern})\\.?,?\\s*(?:de\\s+|del\\s+|of\\s+)?${day}(?:${year}|${shortYear})`,
  `\\d{1,2}\\s+(?:de\\s+)?${monthPattern}\\.?,?\\s*(?:de\\s+|del\\s+)?${year}`,
  `${monthPattern}\\.?\\s?[-/]\\s?(?:${year}|${shortYear}|\\d{2}(?!\\d))`,
  `(?:\\d{1,2}\\s?[-/.]\\s?)?\\d{1,2}\\s?[-/.]\\s?${year}`,
]
const parts = [
  `${part}${year}`,
  `${quarter}[\\s,]*(?:of\\s+|de\\s+|del\\s+)?${year}`,
  `${year}\\s*[-/]?\\s*[Qq][1-4]`,
  `${year}\\s*\\(${seasonPattern}\\)`,
]
export const moments = [
  ...parts,
  ...monthsOfYears.slice(0, 3),
  `${year}\\s+${monthPattern}(?!\\p{L})\\.?(?!\\s*\\d)`,
  `${year}[-/.](?:1[0-2]|0[1-9])(?:[-/.]\\d{2})?(?!\\d)`,
  ...monthsOfYears.slice(3),
  `(?:1[0-2]|0?[1-9])/(?:3[01]|[12]\\d|0?[1-9])/\\d{2}(?!\\d)`,
  `(?:1[0-2]|0?[1-9])/\\d{2}(?![\\d/])`,
  year,
]
export const momentPattern = `(?:${moments.join('|')})`

const iso = (yearNumber: number, monthNumber: number): string =>
  `${yearNumber}-${String(monthNumber).padStart(2, '0')}`
export const fullYear = (digits: string): number => {
  const number = Number(digits.replace(/\D/gu, ''))
  return number >= 100 ? number : number + (number > 50 ? 1900 : 2000)
}
const between = (yearNumber: number, first: number, last: number): Moment => ({
  first: iso(yearNumber, first),
  last: iso(yearNumber, last),
  exact: first === last,
})
export const wholeYear = (yearNumber: number): Moment => between(yearNumber, 1, 12)

const ordinals = [/1st|first|primer/iu, /2nd|second|segundo/iu, /3rd|third|tercer/iu]
const namedQuarter = new RegExp(quarter, 'iu')

/** The first and the last month of what is told of a year. */
function partOfYear(text: string): readonly [number, number] | null {
  const found = namedQuarter.exec(text)?.[0]
  if (found !== undefined) {
    const at = ordinals.findIndex((one) => one.test(found))
    const number = /^[Qq]/u.test(found) ? Number(found[1]) : at < 0 ? 4 : at + 1
    return [number * 3 - 2, number * 3]
  }
  if (new RegExp(`^(?:${early})`, 'iu').test(text)) return [1, 4]
  if (new RegExp(`^(?:${middle})`, 'iu').test(text)) return [5, 8]
  return new RegExp(`^(?:${late})`, 'iu').test(text) ? [9, 12] : null
}

/** `around` gives the year to a month that has none of its own: "June - August 2018". */
export function readMoment(text: string, around?: string): Moment | null {
  const digits = new RegExp(`${year}`, 'u').exec(text)?.[0] ?? new RegExp(`${shortYear}`, 'u').exec(text)?.[0]
  const part = digits === undefined ? null : partOfYear(text)
  if (part) return between(fullYear(digits!), ...part)
  const name = new RegExp(`(${seasonPattern})|(${monthPattern})`, 'iu').exec(text)
  if (name) {
    const own = digits ?? /\d{2}$/u.exec(text)?.[0] ?? around
    if (own === undefined) return null
    const found = name[1] === undefined ? undefined : seasonOf(name[1])
    if (found) return { ...between(fullYear(own), found.first, found.last), exact: false }
    const number = monthOf(name[2]!)
    return number === undefined ? null : between(fullYear(own), number, number)
  }
  const numbers = text.match(/\d+/gu) ?? []
  if (numbers.length === 1) return wholeYear(fullYear(numbers[0]))
  const yearFirst = numbers[0]!.length === 4
  const rest = yearFirst ? numbers.slice(1) : numbers.slice(0, -1)
  const yearNumber = fullYear(yearFirst ? numbers[0]! : numbers.at(-1)!)
  // 03/15/2019 of the United States, 15/03/2019 of most others
  const number = rest.map(Number).find((one) => one >= 1 && one <= 12)
  return number === undefined ? wholeYear(yearNumber) : between(yearNumber, number, number)
}
