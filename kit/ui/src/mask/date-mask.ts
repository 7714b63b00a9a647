import { changeOf, digitsOf } from './mask.ts'
import type { Change, Edit, Mask, Masked } from './mask.ts'
import { comingYear, isMonthBegun, spelledMonth, wholeYear } from './month-words.ts'
import { yearFirstBegun, yearFirstEnded, yearTypedFirst } from './year-first.ts'
import { writtenDay, type WrittenDay } from './written-day.ts'

/** Separators that people write in dates; a phone's keyboard of digits has a comma in place of a slash. */
const separator = /[\s.,/\\:;_|·‐-―−-]/
const separators = new RegExp(`${separator.source}+`, 'g')
const neitherDigitNorSeparator = new RegExp(`(?!${separator.source})\\D`, 'g')

const count = (text: string, character: string) => text.split(character).length - 1

/** The caret position after so many digits and then so many slashes. */
const caretAt = (text: string, digits: number, slashes: number): number => {
  let at = 0
  for (let seen = 0; seen < digits && at < text.length; at += 1) if (text[at] !== '/') seen += 1
  for (let passed = 0; passed < slashes && text[at] === '/'; passed += 1) at += 1
  return at
}

const isYearFirst = (text: string) => /^\s*\d{4}[./-]\d/.test(text)

/** More than any date has. */
const maxCharacters = 40
const asWritten = (text: string, caret: number): Masked => {
  const kept = text.slice(0, maxCharacters)
  return { text: kept, caret: Math.min(caret, kept.length) }
}

/** Moves the overflow of each part into the next; `over` is the overflow of the last. */
const flow = (parts: readonly string[], sizes: readonly number[]) => {
  const out: string[] = []
  let over = ''
  for (const [place, size] of sizes.entries()) {
    const part = over + (parts[place] ?? '')
    out.push(part.slice(0, size))
    over = part.slice(size)
  }
  over += parts.slice(sizes.length).join('')
  while (out.length > 1 && out.at(-1) === '' && parts.length < out.length) out.pop()
  return { text: digitsOf(out.join('')) === '' ? '' : out.join('/'), over }
}

/** A mask for numbers of fixed lengths with slashes between; the year is last. */
const dateMask = (sizes: readonly number[]): Mask => {
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const shape = new RegExp(
    `^${sizes.map((size) => `\\d{0,${size}}`).join('(/')}${')?'.repeat(sizes.length - 1)}$`,
  )

  const padded = (parts: readonly string[]) =>
    parts.map((part, place) =>
      part !== '' && place < parts.length - 1 && parts[place + 1] !== ''
        ? part.padStart(sizes[place] ?? 0, '0')
        : part,
    )

  /** A complete date: digits alone, 5/12/1990, 5-12-1990, or ISO with the year first. */
  const whole = (value: string) => {
    const parts: string[] = value.match(/\d+/g) ?? []
    const [first = '', ...rest] = parts
    const yearFirst = first.length === 4 && rest.length > 0
    return flow(padded(yearFirst ? [...rest.slice(0, sizes.length - 1), first] : parts), sizes).text
  }

  const isWhole = (text: string) =>
    digitsOf(text).length >= total || (text.match(/\d+/g) ?? []).length >= sizes.length

  /** Of which nothing is left over: the beginning of a longer text would be another date. */
  const isExact = (text: string) => {
    const parts = text.match(/\d+/g) ?? []
    return (
      isYearFirst(text) ||
      (parts.length === 1 && parts[0]!.length === total) ||
      (parts.length === sizes.length && parts.every((part, place) => part.length <= sizes[place]!))
    )
  }

  /** A typed slash completes the part before it. */
  const slash = ({ prefix, suffix }: Change, before: string): Masked => {
    const parts = prefix.split('/')
    const part = parts.at(-1) ?? ''
    const ends = part !== '' && parts.length < sizes.length && (suffix === '' || suffix.startsWith('/'))
    if (!ends) return { text: before, caret: prefix.length }
    const ended = [...parts.slice(0, -1), part.padStart(sizes[parts.length - 1] ?? 0, '0')].join('/')
    return { text: suffix === '' ? `${ended}/` : ended + suffix, caret: ended.length + 1 }
  }

  const edit = (made: Edit): Masked => {
    const change = changeOf(made)
    const { removed, inserted } = change
    let { prefix, suffix } = change
    if (isWhole(inserted)) {
      if (!isExact(inserted)) return asWritten(inserted.trim(), inserted.length)
      const text = whole(inserted)
      return { text, caret: text.length }
    }
    if (inserted.length === 1 && removed === '' && separator.test(inserted)) return slash(change, made.before)

    // A deleted slash would be inserted again: the digit beyond it is deleted instead.
    if (inserted === '' && removed === '/' && suffix !== '') {
      if (made.deleted === 'forward') suffix = suffix.replace(/^(\/*)\d/, '$1')
      else prefix = prefix.replace(/\d(\/*)$/, '$1')
    }

    // The other parts keep their digits: deleted slashes are inserted again.
    const typed = inserted.replace(neitherDigitNorSeparator, '').replace(separators, '/')
    const kept = suffix === '' ? '' : '/'.repeat(Math.max(0, count(removed, '/') - count(typed, '/')))
    const { text, over } = flow((prefix + typed + kept + suffix).split('/'), sizes)
    if (over !== '' && removed === '') return { text: made.before, caret: prefix.length }
    const left = prefix + typed
    return {
      text,
      caret: caretAt(text, digitsOf(left).length, left.length - left.replace(/\/+$/, '').length),
    }
  }

  return {
    show: (value) => (shape.test(value) || !isExact(value) ? value : whole(value)),
    edit,
    leave: (text) => padded(text.split('/')).join('/'),
  }
}

const dayOfDigits = dateMask([2, 2, 4])
const monthOfDigits = dateMask([2, 4])

const hasLetter = /\p{L}/u
const atEnd = (text: string): Masked => ({ text, caret: text.length })

/** A date in digits that takes no more of them. */
const isFull = (text: string): boolean => /^(?:\d{2}\/)?\d{2}\/\d{4}$/.test(text)

/**
 * What has letters stays as it is written until it is a whole date, and for good where it is none: the numbers in it alone
 * would be another date ("Q3 2019", "12/V/1990"). A letter that is typed into a full date is not taken.
 */
const staysWritten = ({ before, text }: Edit): boolean =>
  hasLetter.test(text) && !(isFull(before) && text.length - before.length === 1)

/** A month and a year where a day is asked for: 5/1990 is not the 19th of May 1990. Without slashes it may yet become a day. */
const isMonthOnly = ({ text, caret }: Edit): boolean =>
  caret === text.length && /^\s*\d{1,2}[\s./-]+(?:19|20)\d{1,2}\s*$/.test(text)

const inDigits = ({ month, day, year }: WrittenDay) => `${month}/${day}/${year}`

/** A whole day in digits that there is not, as the one that it means: 25/05/1990, or 1990-05-12 without its dashes. */
function turned(text: string): string {
  const [, first, second, last] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  if (first === undefined || Number(first) <= 12) return text
  const dayFirst = Number(last) >= 1900 ? writtenDay(text) : null
  const day = dayFirst ?? writtenDay(`${first}${second}-${last!.slice(0, 2)}-${last!.slice(2)}`)
  return day ? inDigits(day) : text
}

/** 20/03/05: the 20th of March 2005, or the beginning of 2003-05. */
const isDoubtful = (text: string) => /^(?:1[3-9]|[2-9]\d)\D\d{1,2}\D\d{2}$/.test(text)

const dayMaskOf = (yearOf: (year: string) => string): Mask => ({
  show: (value) =>
    (hasLetter.test(value) && !/^\d{4}-/.test(value)) ||
    yearFirstBegun.test(value) ||
    isMonthOnly({ before: '', text: value, caret: value.length })
      ? value
      : dayOfDigits.show(value),
  edit(made) {
    const pasted = writtenDay(changeOf(made).inserted)
    if (pasted?.year.length === 4) return atEnd(inDigits(pasted))
    if (isMonthOnly(made)) return asWritten(made.text, made.caret)
    const yearFirst = yearTypedFirst(made) ?? made.text.replace(/[\s.-]$/, '/')
    if (yearFirstBegun.test(yearFirst)) return asWritten(yearFirst, made.caret)
    if (yearFirstEnded.test(made.text)) {
      const day = writtenDay(made.text)
      return day ? atEnd(inDigits(day)) : asWritten(made.text, made.caret)
    }
    if (!staysWritten(made)) {
      const { text, caret } = dayOfDigits.edit(made)
      const day = turned(text)
      return day === text ? { text, caret } : atEnd(day)
    }
    const day = writtenDay(made.text)
    return day && day.year.length === 4 ? atEnd(inDigits(day)) : asWritten(made.text, made.caret)
  },
  leave(text) {
    const day = isDoubtful(text) ? null : writtenDay(text)
    if (day) return inDigits({ ...day, year: yearOf(day.year) })
    return hasLetter.test(text) ? text : dayOfDigits.leave(text)
  },
})

/** A day: 05/12/1990. One that is spelled becomes its digits; a year of two digits is completed at the end. */
export const dayMask = dayMaskOf(wholeYear)
/** The same of a day that is still to come. */
export const comingDayMask = dayMaskOf(comingYear)

/** A day in digits, typed where a month is asked for. */
const dayBegun = /^\d{1,2}[./-]\d{1,2}[./-]\d{0,4}$/

/** A year that is typed first. */
const yearBegun = /^(?:19|20)\d\d-\d{0,4}$/

/** The month of a text that is spelled, or a whole day. */
function pastedMonth(text: string): string | null {
  const spelled = /\d{4}$/.test(text) ? spelledMonth(text) : null
  const day = isYearFirst(text) ? null : writtenDay(text)
  return spelled ?? (day?.year.length === 4 ? `${day.month}/${day.year}` : null)
}

/** A month: 05/1990. One that is spelled, or a whole day, becomes its digits; a year of two digits is completed at the end. */
export const monthMask: Mask = {
  show: (value) =>
    isMonthBegun(value) ||
    (hasLetter.test(value) && !isYearFirst(value)) ||
    dayBegun.test(value) ||
    /^(?:19|20)\d\d-\d?$/.test(value)
      ? value
      : monthOfDigits.show(value),
  edit(made) {
    const month = pastedMonth(changeOf(made).inserted) ?? pastedMonth(made.text)
    if (month) return atEnd(month)
    // 2003-05, whose year the mask has cut in two
    const [, century, rest] = /^(19|20)\/(\d\d)[./-]$/.exec(made.text) ?? []
    if (century) return atEnd(`${century}${rest}-`)
    if (yearBegun.test(made.text)) {
      const [, yearOfIt, monthOfIt] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(made.text) ?? []
      return yearOfIt ? atEnd(`${monthOfIt}/${yearOfIt}`) : asWritten(made.text, made.caret)
    }
    if (dayBegun.test(made.text) || (staysWritten(made) && !isYearFirst(made.text)))
      return asWritten(made.text, made.caret)
    return monthOfDigits.edit(made)
  },
  leave(text) {
    const day = isDoubtful(text) ? null : writtenDay(text)
    if (day) return `${day.month}/${wholeYear(day.year)}`
    if (hasLetter.test(text) || dayBegun.test(text)) return spelledMonth(text) ?? text
    // a year whose month is still to come, or has one digit
    const [, century, decade, last] = /^(19|20)\/?(\d\d)(?:-(\d))?$/.exec(text) ?? []
    if (century) return last ? `0${last}/${century}${decade}` : `${century}${decade}`
    const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(monthOfDigits.leave(text)) ?? []
    return month && year ? `${month}/${wholeYear(year)}` : monthOfDigits.leave(text)
  },
}
