import { headingOf } from '../text/headings.ts'
import type { Line } from '../text/line.ts'
import { readHomeAddress, type HomeAddress } from './home-address.ts'
import { withoutPlace } from './place.ts'
import { read, type Read } from './read.ts'
import { titleScore } from './title-words.ts'

export interface Contact {
  readonly name: Read<string> | null
  readonly email: Read<string> | null
  readonly phone: Read<string> | null
  readonly city: Read<string> | null
  readonly state: Read<string> | null
  readonly address: Read<HomeAddress> | null
}

const email = /[a-z0-9][a-z0-9._%+-]*\s?@\s?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/iu
const phone =
  /(?<![\d/])(?:\+?\d{1,2}[\s.-]?)?(?:\(\s?\d{3}\s?\)|\d{3})[\s.–-]{0,3}\d{3}[\s.–-]{0,2}\d{4}(?!\d)|\+52[\s.-]?(?:\d[\s.-]?){9}\d/u
const nameWord = /^(?:\p{Lu}[\p{L}'’.-]*|de|del|la|las|los|van|von|da|dos|y|[a-z]{2,})$/u

/** What a name stands out by on its page. */
interface Page {
  /** sizes of letters */
  readonly largest: number
  readonly usual: number
  /** the letters of the email before its @ */
  readonly mailbox: string
}

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/gu, '')

/** "rosa.diaz7@" names Rosa Diaz. */
const isInMailbox = (words: readonly string[], mailbox: string): boolean =>
  words.some((word) => letters(word).length >= 3 && mailbox.includes(letters(word)))

function nameScore(line: Line, index: number, { largest, usual, mailbox }: Page): number {
  const text = nameText(line)
  const words = text.split(/\s+/u)
  if (words.length < 2 || words.length > 5 || text.length > 45 || /[\d@:/|]/u.test(text)) return 0
  if (!words.every((word) => nameWord.test(word)) || words.filter((word) => /^\p{Lu}/u.test(word)).length < 2)
    return 0
  if (
    headingOf(text) ||
    withoutPlace(line.text).place ||
    /\b(?:resume|résumé|curriculum|vitae|currículum|objective|profile)\b/iu.test(text)
  )
    return 0
  const mailed = isInMailbox(words, mailbox)
  // Cook, Baker and Mason are names as well.
  const alsoName = line.size > 1.25 * usual && words.length <= 3 && titleScore(words[0]!) === 0
  if (titleScore(text) >= 1 && !mailed && !alsoName) return 0
  return 1 + (mailed ? 2 : 0) + (line.size >= largest - 0.5 ? 2 : 0) - Math.min(index, 6) * 0.15
}

const nameText = ({ text, parts }: Line): string =>
  (parts.length > 1 ? parts[0]! : text)
    .split(/\s[|•·]\s|\s{3,}/u)[0]!
    .replace(/^(?:name|nombre)\s*:\s*/iu, '')
    // 'Patricia "Trish" Donovan'
    .replace(/\s(?:["“][\p{L}. ]{2,15}["”]|\([\p{L}. ]{2,15}\))(?=\s\p{Lu})/u, '')
    // "Marcus Bell, CDL-A"
    .replace(/,\s*(?:\p{Lu}[\p{Lu}\d./-]+,?\s*)+$/u, '')
    .replace(/,?\s+(?:R\.?N\.?|C\.?N\.?A\.?|L\.?P\.?N\.?|Jr\.?|Sr\.?|II|III|CPA|MBA|EMT)$/u, '')
    .trim()

const titled = (name: string): string =>
  name === name.toUpperCase() || name === name.toLowerCase()
    ? name
        .toLowerCase()
        .replace(/(?<![\p{L}'’])\p{L}|(?<=[\s'’-])\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
    : name

/**
 * Who it is and how to reach them: the name is large and at the top, the rest is known by its form. `own` are the lines of
 * which employers and references are no part.
 */
export function readContact(lines: readonly Line[], top: readonly Line[], own: readonly Line[]): Contact {
  const find = (form: RegExp): Read<string> | null => {
    for (const [among, sure] of [
      [top, 0.97],
      [own, 0.9],
    ] as const)
      for (const line of among) {
        const found = form.exec(line.text)
        if (found) return read(found[0].trim(), sure, line)
      }
    return null
  }
  const found = find(email)
  const first = lines.filter(({ page }) => page === 1)
  const sizes = first.map(({ size }) => size).sort((a, b) => a - b)
  const page = {
    largest: sizes.at(-1) ?? 0,
    usual: sizes[Math.floor(sizes.length / 2)] ?? 0,
    mailbox: letters(found?.value.split('@')[0] ?? ''),
  }
  const large = first.filter(({ size }) => size >= page.largest - 0.5).slice(0, 3)
  const mailed = own.filter((line) => isInMailbox(nameText(line).split(/\s+/u), page.mailbox)).slice(0, 5)
  const best = [...new Set([...top.slice(0, 8), ...large, ...mailed])]
    .map((line, index) => ({ line, score: nameScore(line, index, page) }))
    .sort((a, b) => b.score - a.score)[0]
  const placed = top
    .slice(0, 12)
    .map((line) => ({ line, place: withoutPlace(line.text).place }))
    .find(({ place }) => place && place.city !== '')
  return {
    name:
      best && best.score > 0
        ? read(titled(nameText(best.line)), best.score > 2 ? 0.95 : 0.75, best.line)
        : null,
    email: found && { ...found, value: found.value.replace(/\s/gu, '') },
    phone: find(phone),
    city: placed?.place ? read(placed.place.city, 0.85, placed.line) : null,
    state: placed?.place ? read(placed.place.state, 0.85, placed.line) : null,
    address: readHomeAddress(top.slice(0, 20)),
  }
}
