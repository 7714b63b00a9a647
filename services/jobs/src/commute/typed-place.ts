import { states } from '@lunchpail/contracts/wizard/enumerations'

/** What an address says of its place, read from its end. */
export type TypedPlace =
  | { readonly zip: string }
  | {
      /** the longest first: which words are the city, nobody marked */
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
  const cities = last.map((_, place) => last.slice(place).join(' '))
  return cities.length > 0 ? { cities, state } : null
}

function withoutState(text: string): { readonly rest: string; readonly state: string | null } {
  for (const [code, name] of Object.entries(states)) {
    const ending = new RegExp(`^(.+?)[\\s,]+(?:${code}|${name})$`, 'i').exec(text)
    if (ending) return { rest: ending[1]!, state: code }
  }
  return { rest: text, state: null }
}
