import { isState, type StateCode } from '@lunchpail/contracts/wizard/enumerations'
import { isZipOfState } from '@lunchpail/contracts/wizard/rules/zip-state'
import type { Line } from '../text/line.ts'
import { withoutPlace } from './place.ts'
import { read, type Read } from './read.ts'

/** Where the person lives: a whole address, never a part of one. */
export interface HomeAddress {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

const zipAtEnd = /(?<!\d)(\d{5})(?:-\d{4})?(?:,?\s+(?:USA|U\.S\.A\.|US|United States(?: of America)?))?$/u
const street = /^(?:\d{1,6}[A-Z]?(?:[\s-]\d\/\d)?\s+(?=.*\p{L}{2})|P\.?\s?O\.?\s?Box\s\d)/iu
const isStreet = (text: string): boolean =>
  street.test(text) && text.length <= 100 && !/@|\d{3}-\d{4}/u.test(text)

/** What stands apart in a line of contacts: by a separator, a tab or a wide gap. */
const piecesOf = ({ parts }: Line): string[] =>
  parts
    .flatMap((part) => part.split(/\s*[|•·]\s*|\s{3,}/u))
    .map((piece) => piece.replace(/^(?:home )?(?:address|direcci[óo]n|domicilio)\s*:\s*/iu, '').trim())
    .filter((piece) => piece !== '')

/** "350 5th Ave, Reno, NV 89501", or the street on the line above. */
export function readHomeAddress(lines: readonly Line[]): Read<HomeAddress> | null {
  let above = ''
  for (const line of lines)
    for (const piece of piecesOf(line)) {
      const { text, place } = withoutPlace(piece)
      const zip = zipAtEnd.exec(piece)?.[1]
      const before = text.split('|')[0]!.replace(/[\s,;–—-]+$/u, '')
      const found = isStreet(before) ? before : before === '' && isStreet(above) ? above : undefined
      if (
        place &&
        zip !== undefined &&
        found !== undefined &&
        isState(place.state) &&
        isZipOfState(zip, place.state as StateCode)
      )
        return read({ street: found, city: place.city, state: place.state, zip }, 0.85, line)
      above = piece.replace(/[\s,]+$/u, '')
    }
  return null
}
