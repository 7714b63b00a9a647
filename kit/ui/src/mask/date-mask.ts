import { asWritten, dateMask, isYearFirst, separator } from './numbers-mask.ts'
import { changeOf, digitsOf, inPlainDigits } from './mask.ts'
import type { Edit, Mask, Masked } from './mask.ts'
import { comingYear, isMonthBegun, spelledMonth, wholeYear } from './month-words.ts'
import { yearFirstBegun, yearFirstEnded, yearTypedFirst } from './year-first.ts'
import { writtenDay, type WrittenDay } from './written-day.ts'

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
const monthOnly = new RegExp(String.raw`^\s*\d{1,2}${separator.source}+(?:19|20)\d{1,2}\s*$`)
const isMonthOnly = ({ text, caret }: Edit): boolean => caret === text.length && monthOnly.test(text)

const inDigits = ({ month, day, year }: WrittenDay) => `${month}/${day}/${year}`

const isWholeYearFirst = /^\s*\d{4}[./-]\d{1,2}[./-]\d/
/** 2019-02-30, 2019-13-01: of their numbers only another date could be made. */
const isNoDay = (text: string): boolean => isWholeYearFirst.test(text) && writtenDay(text) === null

/** A mask that leaves such a day as it is written; what is made of it afterwards is read as a whole. */
const keepingNoDays = (mask: Mask): Mask => ({
  show: (value) => (isNoDay(value) ? value : mask.show(value)),
  edit(made) {
    const anew = isNoDay(made.before) ? { ...made, before: '' } : made
    return isNoDay(changeOf(anew).inserted) ? asWritten(made.text, made.caret) : mask.edit(anew)
  },
  leave: (text) => (isNoDay(text) ? text : mask.leave(text)),
})

const writtenMask = (mask: Mask): Mask => inPlainDigits(keepingNoDays(mask))

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

/** 1990, May 1: the 1st, or the beginning of a later day. */
const mayGoOn = (text: string) => /\p{L}\D*\d$/u.test(text)

const dayMaskOf = (yearOf: (year: string) => string): Mask =>
  writtenMask({
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
      return day && day.year.length === 4 && !mayGoOn(made.text)
        ? atEnd(inDigits(day))
        : asWritten(made.text, made.caret)
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
/** With what is none of its months: 2003-2019 are two years, or the 20th of a March. */
const yearGoesOn = /^(?:19|20)\d\d-(?!(?:0[1-9]|1[0-2])$)\d{0,4}$/

/** 03202019: a phone's keyboard of digits may have no slash. */
function dayInDigits(text: string): string | null {
  const [, month, day, year] = /^(\d\d)(\d\d)((?:19|20)\d\d)$/.exec(text) ?? []
  const whole = month ? writtenDay(`${month}/${day}/${year}`) : null
  return whole && `${whole.month}/${whole.year}`
}

/** The same as it is typed: behind the month the mask has put a slash, and 03/2020 may yet be the 20th of March of 20... */
const dayGoesOn = /^(?:0[1-9]|1[0-2])\/(?:0[1-9]|[12]\d|3[01])(?:19|20)\d{1,2}$/
/** 03/202015 is that day of 2015, or what is left of 2020-03-15; so is 03/201915, of which no year is one of a job. */
const mayBeYearFirst = /^\d\d\/20(?:20|19[0-3])/

/** 03/2019-5/2020: without its dash the digits behind it would be those of a day, the 20th of March of 195... */
const spanBegun = /^(?:0[1-9]|1[0-2])\/(?:19|20)\d\d[‐-―−-]/
/** Nothing of it, or the day of a date whose year was typed first. */
const spanLeft = /^(\d\d)\/(\d{4})[‐-―−-](\d\d)?$/
function monthBefore(text: string): string {
  const [, month, year, day = '01'] = spanLeft.exec(text) ?? []
  return month && writtenDay(`${year}-${month}-${day}`) ? `${month}/${year}` : text
}

/** The month of a text that is spelled, or a whole day. */
function pastedMonth(text: string): string | null {
  const spelled = /\d{4}$/.test(text) ? spelledMonth(text) : null
  const day = isYearFirst(text) ? null : writtenDay(text)
  return spelled ?? dayInDigits(text) ?? (day?.year.length === 4 ? `${day.month}/${day.year}` : null)
}

/** A month: 05/1990. One that is spelled, or a whole day, becomes its digits; a year of two digits is completed at the end. */
export const monthMask: Mask = writtenMask({
  show: (value) =>
    isMonthBegun(value) ||
    (hasLetter.test(value) && !isYearFirst(value)) ||
    dayBegun.test(value) ||
    dayGoesOn.test(value) ||
    spanBegun.test(value) ||
    yearGoesOn.test(value)
      ? value
      : monthOfDigits.show(value),
  edit(made) {
    const { inserted } = changeOf(made)
    const month = pastedMonth(inserted) ?? (inserted.length > 1 ? spelledMonth(inserted) : null)
    const later = month ?? pastedMonth(made.text)
    if (later) return atEnd(later)
    if (spanBegun.test(made.text) && inserted.length <= 1) return asWritten(made.text, made.caret)
    if (dayGoesOn.test(made.text) && made.caret === made.text.length) {
      const ofDay = mayBeYearFirst.test(made.text) ? null : dayInDigits(digitsOf(made.text))
      return ofDay ? atEnd(ofDay) : asWritten(made.text, made.caret)
    }
    // 2003-05 or 2003 May, whose year the mask has cut in two
    const [, century, decade, next = ''] = /^(19|20)\/(\d\d)([\s,./-]|\p{L}.*)$/u.exec(made.text) ?? []
    if (century) return atEnd(`${century}${decade}${hasLetter.test(next) ? ` ${next}` : '-'}`)
    if (/^(?:19|20)\d\d-\d?[\s,./-]$/.test(made.text)) return atEnd(made.text.slice(0, -1))
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
    if (spanBegun.test(text)) return monthBefore(text)
    // a year whose month is still to come, or has one digit
    const [, century, decade, last] = /^(19|20)\/?(\d\d)(?:[\s-]+(0?[1-9]|1[0-2]))?$/.exec(text) ?? []
    if (century) return last ? `${last.padStart(2, '0')}/${century}${decade}` : `${century}${decade}`
    const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(monthOfDigits.leave(text)) ?? []
    return month && year ? `${month}/${wholeYear(year)}` : monthOfDigits.leave(text)
  },
})
