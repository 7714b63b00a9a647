import { expect, it } from 'vitest'
import { milesBetween } from '@lunchpail/contracts/jobs/rules/distance'
import { shareJobs } from '../../test/jobs-service.ts'
import { cellsPerDegree, cellsWithin, radiusOf } from '@lunchpail/contracts/jobs/rules/cells'

/** Numbers from 0 to 1 that are the same in every run. */
function* drawn(): Generator<number, never> {
  for (let seed = 1; ;) {
    seed = (seed * 48_271) % 2_147_483_647
    yield seed / 2_147_483_647
  }
}

it('[JB-01] squares around a place hold every point within the distance, as the database counts them', async () => {
  const { pool } = await shareJobs()
  const numbers = drawn()
  const between = (from: number, to: number) => from + (to - from) * numbers.next().value
  const cases = Array.from({ length: 3_000 }, (_, index) => {
    // from Guam to the Aleutians, which lie on both sides of 180°
    const center = {
      latitude: between(13, 66),
      longitude: index % 5 === 0 ? between(175, 185) : between(-180, -65),
    }
    const miles = [5, 12, 25, 50, 100, 200][index % 6]!
    const point = {
      latitude: center.latitude + between(-miles, miles) / 69,
      longitude: center.longitude + between(-miles, miles) / 25,
    }
    const wrapped = (longitude: number) => ((longitude + 540) % 360) - 180
    return {
      center: { ...center, longitude: wrapped(center.longitude) },
      point: { ...point, longitude: wrapped(point.longitude) },
      miles,
      perDegree: Object.values(cellsPerDegree)[index % 4]!,
    }
  }).filter(({ center, point, miles }) => milesBetween(center, point) <= miles)
  const { rows } = await pool.query<{ cell: number }>(
    `select cell_of(latitude, longitude, per) as cell
     from unnest($1::float8[], $2::float8[], $3::int[]) with ordinality as p (latitude, longitude, per, n) order by n`,
    [
      cases.map(({ point }) => point.latitude),
      cases.map(({ point }) => point.longitude),
      cases.map(({ perDegree }) => perDegree),
    ],
  )
  expect(cases.length).toBeGreaterThan(500)
  const missed = cases.filter(
    ({ center, miles, perDegree }, index) =>
      !cellsWithin(center, miles, perDegree).includes(rows[index]!.cell),
  )
  expect(missed).toEqual([])
})

it('[BY-08] a word of a trade is kept with the square that a search around a place asks for', async () => {
  const { pool } = await shareJobs()
  const { rows } = await pool.query<{ kept: number[]; asked: number }>(
    `select text_at('welder qwzxv'::tsvector, cell_of(latitude, longitude, 10)) as kept,
       word_at(cell_of(latitude, longitude, $1), 'welder') as asked
     from (select 13 + n * 0.0137 as latitude, -180 + n * 0.0931 as longitude from generate_series(0, 3800) as n) as points`,
    [cellsPerDegree.words],
  )
  expect(rows.filter(({ kept, asked }) => kept.length !== 1 || kept[0] !== asked)).toEqual([])
})

it('[BY-08] so many squares are as large as a circle of a radius', () => {
  for (const latitude of [25, 40, 61]) {
    const { length } = cellsWithin({ latitude, longitude: -100 }, 200, 10)
    // those that the circle touches are a little more than it
    expect(radiusOf(length, { latitude, longitude: -100 }, 10) / 200).toBeGreaterThan(1)
    expect(radiusOf(length, { latitude, longitude: -100 }, 10) / 200).toBeLessThan(1.1)
  }
})

it('[BY-08] what a position says of itself is kept with its square, without the marks that most have', async () => {
  const { pool } = await shareJobs()
  const { rows } = await pool.query<{ same: boolean }>(
    `select heads_at('copper welder role8 shift1 benefit64 weekend1 zzn12 07102'::tsvector, 7)
       = array[word_at(3, 'copper'), word_at(3, 'role8'), word_at(3, 'welder')] as same`,
  )
  expect(rows).toEqual([{ same: true }])
})

it('[BY-08] no two squares of the country or words of trades have the same number by which they are found', async () => {
  const { pool } = await shareJobs()
  const { rows } = await pool.query<{ squares: number; words: number; all: number }>(
    `select count(distinct word_at(square, 'welder'))::int as squares, count(distinct word_at(0, word))::int as words, count(distinct word)::int as all
     from (select cell_of(latitude, longitude, $1) as square, word
       from (select distinct latitude, longitude from unnest($2::float8[], $3::float8[]) as point (latitude, longitude)) as points,
         (values ('skillpacking1'), ('benefit128'), ('pipe'), ('test')) as said (word)) as asked`,
    [cellsPerDegree.words, [40.7, 34.1, 41.9, 29.8], [-74, -118.2, -87.6, -95.4]],
  )
  expect(rows).toEqual([{ squares: 4, words: 4, all: 4 }])
})
