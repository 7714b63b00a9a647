import { expect, it } from 'vitest'
import { countsOf, tested, type Alike } from '../../test/alike.ts'
import { safeReport, type Category, type ReportTable } from './safe-report.ts'

const people = (positions: readonly number[], gender: string, applied: number, selected: number): Alike[] => {
  const alike = { gender, ethnicity: '1', positions }
  return [
    { ...alike, people: selected, forward: positions },
    { ...alike, people: applied - selected, forward: [] },
  ].filter((one) => one.people > 0)
}
const shown = (tables: readonly ReportTable[]) =>
  tables
    .filter(({ category }) => category === 'gender')
    .map(({ position, groups, hides }) => [
      position,
      groups.map(({ group, applied, selected }) => `${group} ${applied}/${selected}`).join(' '),
      hides,
    ])

it('[BY-29] shows groups of which ten people and more moved forward and ten did not, and none that the others would tell', () => {
  const both = (position: number) => [
    ...people([position], 'female', 30, 10),
    ...people([position], 'male', 20, 10),
  ]
  const dozen = Array.from({ length: 12 }, (_, at) => at + 1)
  const table: readonly (readonly [string, readonly Alike[], unknown])[] = [
    [
      'all of it, and of both positions',
      [...both(1), ...both(2)],
      [
        [null, 'female 60/20 male 40/20', false],
        [1, 'female 30/10 male 20/10', false],
        [2, 'female 30/10 male 20/10', false],
      ],
    ],
    [
      'what a position hides, the company without the other would tell',
      [...both(1), ...people([2], 'female', 3, 1), ...people([2], 'male', 40, 10)],
      [[null, 'female 33/11 male 60/20', false]],
    ],
    [
      'a position without anybody of a group has no table',
      [...both(1), ...both(2), ...people([3], 'male', 40, 20)],
      [
        [null, 'female 60/20 male 80/40', false],
        [1, 'female 30/10 male 20/10', false],
      ],
    ],
    [
      'the small group alone is the difference to all: the next one is left out, too',
      [...people([1], '', 4, 2), ...people([1], 'female', 30, 15), ...people([1], 'male', 40, 20)],
      [[null, 'male 40/20', true]],
    ],
    [
      'of two small ones together no one learns the size of one',
      [...people([1], '', 12, 6), ...people([1], 'female', 14, 7), ...people([1], 'male', 40, 20)],
      [[null, 'male 40/20', true]],
    ],
    [
      'one person who applies to all is one',
      [...people(dozen, '', 1, 1), ...people([1], 'female', 40, 20)],
      [],
    ],
    ['few moved forward', [...people([1], 'female', 40, 5), ...people([1], 'male', 40, 4)], []],
    ['few did not', [...people([1], 'female', 40, 38), ...people([1], 'male', 40, 35)], []],
    [
      'a group is exactly who moved forward',
      [...people([1], 'female', 10, 10), ...people([1], 'male', 30, 0)],
      [],
    ],
    ['nearly', [...people([1], 'female', 50, 41), ...people([1], 'male', 60, 9)], []],
    ['everybody is of one group', people([1], 'female', 40, 20), []],
    [
      'the one person who applied to one of two positions alone',
      [
        ...people([1, 2], 'female', 40, 20),
        ...people([1, 2], 'male', 40, 20),
        ...people([1], 'female', 1, 0),
      ],
      [[null, 'female 41/20 male 40/20', false]],
    ],
    [
      'who applied to several is in each table, and once in that of all',
      [...both(1), ...both(2), ...both(3), ...people([1, 2], 'male', 1, 1)],
      [
        [null, 'female 90/30 male 61/31', false],
        [1, 'female 30/10 male 21/11', false],
        [2, 'female 30/10 male 21/11', false],
      ],
    ],
  ]
  expect(table.map(([why, alike]) => [why, shown(safeReport(countsOf(alike)))])).toEqual(
    table.map(([why, , expected]) => [why, expected]),
  )
})

it('[BY-29] shows gender by ethnicity whole or not at all', () => {
  const of = (ethnicity: string, size: number) =>
    ['female', 'male'].flatMap((gender) =>
      people([1], gender, size, size / 2).map((one) => ({ ...one, ethnicity })),
    )
  const kinds = (alike: readonly Alike[]) =>
    safeReport(countsOf(alike)).flatMap(({ position, category }) => (position === null ? category : []))
  expect(kinds([...of('1', 20), ...of('2', 20)])).toEqual(['gender', 'ethnicity', 'gender-ethnicity'])
  expect(kinds([...of('1', 20), ...of('2', 18)])).toEqual(['gender', 'ethnicity'])
  // all of one: their table would tell everybody's
  expect(kinds(of('1', 20))).toEqual(['gender'])
})

it('[BY-29] shows gender by ethnicity of positions alone that have the other two tables', () => {
  const of = (position: number, ...cells: readonly (readonly [string, number])[]) =>
    ['female', 'male'].flatMap((gender) =>
      cells.flatMap(([ethnicity, each]) =>
        people([position], gender, each * 2, each).map((one) => ({ ...one, ethnicity })),
      ),
    )
  const all = [
    ...of(1, ['1', 20], ['2', 20]),
    ...of(2, ['1', 18], ['2', 8]),
    ...of(3, ['1', 8], ['2', 18]),
    ...of(4, ['1', 10], ['2', 10]),
    ...people([1, 2], 'female', 1, 0),
  ]
  const positions = (category: Category) =>
    safeReport(countsOf(all)).flatMap((table) => (table.category === category ? (table.position ?? []) : []))
  // 4 is what is left of the others: its own gender table would tell that of whoever applied to 1 and 2
  expect(tested.map(positions)).toEqual([[1, 2, 3], [1, 2, 3], [1]])
})
