import { withMonthsSpelled } from './misspelt-months.ts'
import {
  after,
  fullYear,
  momentPattern,
  moments,
  monthsOfYears,
  readMoment,
  shortYear,
  wholeYear,
  year,
  type Moment,
} from './moments.ts'
import { monthPattern, seasonPattern } from './months.ts'
import { seasonal, seasonsToLast, yearsToLast } from './seasons-of-years.ts'

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

const nowPattern =
  `(?:(?:to|until|til{1,2})\\s+)?(?:the\\s+)?(?:present[e]?(?: time| day)?|pres\\.?|current(?:ly)?(?: (?:employed|working)(?: t?here)?| employer| job| position)?|still (?:employed|work(?:ing)?|t?here)(?: t?here)?|now|today|on[ -]?going|to date|till date|until now|date|hoy(?: en d[ií]a)?|` +
  `(?:la )?actual(?:idad|mente)?|(?:empleador|empleo|trabajo) actual|act\\.|en curso|vigente|(?:(?:a )?la )?fecha|(?:al )?presente|ahora)`
/** What an end is that is none, behind a dash. */
const openPattern = `${nowPattern}|onwards?|forward|(?:en )?adelante`
/** "until the plant closed in May 2020" */
const reason = '(?:(?:\\s+\\p{L}+){1,7}?(?=\\s))??'
const dash = `\\s*(?:[-–—―−~→]+|(?<=\\s)/(?=\\s)|(?<=${year})/(?=${year})|\\bto\\b:?|\\buntil\\b${reason}|\\btill?\\b|\\bthrough\\b|\\bthru\\b|\\bhasta\\b(?::|${reason})|\\bal?\\b:?|[,;|]?\\s*\\b(?:end(?:ed)?(?: date)?|left|separated|fin|salida)\\b:?)\\s*(?:the\\s+|la\\s+|el\\s+)?`
const monthAlone = `(?:${monthPattern}|${seasonPattern})\\.?`
const edge = `(?<![\\p{L}\\d$#./-])`

const range = new RegExp(
  `${edge}(?:employed:?\\s+)?(?:(?:from|desde|de|since|start(?:ed)?(?: date)?|hired|began|inicio|ingreso):?\\s+)?(?:(${momentPattern}|${shortYear})|(${monthAlone})(?:\\s\\d{1,2})?)${dash}(?:(${momentPattern}|${shortYear})|(${openPattern})|(\\d{2}))${after}`,
  'giu',
)
/** "octubre – mayo, 2018 a 2024": the months of both ends, and then their years */
const monthsThenYears = new RegExp(
  `${edge}(${monthAlone})${dash}(${monthAlone}),?\\s*(?:de\\s+|del\\s+)?(${year})${dash}(?:(${year})|(${openPattern}))${after}`,
  'iu',
)
/** "Jun 17 – Oct 19": years of two digits, and no days */
const shortYears = new RegExp(
  `${edge}(${monthPattern}\\.?\\s\\d{2})${dash}(?:(${monthPattern}\\.?\\s\\d{2})|(${openPattern}))(?![\\p{L}\\d,]|\\s*\\d)`,
  'iu',
)
const monthOfYear = monthsOfYears.join('|')
/** "Sep. 2023 Mar. 2024", "10/2013 | Current": what stood between them is lost, or a bar */
const lost = new RegExp(
  `${edge}(${monthOfYear})\\s+(?:\\|\\s+)?(?:(${monthOfYear})|(${nowPattern}))${after}`,
  'iu',
)
const since = new RegExp(
  `${edge}(?:employed\\s+)?(?:(?:since|desde|starting|a partir de)\\s+(${momentPattern})|(?:from\\s+|desde\\s+)?(${momentPattern})\\s*(?:\\+|(?:and\\s+)?onwards?|en adelante))${after}`,
  'iu',
)
const single = new RegExp(
  `${edge}((?:${moments.filter((one) => !one.startsWith('(?:1[0-2]')).join('|')}))${after}`,
  'iu',
)
const now = new RegExp(
  `^(?:${nowPattern})$|^(?:now|today|hoy|ahora|presente|actual)(?=\\s?:)|(?:^|[\\s(|,–—-])(current(?:ly employed| employer| job| position)?|(?:empleador|empleo|trabajo) actual|present|actualidad|actualmente)(?=$|[\\s)|,:])`,
  'iu',
)
/** A date or "Present" and nothing else, as a cell of a table has it. */
export const momentAlone = new RegExp(`^(?:${momentPattern}|${nowPattern})$`, 'iu')
/** "June 2018 –", "June 2018 – July" and "junio de", which go on in the next line. */
export const openEnd = new RegExp(
  `(?:${momentPattern}|${monthAlone})\\s*(?:[-–—]|\\bto|\\bthrough|\\bthru|\\buntil|\\btill?|\\bhasta|\\bal?)\\s*(?:${monthAlone}(?:\\s+de)?|\\d{1,2}\\s+de|a\\s+la|la)?\\s*$|^${monthAlone}(?:\\s+del?)?$`,
  'iu',
)
export const beginsWithMoment = new RegExp(
  `^(?:(?:${momentPattern}|${monthAlone}|${nowPattern})(?:${dash}(?:${momentPattern}|${nowPattern}|${monthAlone}(?:\\s+de)?)?)?|[-–—]\\s*(?:${momentPattern}|${nowPattern}))\\s*${after}`,
  'iu',
)

/** "to Present" and "– May 2021", which go on from a date in the line above */
export const goesOn = new RegExp(`^(?:[-–—]|to|until|hasta|al?)\\s*(${momentPattern}|${nowPattern})$`, 'iu')

/** What two moments say together; some write the newer one first. */
function rangeOf(
  start: Moment | null,
  last: Moment | null,
  isCurrent: boolean,
  { from, to }: Pick<DateRange, 'from' | 'to'>,
): DateRange | null {
  if (!start || (!last && !isCurrent)) return null
  const turned = last !== null && last.last < start.first
  return {
    start: turned ? last.first : start.first,
    end: turned ? start.last : (last?.last ?? null),
    current: isCurrent,
    range: true,
    exact: start.exact && (last?.exact ?? true),
    from,
    to,
  }
}
const placeOf = (found: RegExpExecArray) => ({ from: found.index, to: found.index + found[0].length })

/** The months of the seasons in which a person came back: from the first month of the first year to the last of the last. */
function findMonthsThenYears(text: string): DateRange | null {
  const found = monthsThenYears.exec(text)
  if (!found) return null
  const [, firstMonth, lastMonth, firstYear, lastYear, present] = found
  const start = readMoment(firstMonth!, firstYear)
  const last = lastYear === undefined ? null : readMoment(lastMonth!, lastYear)
  return start && last && last.last < start.first
    ? null
    : rangeOf(start, last, present !== undefined, placeOf(found))
}

/** Two months that are no range in any other way. */
function findPair(form: RegExp, text: string): DateRange | null {
  const found = form.exec(text)
  if (!found) return null
  const [, first, last, present] = found
  return rangeOf(
    readMoment(first!),
    last === undefined ? null : readMoment(last),
    present !== undefined,
    placeOf(found),
  )
}

/** "June - August 2018", and "October - January 2019" of the year before */
function monthBefore(month: string, last: Moment): Moment | null {
  const start = readMoment(month, last.first.slice(0, 4))
  return start && start.first > last.last
    ? readMoment(month, String(Number(last.first.slice(0, 4)) - 1))
    : start
}

function findRange(text: string): DateRange | null {
  for (const found of text.matchAll(range)) {
    const [, full, alone, end, present, shortEnd] = found
    const last = present
      ? null
      : shortEnd === undefined
        ? readMoment(end!)
        : /^\d{2}$/u.test(shortEnd)
          ? shortEndOf(full, shortEnd)
          : null
    const start = full ? readMoment(full) : last && monthBefore(alone!, last)
    const whole = rangeOf(start, last, Boolean(present), placeOf(found))
    if (whole) return whole
  }
  return null
}

/** What every date but "Present" has: most lines have none, and are looked at no further. */
const dated = new RegExp(
  `(?:19[4-9]|20[0-4])\\d|['’‘]\\s?\\d{2}|/\\s?\\d{2}|${monthPattern}\\P{L}{0,3}\\d{2}`,
  'iu',
)

/** "May 20008": a year with a zero too many behind a month or season; alone it is a ZIP code. What stands behind it stays where it is. */
const longYear = new RegExp(
  `(?<=(?:(?<![\\p{L}\\d])(?:${monthPattern}[.,]?\\s(?:de\\s|del\\s)?|${seasonPattern}\\s)|(?:^|[-–—(|]|\\bto\\b)\\s*(?:0?[1-9]|1[0-2])/)20)0([0-4]\\d)(?!\\d)`,
  'giu',
)
const zeros = '20(?:0[0-4]\\d|[0-4]\\d0)(?!\\d)'
/** "2005 – 20007" and "20190 - 2021": the dash and the other year tell it too, but for the ZIP code of a place before them */
const longYears = new RegExp(
  `(?<=${year}0?${dash})${zeros}|(?<=^\\W*|[(|:]\\s*)${zeros}(?=${dash}(?:20\\d{2}|${openPattern}))`,
  'giu',
)
const withYearsOfFour = (text: string): string =>
  /20\d{3}/u.test(text)
    ? text.replace(longYear, '$1 ').replace(longYears, (all) => `${all.replace(/(?<=^20)0|0$/u, '')} `)
    : text

/** The first range of dates in a text, else its first date. */
export function findDates(given: string): DateRange | null {
  const text = withMonthsSpelled(withYearsOfFour(given.replaceAll('⁃', '-')))
  return dated.test(text) ? findDated(text) : findNow(text)
}

function findDated(text: string): DateRange | null {
  const ranges = [
    findMonthsThenYears(text),
    findPair(shortYears, text),
    findRange(text),
    findPair(lost, text),
  ].filter((found) => found !== null)
  // the first in the text; of several at one place the one that is told first above
  const first = ranges.toSorted((a, b) => a.from - b.from)[0]
  if (first) return first
  const open = since.exec(text)
  const moment = open && readMoment((open[1] ?? open[2])!)
  if (moment) return rangeOf(moment, null, true, placeOf(open))
  const one = single.exec(text)
  const start = one && readMoment(one[1]!)
  if (start) {
    const behind = text.slice(one.index + one[0].length)
    const isOfYears = seasonal.test(text.slice(0, one.index))
    const goesOn = isOfYears ? yearsToLast(one[1]!, behind) : seasonsToLast(one[1]!, behind)
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
  return findNow(text)
}

function findNow(text: string): DateRange | null {
  const present = now.exec(text)
  if (!present) return null
  const word = present[1] ?? present[0]
  const from = present.index + present[0].indexOf(word)
  return { start: null, end: null, current: true, range: false, exact: false, from, to: from + word.length }
}

/** 2015-18 */
function shortEndOf(start: string | undefined, digits: string): Moment | null {
  if (!start || !new RegExp(`^${year}$`, 'u').test(start.trim())) return null
  return wholeYear(fullYear(start.slice(0, 2) + digits))
}
