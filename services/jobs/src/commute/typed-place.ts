import { states } from '@lunchpail/contracts/wizard/enumerations'
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

/** The name of a city without what few write: `find-typed-place.ts` has the same of a column. */
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

/** Words that names of cities begin with, as they are shortened. */
const inFull: Readonly<Record<string, string>> = {
  st: 'saint',
  ste: 'sainte',
  ft: 'fort',
  mt: 'mount',
  pt: 'point',
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
}
const inShort = Object.fromEntries(Object.entries(inFull).map(([short, full]) => [full, short]))

const saidOf = new Map(
  placeWords.flatMap(({ said, heard, code }) =>
    code ? [] : heard.map((name) => [keyOf(name), said.map(keyOf)] as const),
  ),
)

/** A name as typed, with what it begins with in full or shortened ("st. paul", "saint paul"), and as maps have it. */
function spellings(words: readonly string[]): string[] {
  const [first = '', ...others] = words
  const other = others.length > 0 ? (inFull[first] ?? inShort[first]) : undefined
  const typed = words.join('')
  return [...(saidOf.get(typed) ?? []), typed, ...(other ? [other + others.join('')] : [])]
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
