import { changeOf, digitsOf } from './mask.ts'
import type { Change, Edit, Mask, Masked } from './mask.ts'
import { isMonthBegun, spelledMonth, wholeYear } from './month-words.ts'

/** Separators that people write in dates. */
const separator = /[\s./-]/
const separators = /[\s./-]+/g

const count = (text: string, sign: string) => text.split(sign).length - 1

/** The caret position after so many digits and then so many slashes. */
const caretAt = (text: string, digits: number, slashes: number): number => {
  let at = 0
  for (let seen = 0; seen < digits && at < text.length; at += 1) if (text[at] !== '/') seen += 1
  for (let passed = 0; passed < slashes && text[at] === '/'; passed += 1) at += 1
  return at
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
    const typed = inserted.replace(/[^\d\s./-]/g, '').replace(separators, '/')
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
    show: (value) => (shape.test(value) ? value : whole(value)),
    edit,
    leave: (text) => padded(text.split('/')).join('/'),
  }
}

/** A day: 05/12/1990. */
export const dayMask = dateMask([2, 2, 4])

const monthOfDigits = dateMask([2, 4])

/** A month: 05/1990. One that is spelled, as "March 2019", becomes its digits; a year of two digits is completed at the end. */
export const monthMask: Mask = {
  show: (value) => (isMonthBegun(value) ? value : monthOfDigits.show(value)),
  edit(made) {
    const spelled = /\d{4}$/.test(made.text) ? spelledMonth(made.text) : null
    if (spelled) return { text: spelled, caret: spelled.length }
    return isMonthBegun(made.text) ? { text: made.text, caret: made.caret } : monthOfDigits.edit(made)
  },
  leave(text) {
    const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(monthOfDigits.leave(text)) ?? []
    if (month && year) return `${month}/${wholeYear(year)}`
    return isMonthBegun(text) ? (spelledMonth(text) ?? text) : monthOfDigits.leave(text)
  },
}
