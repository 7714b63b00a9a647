import { cityKey } from './city-key.ts'

const counties: Readonly<Record<string, string>> = {
  Brooklyn: 'Kings',
  Bronx: 'Bronx',
  Queens: 'Queens',
  'Staten Island': 'Richmond',
}

const byKey = new Map(
  Object.entries(counties).flatMap(([name, county]) =>
    [name, `the ${name}`].map((said) => [cityKey(said), { name, county }] as const),
  ),
)

/** A borough of New York City with its county: the Postal Service names no ZIP code after Queens. By its key. */
export const boroughOf = (key: string): { readonly name: string; readonly county: string } | undefined =>
  byKey.get(key)
