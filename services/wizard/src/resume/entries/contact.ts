import type { Line } from '../text/line.ts'
import { readHomeAddress, type HomeAddress } from './home-address.ts'
import { readName } from './name.ts'
import { withoutPlace } from './place.ts'
import { read, type Read } from './read.ts'

export interface Contact {
  readonly name: Read<string> | null
  readonly email: Read<string> | null
  readonly phone: Read<string> | null
  readonly city: Read<string> | null
  readonly state: Read<string> | null
  readonly address: Read<HomeAddress> | null
}

const email = /[a-z0-9][a-z0-9._%+-]*\s?@\s?[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/iu
const mailboxCut = /^e-?mail(?: address)?\s*:\s*\S+\s+\S.*\s@\s?\S+$|\w\s+\d+\s@\s?\S+$/iu
const phone =
  /(?<![\d/])(?:\+?\d{1,2}[\s.-]?)?(?:\(\s?\d{3}\s?\)|\d{3})[\s.·•/–-]{0,3}\d{3}[\s.·•/–-]{0,3}\d{4}(?!\d)|\+52[\s.-]?(?:\d[\s.-]?){9}\d/u
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
  // "Email: ana cruz 90 @ gmail.com" has more before its @ than the form takes
  const isCut =
    found !== null &&
    mailboxCut.test(found.line.slice(0, found.line.indexOf(found.value) + found.value.length))
  const placed = top
    .slice(0, 12)
    .map((line) => ({ line, place: withoutPlace(line.text).place }))
    .find(({ place }) => place && place.city !== '')
  return {
    name: readName(lines, top, own, found?.value.split('@')[0] ?? ''),
    email: found && {
      ...found,
      value: found.value.replace(/\s/gu, ''),
      ...(isCut && { confidence: 0.5 }),
    },
    phone: find(phone),
    city: placed?.place ? read(placed.place.city, 0.85, placed.line) : null,
    state: placed?.place ? read(placed.place.state, 0.85, placed.line) : null,
    address: readHomeAddress(top.slice(0, 20)),
  }
}
