import fc from 'fast-check'
import { expect, it } from 'vitest'
import { smallestGroup } from '@lunchpail/contracts/wizard/rules/quarters'
import { answerOf, countsOf, tested, type Alike } from '../../test/alike.ts'
import { safeReport, type Category, type ReportTable } from './safe-report.ts'

const roles = [1, 2, 3]
const some = fc.subarray(roles)
const size = fc.integer({ min: 10, max: 14 })
/**
 * Mostly enough of each who applied to one position alone, or together to the same ones, and some who applied to several; of one
 * gender or of one position few.
 */
const anyAlike: fc.Arbitrary<Alike[]> = fc
  .record({
    genders: fc.constantFrom(['female'], ['female', 'male'], ['', 'female', 'male']),
    ethnicities: fc.constantFrom(['1'], ['1', '2']),
    fewOf: fc.constantFrom<unknown>('no one', '', '', 'female', 1),
    sizes: fc.array(fc.oneof({ weight: 24, arbitrary: size }, { weight: 1, arbitrary: fc.nat(12) }), {
      minLength: 36,
      maxLength: 36,
    }),
    together: fc.option(fc.record({ positions: some, people: size })),
    several: fc.array(fc.record({ positions: some, forward: some, people: fc.nat(14), of: fc.nat(5) }), {
      maxLength: 6,
    }),
  })
  .map(({ genders, ethnicities, fewOf, sizes, together, several }) => {
    const groups = genders.flatMap((gender) => ethnicities.map((ethnicity) => ({ gender, ethnicity })))
    const bothOutcomes = (positions: readonly number[]) =>
      groups.flatMap((group) => [
        { ...group, positions, forward: [] },
        { ...group, positions, forward: positions },
      ])
    const alone = roles.flatMap((position) => bothOutcomes([position]))
    return [
      ...alone.map((one, at) => {
        const isFew = one.gender === fewOf || one.positions[0] === fewOf
        return { ...one, people: isFew ? sizes[at]! % 5 : sizes[at]! }
      }),
      ...(together ? bothOutcomes(together.positions) : []).map((one) => ({
        ...one,
        people: together!.people,
      })),
      ...several.map(({ of, forward, ...one }) => ({
        ...groups[of % groups.length]!,
        ...one,
        forward: forward.filter((position) => one.positions.includes(position)),
      })),
    ].filter((one) => one.people > 0 && one.positions.length > 0)
  })

const factors = (length: number): number[][] =>
  length === 0 ? [[]] : factors(length - 1).flatMap((rest) => [-1, 0, 1].map((one) => [one, ...rest]))
/** Of two that differ by the sign one. */
const bySize = [0, 2, 4, 6, 8].map((length) =>
  factors(length).filter((vector) => vector.find((one) => one !== 0) === 1),
)

/**
 * The fewest people of a group in whatever can be had by adding and subtracting tables, of those who applied and of those who moved
 * forward: everybody knows by name whom that is about.
 */
function fewest(all: readonly Alike[], tables: readonly ReportTable[], category: Category): number {
  const company = tables.find((table) => table.category === category && table.position === null)
  if (!company) return Infinity
  // sums of gender by ethnicity are tables, too
  const of = [category, 'gender-ethnicity']
  const positions = new Set(
    tables.filter((table) => of.includes(table.category)).map(({ position }) => position),
  )
  const groupIn = (alike: Alike) => {
    const answer = answerOf(alike, category)
    return company.groups.some(({ group }) => group === answer) ? answer : 'hidden'
  }
  const groups = new Set(all.map(groupIn))
  if (groups.size === 1) return 0
  const facts = all.map((alike) => ({
    group: groupIn(alike),
    people: alike.people,
    of: [...positions].flatMap((position) =>
      position === null
        ? [1, Number(alike.forward.length > 0)]
        : [Number(alike.positions.includes(position)), Number(alike.forward.includes(position))],
    ),
  }))
  let least = Infinity
  for (const vector of bySize[positions.size]!) {
    const seen = new Map([...groups].map((group) => [group, 0]))
    for (const fact of facts)
      if (fact.of.reduce((sum, one, at) => sum + one * vector[at]!, 0) !== 0)
        seen.set(fact.group, seen.get(fact.group)! + fact.people)
    const counts = [...seen.values()]
    if (counts.some((one) => one > 0)) least = Math.min(least, ...counts)
  }
  return least
}

it('[BY-29] gives no few people away, whatever tables are added up and subtracted from each other', () => {
  let [withSeveral, withHidden, withBoth] = [0, 0, 0]
  fc.assert(
    fc.property(anyAlike, (all) => {
      const tables = safeReport(countsOf(all))
      const ofPositions = tables.filter(({ position }) => position !== null)
      const several = all.some((one) => one.positions.length > 1)
      if (several && ofPositions.length > 0) withSeveral++
      if (tables.some(({ hides }) => hides)) withHidden++
      if (ofPositions.some(({ category }) => category === 'gender-ethnicity')) withBoth++
      expect(Math.min(...tested.map((category) => fewest(all, tables, category)))).toBeGreaterThanOrEqual(
        smallestGroup,
      )
    }),
    { numRuns: 200 },
  )
  // otherwise nothing was subtracted
  expect(Math.min(withSeveral, withHidden, withBoth)).toBeGreaterThan(0)
})
