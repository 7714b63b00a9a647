import { states } from '@lunchpail/contracts/wizard/enumerations'
import { cityKey, shortened } from '../places/city-key.ts'
import { placeWords } from '../places/place-words.ts'
import { withoutMarks } from '../places/without-marks.ts'
import { plain } from '../search/words/plain.ts'

/** What an address says of its place, read from its end. */
export type TypedPlace =
  | { readonly zip: string }
  | {
      /** keys of names, the longest first: which words are the city is not marked */
      readonly cities: readonly string[]
      readonly state: string | null
    }

/** As many words as a name of a city has. */
const mostWords = 4

/** A house may have a number of five digits too, but never at the end. */
const zipAtEnd = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/
const country = /[\s,.]*(?<!\p{L})(usa?|u\.s\.a?|united states|estados unidos|ee\.? ?uu)\.?$/iu

/** The name of a city as it is typed: `find-typed-place.ts` has the same of a column, where `cityKey` has it in full. */
const keyOf = (name: string): string => plain(name).replaceAll(' ', '')

export function typedPlace(address: string): TypedPlace | null {
  const text = address
    .trim()
    .replace(country, '')
    .replace(/[\s,.]+$/, '')
  const zip = zipAtEnd.exec(text)?.[1]
  if (zip) return { zip }
  const { rest, state } = withoutState(text)
  const words = plain(rest.split(',').at(-1) ?? '')
    .split(' ')
    .filter(Boolean)
  // "Venice Beach" is no address that ends with "Beach"
  const isName = state === null && !/\d/.test(rest)
  const last = words.slice(-mostWords)
  const names = isName ? [words] : last.map((_, place) => last.slice(place))
  const cities = names.flatMap(spellings).filter(Boolean)
  return cities.length > 0 ? { cities: [...new Set(cities)], state } : null
}

/** The first of those that stand for a word is how a few cities are written ("St John"). */
const inShort = Object.fromEntries(
  Object.entries(shortened)
    .toReversed()
    .map(([short, full]) => [full, short]),
)

const saidOf = new Map(
  placeWords.flatMap(({ said, heard, code }) =>
    code ? [] : heard.map((name) => [keyOf(name), said.map(keyOf)] as const),
  ),
)

/** A name as typed, as maps have it, in full ("st. paul", "shaker hts"), and with its beginning shortened ("saint paul"). */
function spellings(words: readonly string[]): string[] {
  const [first = '', ...others] = words
  const typed = words.join('')
  const short = others.length > 0 && inShort[first]
  return [
    ...(saidOf.get(typed) ?? []),
    typed,
    cityKey(words.join(' ')),
    ...(short ? [short + others.join('')] : []),
  ]
}

/** How an address may end with a state; the longest first, as "Virginia" ends "West Virginia". */
const stateEndings = [
  ...Object.entries(states).flatMap(([code, name]) => [[code, code] as const, [name, code] as const]),
  ...placeWords.flatMap(({ heard, code }) => (code ? heard.map((name) => [name, code] as const) : [])),
]
  .toSorted(([one], [other]) => other.length - one.length)
  .map(([name, code]) => [new RegExp(`^(.+?)[\\s,]+${name}$`, 'i'), code] as const)

function withoutState(text: string): { readonly rest: string; readonly state: string | null } {
  const bare = withoutMarks(text)
  for (const [ending, code] of stateEndings) {
    const rest = ending.exec(bare)?.[1]
    if (rest) return { rest, state: code }
  }
  return { rest: bare, state: null }
}
