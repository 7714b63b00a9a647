import { states } from '@lunchpail/contracts/wizard/enumerations'

/** What an address says of its place, read from its end. */
export type TypedPlace =
  | { readonly zip: string }
  | {
      /** the longest first: which words are the city is not marked */
      readonly cities: readonly string[]
      readonly state: string | null
    }

/** As many words as a name of a city has. */
const mostWords = 4

/** A house may have a number of five digits too, but never at the end. */
const zipAtEnd = /(?:^|[\s,])(\d{5})(?:-\d{4})?$/

export function typedPlace(address: string): TypedPlace | null {
  const text = address
    .trim()
    .replace(/[\s,.]*\b(usa|u\.s\.a|united states)\.?$/i, '')
    .replace(/[\s,.]+$/, '')
  const zip = zipAtEnd.exec(text)?.[1]
  if (zip) return { zip }
  const { rest, state } = withoutState(text)
  const words = (rest.split(',').at(-1) ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  const last = words.slice(-mostWords)
  const cities = last.flatMap((_, place) => spellings(last.slice(place)))
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

/** A name as typed, and with what it begins with in full or shortened: "st. paul", "saint paul". */
function spellings(words: readonly string[]): string[] {
  const [first = '', ...others] = words.map((word) => word.replace(/\.$/, ''))
  const rest = others.join(' ')
  const typed = words.join(' ')
  if (rest === '') return [typed]
  const other = inFull[first] ?? inShort[first]
  return [typed, `${first} ${rest}`, ...(other ? [`${other} ${rest}`] : [])]
}

function withoutState(text: string): { readonly rest: string; readonly state: string | null } {
  for (const [code, name] of Object.entries(states)) {
    const ending = new RegExp(`^(.+?)[\\s,]+(?:${code}|${name})$`, 'i').exec(text)
    if (ending) return { rest: ending[1]!, state: code }
  }
  return { rest: text, state: null }
}
