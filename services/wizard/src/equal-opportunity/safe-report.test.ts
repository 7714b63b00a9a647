import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smallestGroup } from '@lunchpail/contracts/wizard/rules/quarters'
import { categories, safeReport, type GroupCount, type ReportTable } from './safe-report.ts'

const count = (position: number, group: string, applied: number, selected: number): GroupCount => ({
  position,
  category: 'gender',
  group,
  applied,
  selected,
})
const shown = (tables: readonly ReportTable[]) =>
  tables.map(({ position, groups, hides }) => [position, groups.map(({ group }) => group).join(' '), hides])

it('[BY-29] shows groups of ten and more, and none whose size the others would tell', () => {
  const table: [GroupCount[], unknown][] = [
    // all of it, and of both positions
    [
      [
        count(1, 'female', 20, 10),
        count(1, 'male', 20, 10),
        count(2, 'female', 30, 10),
        count(2, 'male', 20, 10),
      ],
      [
        [null, 'female male', false],
        [2, 'female male', false],
        [1, 'female male', false],
      ],
    ],
    // what a position hides, the company without the other would tell
    [
      [
        count(1, 'female', 20, 10),
        count(1, 'male', 20, 10),
        count(2, 'female', 3, 1),
        count(2, 'male', 40, 10),
      ],
      [[null, 'female male', false]],
    ],
    // the small group alone is left out: its size is the difference to all; so is the next one
    [[count(1, '', 4, 2), count(1, 'female', 12, 6), count(1, 'male', 40, 20)], [[null, 'male', true]]],
    // of two small ones together nobody learns the size of one
    [[count(1, '', 6, 2), count(1, 'female', 7, 3), count(1, 'male', 40, 20)], [[null, 'male', true]]],
    // of few who moved forward, or did not, each one's answer could be told
    [[count(1, 'female', 40, 5), count(1, 'male', 40, 4)], []],
    [[count(1, 'female', 40, 38), count(1, 'male', 40, 35)], []],
    [[count(1, 'female', 5, 5)], []],
  ]
  expect(table.map(([counts]) => shown(safeReport(counts)))).toEqual(table.map(([, expected]) => expected))
})

const groups = ['', 'female', 'male', 'not_specified']
const anyCounts = fc
  .array(
    fc.record({
      position: fc.integer({ min: 1, max: 4 }),
      group: fc.constantFrom(...groups),
      applied: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 10, max: 60 })),
      share: fc.double({ min: 0.2, max: 0.8, noNaN: true }),
    }),
    { minLength: 2, maxLength: 16 },
  )
  .map((cells) =>
    [...new Map(cells.map((cell) => [`${cell.position} ${cell.group}`, cell])).values()].map(
      ({ position, group, applied, share }) => count(position, group, applied, Math.floor(applied * share)),
    ),
  )

it('[BY-29] gives no small group away, whatever tables are subtracted from each other', () => {
  let positionsShown = 0
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const tables = safeReport(counts)
      const company = tables.find(({ position }) => position === null)
      const positions = tables.filter(({ position }) => position !== null)
      positionsShown += positions.length
      if (!company) return positions.length === 0
      const all = counts.reduce((sum, { applied }) => sum + applied, 0)
      const hidden = all - company.groups.reduce((sum, { applied }) => sum + applied, 0)
      // every subset of the positions, taken from all
      const subsets = positions.reduce<ReportTable[][]>(
        (sets, table) => [...sets, ...sets.map((set) => [...set, table])],
        [[]],
      )
      const appliedIn = (table: ReportTable, group: string) =>
        table.groups.find((one) => one.group === group)?.applied ?? 0
      const differences = subsets.flatMap((subset) =>
        company.groups.map(
          ({ group, applied }) => applied - subset.reduce((sum, table) => sum + appliedIn(table, group), 0),
        ),
      )
      const seen = [
        hidden,
        ...differences,
        ...tables.flatMap((table) => table.groups.map(({ applied }) => applied)),
      ]
      return seen.every((people) => people === 0 || people >= smallestGroup)
    }),
    { numRuns: 2_000 },
  )
  // otherwise nothing was subtracted
  expect(positionsShown).toBeGreaterThan(100)
})

it('[BY-29] shows gender by ethnicity whole or not at all', () => {
  const both = (group: string, applied: number): GroupCount => ({
    ...count(1, group, applied, applied / 2),
    category: 'gender-ethnicity',
  })
  expect(safeReport([both('female|1', 20), both('male|1', 20)])).toHaveLength(2)
  expect(
    safeReport([both('female|1', 20), both('male|1', 20), both('male|2', 4), both('male|3', 8)]),
  ).toEqual([])
  expect(categories).toContain('gender-ethnicity')
})
