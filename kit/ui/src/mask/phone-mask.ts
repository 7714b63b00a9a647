import { changeOf, digitsOf, inPlainDigits } from './mask.ts'
import type { Edit, Mask, Masked } from './mask.ts'

const length = 10

/** Without the country code 1. */
const national = (digits: string) =>
  digits.length > length && digits.startsWith('1') ? digits.slice(1) : digits

/**
 * A number of another country, or one with an extension. It stays as it was written, so that the field's rule refuses it:
 * its first ten digits would be another person's number. No number of here begins with 00 or 011: they dial abroad.
 */
const isForeign = (text: string): boolean =>
  /^[^\d+]*(?:\+(?!\D*1)|00|011)/.test(text) || national(digitsOf(text)).length > length

/** A whole number with the beginning of an extension behind it: "614-555-0142 x". */
const goesOnInWords = (text: string): boolean =>
  /\d[^\d]*[\p{L}#*,;][^\d]*$/u.test(text) && national(digitsOf(text)).length === length

/** More than any number has: it was not typed by hand. */
const maxForeignCharacters = 40

const dashed = (digits: string) =>
  [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].filter((part) => part !== '').join('-')

/** The caret position after so many digits. */
const caretAfter = (text: string, digits: number): number => {
  let seen = 0
  let at = 0
  while (seen < digits && at < text.length) {
    if (text[at] !== '-') seen += 1
    at += 1
  }
  return at
}

const written = (digits: string, left: number): Masked => {
  const text = dashed(digits)
  return { text, caret: caretAfter(text, left) }
}

const asWritten = (text: string, caret: number): Masked => {
  const kept = text.slice(0, maxForeignCharacters)
  return { text: kept, caret: Math.min(caret, kept.length) }
}

const edit = (made: Edit): Masked => {
  const change = changeOf(made)
  const inserted = digitsOf(change.inserted)
  let left = digitsOf(change.prefix)
  let right = digitsOf(change.suffix)

  // A pasted complete number replaces everything.
  const whole = national(inserted)
  if (whole.length >= length && isForeign(change.inserted))
    return asWritten(change.inserted.trim(), change.inserted.length)
  if (whole.length === length) return written(whole, length)
  // A foreign number that is there already, or begins with a plus, is continued as it is.
  // So is what goes on behind ten digits: it began with the code of another country, or ends with an extension.
  const goesOn = change.removed === '' && change.suffix === ''
  const isWrittenOn = goesOn || isForeign(made.before) || digitsOf(made.text).length <= length
  if (isWrittenOn && (isForeign(made.text) || goesOnInWords(made.text)))
    return asWritten(made.text, made.caret)

  // A deleted dash would be inserted again: the digit beyond it is deleted instead.
  if (change.inserted === '' && change.removed === '-') {
    if (made.deleted === 'forward') right = right.slice(1)
    else left = left.slice(0, -1)
  }

  const all = left + inserted + right
  if (all.length > length && all.startsWith('1')) {
    const without = national(all).slice(0, length)
    return written(without, Math.min(left.length + inserted.length - 1, length))
  }
  // A full number takes no more digits.
  const fitting = inserted.slice(0, length - left.length - right.length)
  return written(left + fitting + right, left.length + fitting.length)
}

/** A US phone number: 212-555-0142. */
export const phoneMask: Mask = inPlainDigits({
  show: (value) => (isForeign(value) || goesOnInWords(value) ? value : dashed(national(digitsOf(value)))),
  edit,
  leave: (text) => (goesOnInWords(text) ? dashed(national(digitsOf(text))) : digitsOf(text) && text),
})
