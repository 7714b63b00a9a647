// Searches as people make them: places with distances, filters and sorts, typed words with and without a place, and some that
// find nothing. The same in every run.
import type pg from 'pg'

const words = [
  [
    'warehouse',
    'forklift',
    'driver',
    'cdl a',
    'welder',
    'electrician',
    'packer',
    'night shift',
    'part time',
    'assembler',
  ],
  [
    'montacargas',
    'soldador',
    'limpieza',
    'chofer',
    'almacen',
    'mecanico',
    'forklit',
    'wharehouse',
    'electrican',
    'machnist',
  ],
  [
    '$20',
    'warehouse $22',
    'picker packer',
    '2nd shift',
    'weekends',
    'no experience',
    'weekly pay',
    'home daily driver',
  ],
  [
    'forklift operator nights',
    'delivery driver no cdl',
    'diesel mechanic',
    'construction',
    'plumber helper',
    'hvac',
  ],
  [
    'insurance',
    'riverside logistics',
    'copper foods',
    'order picker entry level',
    'fork',
    'mach',
    'weld',
    'load trailers',
  ],
  ['sushi chef', 'astronaut', 'qwzxv', 'forklift astronaut'],
].flat()

const filters = [
  {},
  {},
  { role: 8 },
  { shift: 3 },
  { wage_start: 18 },
  { role: 16, shift: 4, wage_start: 15 },
  { entry: 1 },
  { posted: 3 },
  { benefits: 17 },
  { schedule: 2, weekend: 1 },
  // nothing found: no job pays so much
  { role: 64, wage_start: 40, posted: 1, benefits: 255 },
] as const
const distances = [25, 25, 25, 10, 50, 100, 25, 25, 25, 10, 50, 25, 0] as const
const sorts = [undefined, undefined, 'fit', 'pay', 'newest', 'distance'] as const

type Query = Readonly<Record<string, string | number | undefined>>

const addressOf = (query: Query): string => {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `/api/hire/v1/position/?${new URLSearchParams(given).toString()}`
}

export const searchCount = 500

/** Their addresses, near where there are jobs. */
export async function searches(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ zip: string }>(
    // by another hash than places are drawn by: the first of that one are all in one corner of the country
    `select zip from facility order by md5('searched' || id) limit ${searchCount}`,
  )
  return rows.map(({ zip }, n) => {
    // of ten, four say a place, two a place and a sort, three words and a place, one words alone
    const q = words[Math.floor(n / 5) % words.length]
    const near = { zip, distance: distances[n % distances.length] }
    const filter = filters[n % filters.length]
    const page = n % 13 === 0 ? 2 : undefined
    return addressOf(
      [
        { ...near, ...filter, page },
        { ...near, ...filter },
        { ...near, ...filter, sort: sorts[n % sorts.length] },
        { ...near, q },
        n % 2 === 0 ? { q, page } : { ...near, ...filter, q },
      ][n % 5]!,
    )
  })
}

/** What a visitor has typed so far, for suggestions. */
export const typed = words.map(
  (word) => `/api/hire/v1/search/suggest/?${new URLSearchParams({ q: word.slice(0, 5) }).toString()}`,
)

export const countsOf = (path: string): string => path.replace('/position/?', '/search/count/?')
