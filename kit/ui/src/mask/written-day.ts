import { monthOf } from './month-words.ts'

/** A day in digits: two for the day and the month, and as many for the year as were written. */
export interface WrittenDay {
  readonly month: string
  readonly day: string
  readonly year: string
}

const of = String.raw`(?:(?:of|de|del)\s+)?`
const year = String.raw`['’]?(\d{4}|\d{2})`
const ordinal = String.raw`(?:st|nd|rd|th|r?o|er|º|°)?`
/** "Friday, ", "el lunes " */
const weekday = String.raw`(?:\p{L}{2,}\.?,?\s+){0,2}`
/** "May 12, 1990", "Friday, Sept. 12th 1990" */
const monthFirst = new RegExp(
  String.raw`^${weekday}(\p{L}{3,})[\s./-]*(\d{1,2})${ordinal}[\s,./-]+${of}${year}$`,
  'u',
)
/** "12 May 1990", "12/mayo/1990", "1º de mayo del 90" */
const dayFirst = new RegExp(
  String.raw`^${weekday}(\d{1,2})${ordinal}[\s./-]*${of}(\p{L}{3,})[\s.,/-]*${of}${year}$`,
  'u',
)
/** "1990, May 12", "1990 de mayo 12" */
const yearThenName = new RegExp(
  String.raw`^(\d{4})[\s,./-]+${of}(\p{L}{3,})[\s.,/-]*(\d{1,2})${ordinal}$`,
  'u',
)
const numbers = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/
const yearFirst = /^(\d{4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,2})(?!\d)/

const two = (number: number) => String(number).padStart(2, '0')

/** Null where there is no such day, whatever the year is. */
function dayOf(month: number, day: number, written: string): WrittenDay | null {
  const longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  return longest === undefined || day < 1 || day > longest
    ? null
    : { month: two(month), day: two(day), year: written }
}

/** Two numbers as the country writes them, the month first; the day first where there is no such month. */
const ofNumbers = (one: number, other: number, written: string): WrittenDay | null =>
  one > 12 ? dayOf(other, one, written) : dayOf(one, other, written)

/** A whole date as people write it, in English and Spanish; null where it is none, or could be more than one. */
export function writtenDay(text: string): WrittenDay | null {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^primero /, '1 ')
  const iso = yearFirst.exec(words)
  if (iso) return dayOf(Number(iso[2]), Number(iso[3]), iso[1]!)
  const [, month, ofMonth, yearOfMonth] = monthFirst.exec(words) ?? []
  if (month) return dayOf(monthOf(month), Number(ofMonth), yearOfMonth!)
  const [, day, name, yearOfDay] = dayFirst.exec(words) ?? []
  if (day) return dayOf(monthOf(name!), Number(day), yearOfDay!)
  const [, yearOfName, named, ofNamed] = yearThenName.exec(words) ?? []
  if (named) return dayOf(monthOf(named), Number(ofNamed), yearOfName!)
  const [, one, other, yearOfBoth] = numbers.exec(words) ?? []
  return one ? ofNumbers(Number(one), Number(other), yearOfBoth!) : null
}
