import { tradeBit } from '@lunchpail/contracts/jobs/enumerations'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { beforeAll, expect, it } from 'vitest'
import { newark, posting } from '../../../test/factories.ts'
import { shareJobs, type Jobs } from '../../../test/jobs-service.ts'
import { nearestFoundStatement } from '../nearest-by-words.ts'
import type { WordsSearch } from '../position-search.ts'
import { findStatement } from '../search-positions.ts'
import { readWords } from './read-words.ts'
import { termsHere } from './words-here.ts'

let jobs: Jobs
const farther = { ...newark, latitude: newark.latitude - 0.15 }

beforeAll(async () => {
  jobs = await shareJobs()
  const said = (title: string, text: string) => ({ title, sections: [{ heading: null, text }] })
  await jobs.save([
    posting({ ...said('Yard Spotter', 'You drive a forklift. No experience needed.'), place: farther }),
    posting({ ...said('Forklift Operator', 'You load trailers at night.'), place: newark }),
    posting({ ...said('Pipe Welder', 'Trailers and gantries, day shift.'), place: newark }),
    posting({ ...said('Order Picker', 'Entry level; you pack, too.'), place: farther }),
  ])
})

const here = async (typed: string, index: 'heads' | 'text') =>
  [...(await termsHere(pgStatements(jobs.pool), readWords(typed).terms))[index].keys()].map(
    ({ typed: said }) => said,
  )

it('[BY-08] an index has trades and terms of work by their square, and no other words', async () => {
  expect(await here('welders', 'text')).toEqual(['welders'])
  expect(await here('montacargas gantries', 'text')).toEqual(['montacargas'])
  expect(await here('qwzxv', 'text')).toEqual([])
  // again, as it is remembered
  expect(await here('montacargas gantries', 'text')).toEqual(['montacargas'])
})

it('[BY-08] an index of titles and fields has all words of these, but for numbers and the marks that most jobs have', async () => {
  expect(await here('welders night shift gantries 12345', 'heads')).toEqual(['welders', 'gantries'])
  expect(await here('welders night shift gantries', 'text')).toEqual(['welders', 'night shift'])
})

it('[BY-08] a phrase is found by a word that is looked for by itself, or that is no trade and no other word of the search', async () => {
  const { terms } = readWords('diesel mechanic')
  const { heads } = await termsHere(pgStatements(jobs.pool), terms)
  expect(heads.get(terms[0]!)).toContain('diesel')
  expect(heads.get(terms[0]!)).not.toContain('mechanic')
  const home = readWords('home daily driver').terms
  const both = await termsHere(pgStatements(jobs.pool), home)
  expect(both.heads.get(home[0]!)).toContain('local')
  expect(both.heads.get(home[0]!)).not.toContain('driver')
})

const search = (words: WordsSearch, role?: number) => ({
  words,
  role,
  near: { ...newark, miles: 25 },
  wagesFrom: [],
  sort: 'fit' as const,
  page: 1,
  now: jobs.clock.now(),
})
const idsOf = async (words: WordsSearch, role?: number) => {
  const { text, values } = findStatement(search(words, role))
  return (await jobs.pool.query<{ ids: number[] }>(text, [...values])).rows[0]!.ids
}

it('[BY-08] words around a place find the same with that index as without it', async () => {
  for (const typed of [
    'forklift',
    'welder trailers',
    'order picker entry level',
    'night shift',
    'soldador',
    'gantries',
  ])
    for (const matching of ['heads', 'all', 'some'] as const) {
      const { terms } = readWords(typed)
      const known = await termsHere(pgStatements(jobs.pool), terms)
      const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)
      for (const role of [undefined, tradeBit.warehouse | tradeBit.trucking, tradeBit.production]) {
        const found = sorted(await idsOf({ terms, matching, here: known }, role))
        const expected = sorted(await idsOf({ terms, matching }, role))
        expect([typed, matching, role, found]).toEqual([typed, matching, role, expected])
      }
    }
})

it('[BY-08] what stands for a long list found by words around a place is the nearest of it', async () => {
  for (const place of [farther, newark, farther, newark])
    await jobs.save([posting({ title: 'Cupola Tender', place })])
  const { terms } = readWords('cupola')
  const by = { ...search({ terms, matching: 'heads' }), sort: 'distance' as const }
  const rowsOf = async ({ text, values }: ReturnType<typeof nearestFoundStatement>) =>
    (await jobs.pool.query<{ id: number | null; chord: number; total: number }>(text, [...values])).rows
  const rows = await rowsOf(nearestFoundStatement(by, 4))
  expect(rows.map(({ total, chord }) => [total, Math.round(chord)])).toEqual(
    [4, 4, 4, 4].map((total, nth) => [total, nth < 2 ? 0 : 10]),
  )
  // fewer than are wanted are counted alone
  expect(await rowsOf(nearestFoundStatement(by, 5))).toMatchObject([{ id: null, total: 4 }])
})
