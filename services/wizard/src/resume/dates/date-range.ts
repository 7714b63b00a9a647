import { monthOf, monthPattern, seasonOf, seasonPattern } from './months.ts'

/** A month, or a year or a season whose months are its first and its last. */
export interface Moment {
  readonly first: string
  readonly last: string
  readonly exact: boolean
}

export interface DateRange {
  /** null where only an end is told ("Current") */
  readonly start: string | null
  /** null where it goes on */
  readonly end: string | null
  readonly current: boolean
  /** both ends are told */
  readonly range: boolean
  /** months are told, not only years or seasons */
  readonly exact: boolean
  readonly from: number
  readonly to: number
}

const year = `(?:19[4-9]\\d|20[0-4]\\d)`
const shortYear = `['’‘]\\s?\\d{2}`
const day = `(?:\\d{1,2}(?:st|nd|rd|th)?,?\\s+)?`
const moments = [
  `(?:${monthPattern}|${seasonPattern})\\.?,?\\s*(?:de\\s+|del\\s+|of\\s+)?${day}(?:${year}|${shortYear})`,
  `${year}\\s*\\(${seasonPattern}\\)`,
  `\\d{1,2}\\s+(?:de\\s+)?${monthPattern}\\.?,?\\s*(?:de\\s+|del\\s+)?${year}`,
  `${monthPattern}\\.?\\s?[-/]\\s?(?:${year}|${shortYear}|\\d{2}(?!\\d))`,
  `${year}\\s+${monthPattern}(?!\\p{L})\\.?(?!\\s*\\d)`,
  `${year}[-/.](?:1[0-2]|0[1-9])(?:[-/.]\\d{2})?(?!\\d)`,
  `(?:\\d{1,2}\\s?[-/.]\\s?)?\\d{1,2}\\s?[-/.]\\s?${year}`,
  `(?:1[0-2]|0?[1-9])/(?:3[01]|[12]\\d|0?[1-9])/\\d{2}(?!\\d)`,
  `(?:1[0-2]|0?[1-9])/\\d{2}(?![\\d/])`,
  year,
]
const momentPattern = `(?:${moments.join('|')})`
const nowPattern =
  `(?:present[e]?|pres\\.?|current(?:ly)?(?: employed)?|still (?:employed|working|there)|now|today|on[ -]?going|to date|till date|until now|date|hoy(?: en d[ií]a)?|` +
  `(?:la )?actual(?:idad|mente)?|act\\.|en curso|vigente|(?:(?:a )?la )?fecha|(?:al )?presente|ahora)`
const dash = `\\s*(?:[-–—―−~→]+|(?<=\\s)/(?=\\s)|\\bto\\b:?|\\buntil\\b|\\btill?\\b|\\bthrough\\b|\\bthru\\b|\\bhasta\\b:?|\\bal?\\b:?|[,;|]?\\s*\\bend(?:ed)?(?: date)?\\b:|[,;|]?\\s*\\b(?:left|separated|fin|salida)\\b:)\\s*(?:the\\s+|la\\s+|el\\s+)?`
const monthAlone = `(?:${monthPattern}|${seasonPattern})\\.?`
const edge = `(?<![\\p{L}\\d$#./-])`
const after = `(?![\\p{L}\\d%]|[.,]\\d|/\\d)`

const range = new RegExp(
  `${edge}(?:(?:from|desde|de|since|start(?:ed)?(?: date)?|hired|began|inicio|ingreso):?\\s+)?(?:(${momentPattern})|(${monthAlone}))${dash}(?:(${momentPattern})|(${nowPattern})|(\\d{2}))${after}`,
  'giu',
)
/** "octubre – mayo, 2018 a 2024": the months of both ends, and then their years */
const monthsThenYears = new RegExp(
  `${edge}(${monthAlone})${dash}(${monthAlone}),?\\s*(?:de\\s+|del\\s+)?(${year})${dash}(?:(${year})|(${nowPattern}))${after}`,
  'iu',
)
const since = new RegExp(`${edge}(?:since|desde|starting|a partir de)\\s+(${momentPattern})${after}`, 'giu')
const single = new RegExp(
  `${edge}((?:${moments.filter((one) => !one.startsWith('(?:1[0-2]')).join('|')}))${after}`,
  'giu',
)
/** "Summers 2018, 2019 and 2020" */
const seasonsGoOn = new RegExp(
  `^(?:(?:\\s*[,/&]\\s*(?:and\\s+|y\\s+)?|\\s+(?:and|y)\\s+)(?:${seasonPattern}\\s+)?${year})+${after}`,
  'iu',
)
const now = new RegExp(
  `^(?:${nowPattern})$|(?:^|[\\s(|,–—-])(current(?:ly employed)?|present|actualidad|actualmente)(?=$|[\\s)|,])`,
  'iu',
)
/** A date or "Present" and nothing else, as a cell of a table has it. */
export const momentAlone = new RegExp(`^(?:${momentPattern}|${nowPattern})$`, 'iu')
/** "June 2018 –", "June 2018 – July" and "junio de", which go on in the next line. */
export const openEnd = new RegExp(
  `(?:${momentPattern}|${monthAlone})\\s*(?:[-–—]|\\bto|\\bthrough|\\buntil|\\bhasta|\\ba)\\s*(?:${monthAlone}(?:\\s+de)?|a\\s+la|la)?\\s*$|^${monthAlone}(?:\\s+del?)?$`,
  'iu',
)
export const beginsWithMoment = new RegExp(
  `^(?:(?:${momentPattern}|${monthAlone}|${nowPattern})(?:${dash}(?:${momentPattern}|${nowPattern}|${monthAlone}(?:\\s+de)?)?)?|[-–—]\\s*(?:${momentPattern}|${nowPattern}))\\s*${after}`,
  'iu',
)

/** "to Present" and "– May 2021", which go on from a date in the line above */
export const goesOn = new RegExp(`^(?:[-–—]|to|until|hasta|al?)\\s*(${momentPattern}|${nowPattern})$`, 'iu')

const iso = (yearNumber: number, monthNumber: number): string =>
  `${yearNumber}-${String(monthNumber).padStart(2, '0')}`
const fullYear = (digits: string): number => {
  const number = Number(digits.replace(/\D/gu, ''))
  return number >= 100 ? number : number + (number > 50 ? 1900 : 2000)
}
const whole = (yearNumber: number): Moment => ({
  first: iso(yearNumber, 1),
  last: iso(yearNumber, 12),
  exact: false,
})

/** `around` gives the year to a month that has none of its own: "June - August 2018". */
export function readMoment(text: string, around?: string): Moment | null {
  const name = new RegExp(`(${seasonPattern})|(${monthPattern})`, 'iu').exec(text)
  const digits = new RegExp(`${year}`, 'u').exec(text)?.[0] ?? new RegExp(`${shortYear}`, 'u').exec(text)?.[0]
  if (name) {
    const own = digits ?? /\d{2}$/u.exec(text)?.[0] ?? around
    if (own === undefined) return null
    const yearNumber = fullYear(own)
    const found = name[1] === undefined ? undefined : seasonOf(name[1])
    if (found) return { first: iso(yearNumber, found.first), last: iso(yearNumber, found.last), exact: false }
    const number = monthOf(name[2]!)
    return number === undefined
      ? null
      : { first: iso(yearNumber, number), last: iso(yearNumber, number), exact: true }
  }
  const numbers = text.match(/\d+/gu) ?? []
  if (numbers.length === 1) return whole(fullYear(numbers[0]))
  const yearFirst = numbers[0]!.length === 4
  const rest = yearFirst ? numbers.slice(1) : numbers.slice(0, -1)
  const yearNumber = fullYear(yearFirst ? numbers[0]! : numbers.at(-1)!)
  // 03/15/2019 of the United States, 15/03/2019 of most others
  const number = rest.map(Number).find((one) => one >= 1 && one <= 12)
  return number === undefined
    ? whole(yearNumber)
    : { first: iso(yearNumber, number), last: iso(yearNumber, number), exact: true }
}

/** The months of the seasons in which somebody came back: from the first month of the first year to the last of the last. */
function findMonthsThenYears(text: string): DateRange | null {
  const found = monthsThenYears.exec(text)
  if (!found) return null
  const [all, firstMonth, lastMonth, firstYear, lastYear, present] = found
  const start = readMoment(firstMonth!, firstYear)
  const last = lastYear === undefined ? null : readMoment(lastMonth!, lastYear)
  if (!start || (last && last.last < start.first)) return null
  return {
    start: start.first,
    end: last?.last ?? null,
    current: present !== undefined,
    range: true,
    exact: start.exact && (last?.exact ?? true),
    from: found.index,
    to: found.index + all.length,
  }
}

/** The first range of dates in a text, else its first date. */
export function findDates(text: string): DateRange | null {
  const apart = findMonthsThenYears(text)
  for (const found of text.matchAll(range)) {
    const [all, full, alone, end, present, shortEnd] = found
    const from = found.index
    if (apart && apart.from <= from) return apart
    const to = from + all.length
    const last = present
      ? null
      : shortEnd === undefined
        ? readMoment(end!)
        : /^\d{2}$/u.test(shortEnd)
          ? shortEndOf(full, shortEnd)
          : null
    if (!present && !last) continue
    const start = full ? readMoment(full) : last && readMoment(alone!, last.first.slice(0, 4))
    if (!start) continue
    const exact = start.exact && (last?.exact ?? true)
    const told = last?.last
    // Some write the newer date first.
    const turned = told !== null && told !== undefined && told < start.first
    return {
      start: turned ? last!.first : start.first,
      end: turned ? start.last : (told ?? null),
      current: Boolean(present),
      range: true,
      exact,
      from,
      to,
    }
  }
  const open = since.exec(text)
  since.lastIndex = 0
  if (open) {
    const start = readMoment(open[1]!)
    if (start)
      return {
        start: start.first,
        end: null,
        current: true,
        range: true,
        exact: start.exact,
        from: open.index,
        to: open.index + open[0].length,
      }
  }
  const one = single.exec(text)
  single.lastIndex = 0
  if (one) {
    const start = readMoment(one[1]!)
    const goesOn = start && seasonsToLast(one[1]!, text.slice(one.index + one[0].length))
    if (start)
      return {
        start: start.first,
        end: goesOn ? goesOn.last : start.last,
        current: false,
        range: Boolean(goesOn),
        exact: start.exact,
        from: one.index,
        to: one.index + one[0].length + (goesOn?.length ?? 0),
      }
  }
  const present = now.exec(text)
  if (present) {
    const word = present[1] ?? present[0]
    const from = present.index + present[0].indexOf(word)
    return { start: null, end: null, current: true, range: false, exact: false, from, to: from + word.length }
  }
  return null
}

/** The end of the last of some seasons, and the length of the text that tells it. */
function seasonsToLast(
  first: string,
  text: string,
): { readonly last: string; readonly length: number } | undefined {
  const season = new RegExp(seasonPattern, 'iu').exec(first)?.[0]
  const told = season === undefined ? undefined : seasonsGoOn.exec(text)?.[0]
  const last = told?.match(new RegExp(`(?:${seasonPattern}\\s+)?${year}`, 'giu'))?.at(-1)
  const end = last === undefined ? null : readMoment(/^\d/u.test(last) ? `${season} ${last}` : last)
  return end && told !== undefined ? { last: end.last, length: told.length } : undefined
}

/** 2015-18 */
function shortEndOf(start: string | undefined, digits: string): Moment | null {
  if (!start || !new RegExp(`^${year}$`, 'u').test(start.trim())) return null
  return whole(fullYear(start.slice(0, 2) + digits))
}
