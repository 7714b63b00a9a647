import { changeOf, digitsOf } from './mask.ts'
import type { Change, Edit, Mask, Masked } from './mask.ts'

/** Separators that people write in dates; a phone's keyboard of digits has a comma in place of a slash. */
export const separator = /[\s.,/\\:;_|·‐-―−-]/
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

export const isYearFirst = (text: string) => /^\s*\d{4}[./-]\d/.test(text)

/** More than any date has. */
const maxCharacters = 40
export const asWritten = (text: string, caret: number): Masked => {
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
export const dateMask = (sizes: readonly number[]): Mask => {
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
