import { dayMs, hourMs, minuteMs } from '@lunchpail/contracts/durations'
import { zonesOfRegion } from '@lunchpail/contracts/engagement/rules/zone-of-region'
import { momentOf } from '@lunchpail/contracts/zone'

/** A date as a feed words it: its day, and its time of day where it has one. */
export interface FeedDate {
  /** as if the clock on the wall were in UTC */
  readonly wall: number
  /** false: a day alone, and midnight, which is how many systems write one */
  readonly hasTime: boolean
  /** minutes ahead of UTC; null where it does not say, which means the clock of the place */
  readonly offset: number | null
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const mesesCortos = 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' ')
const zones: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  ast: -240,
  adt: -180,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
  akst: -540,
  akdt: -480,
  hst: -600,
}
/** Without saying whether it is summer. */
const zonesOfAnySeason: Readonly<Record<string, string>> = {
  et: 'America/New_York',
  ct: 'America/Chicago',
  mt: 'America/Denver',
  pt: 'America/Los_Angeles',
}

const monthOf = (word: string): number => {
  const start = word.slice(0, 3).toLowerCase()
  const english = months.indexOf(start)
  return (english >= 0 ? english : mesesCortos.indexOf(start)) + 1
}

const month = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|enero|ene|febrero|marzo|abril|abr|mayo|junio|julio|agosto|ago|septiembre|setiembre|octubre|noviembre|diciembre|dic)\.?`
const weekday = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+|(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),?\s+)?`
const time = String.raw`(?:[t,\s]+(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(am|pm|a\.m\.|p\.m\.)?\s*((?:gmt|utc)?[+-]\d{2}:?(?:\d{2})?|z|[a-z]{2,4})?(?:\s*\([\w\s]+\))?)?`
const forms: readonly { readonly pattern: RegExp; readonly order: 'ymd' | 'mdy' | 'dmy' | 'number' }[] = [
  { pattern: new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}$`, 'i'), order: 'ymd' },
  {
    pattern: /^(\d{4})(\d{2})(\d{2})(?:t?(\d{2}):?(\d{2}):?(\d{2})?()(z|[+-]\d{2}:?\d{2})?)?$/i,
    order: 'ymd',
  },
  {
    pattern: new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${time}$`, 'i'),
    order: 'number',
  },
  {
    pattern: new RegExp(String.raw`^${weekday}${month}\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})${time}$`, 'i'),
    order: 'mdy',
  },
  {
    pattern: new RegExp(
      String.raw`^${weekday}(\d{1,2})(?:st|nd|rd|th)?[-\s]+(?:de\s+)?${month}[-,\s]+(?:del?\s+)?(\d{4}|\d{2})${time}$`,
      'i',
    ),
    order: 'dmy',
  },
]
/** As `Date.toString` and `date` write it: the year at the end. */
const yearLast = new RegExp(
  String.raw`^${weekday}${month}\s+(\d{1,2})\s+(\d{2}:\d{2}:\d{2})\s+(?:([a-z]{2,4})\s+)?(\d{4})$`,
  'i',
)

const yearOf = (text: string) => (text.length === 2 ? 2000 + Number(text) : Number(text))

/** Day and month of "3/4/2026": the month first, unless there is no such month. */
const ofNumbers = (first: number, second: number) =>
  first > 12 ? { month: second, day: first } : { month: first, day: second }

function offsetOf(text: string | undefined, wall: number): number | null | undefined {
  if (!text) return null
  const zone = zonesOfAnySeason[text.toLowerCase()]
  if (zone) return Math.round((wall - momentOf(wall, zone, new Date(wall)).getTime()) / minuteMs)
  const offset = /^(?:gmt|utc)?([+-])(\d{2}):?(\d{2})?$/i.exec(text)
  if (offset) return (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3] ?? 0))
  return zones[text.toLowerCase()]
}

/** Null where the text is no date that can be read as one day alone. */
export function readDate(text: string): FeedDate | null {
  const words = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replace(yearLast, '$1 $2, $5 $3 $4')
    // a day of XML Schema may have a zone, which moves no day
    .replace(/^(\d{4}-\d{2}-\d{2})(?:z|[+-]\d{2}:\d{2})$/i, '$1')
    .trim()
  if (/^\d{10}$|^\d{13}$/.test(words)) {
    const wall = Number(words) * (words.length === 10 ? 1_000 : 1)
    return { wall, hasTime: wall % dayMs > 0, offset: 0 }
  }
  for (const { pattern, order } of forms) {
    const found = pattern.exec(words)
    if (!found) continue
    const [, one = '', two = '', three = '', hour = '0', minute = '0', second = '0', half, zone] = found
    const date =
      order === 'ymd'
        ? { year: Number(one), month: Number(two), day: Number(three) }
        : order === 'mdy'
          ? { year: yearOf(three), month: monthOf(one), day: Number(two) }
          : order === 'dmy'
            ? { year: yearOf(three), month: monthOf(two), day: Number(one) }
            : { year: yearOf(three), ...ofNumbers(Number(one), Number(two)) }
    const hours = half ? (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(hour)
    const midnight = Date.UTC(date.year, date.month - 1, date.day)
    const isDay =
      date.year > 1900 &&
      date.month >= 1 &&
      new Date(midnight).getUTCMonth() === date.month - 1 &&
      date.day >= 1
    if (!isDay || hours > 24 || Number(minute) > 59 || Number(second) > 60) return null
    const passed = hours * hourMs + Number(minute) * minuteMs + Number(second) * 1_000
    const wall = midnight + passed
    const offset = offsetOf(zone, wall)
    return offset === undefined ? null : { wall, hasTime: passed > 0, offset }
  }
  return null
}

const momentIn = ({ wall, offset }: FeedDate, region: string): number[] =>
  offset === null
    ? zonesOfRegion(region).map((zone) => momentOf(wall, zone, new Date(wall)).getTime())
    : [wall - offset * minuteMs]

/** When something was posted; a day alone is its noon in UTC, so that no zone makes another day of it. */
export const postedMoment = (date: FeedDate, region: string): Date =>
  date.hasTime ? new Date(momentIn(date, region)[0]!) : new Date(startOfDay(date.wall) + 12 * hourMs)

/** The last minute of a day in UTC, which is how systems write the end of one. */
const isLastMinute = ({ wall, offset }: FeedDate) => offset === 0 && wall % dayMs >= dayMs - minuteMs

/** When it is over: a day alone is open until its end at the place, in the later zone of a state that has two. */
export const endMoment = (date: FeedDate, region: string): Date => {
  if (date.hasTime && !isLastMinute(date)) return new Date(Math.max(...momentIn(date, region)))
  const end = { wall: startOfDay(date.wall) + dayMs, hasTime: true, offset: null }
  return new Date(Math.max(...momentIn(end, region)))
}

const startOfDay = (wall: number) => wall - (wall % dayMs)
