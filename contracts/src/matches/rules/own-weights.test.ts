import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fewestDecided, ownWeights, type Decided } from './own-weights.ts'
import { scoreFactors, scoreWeights, type Points } from './score.ts'

const even = Object.fromEntries(scoreFactors.map((factor) => [factor, 0.5])) as Points
const decided = (count: number, shares: Partial<Points> = {}): Decided => ({
  count,
  shares: { ...even, ...shares },
})

it('[MT-10] moves no weight before five jobs were saved and five passed, nor where both are alike', () => {
  const near = { commute: 1 }
  expect(ownWeights(decided(fewestDecided - 1, near), decided(50))).toBe(scoreWeights)
  expect(ownWeights(decided(50, near), decided(fewestDecided - 1))).toBe(scoreWeights)
  expect(ownWeights(decided(50), decided(50))).toEqual(scoreWeights)
})

it('[MT-10] gives more to what the saved jobs have more of, the more with more decisions', () => {
  const of = (count: number) => ownWeights(decided(count, { commute: 0.9, wage: 0.3 }), decided(count))
  expect(of(5)).toEqual({
    commute: 33,
    shift: 19,
    wage: 15,
    skills: 14,
    experience: 9,
    attributes: 6,
    fresh: 4,
  })
  expect(of(60).commute).toBeGreaterThan(of(5).commute)
  expect(of(60).wage).toBeLessThan(of(5).wage)
})

it('[MT-10] keeps weights a hundred together, each from half to one and a half times what it is by itself', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const some = fc.record({
    count: fc.integer({ min: 0, max: 60 }),
    shares: fc.record(
      Object.fromEntries(scoreFactors.map((factor) => [factor, share])),
    ) as fc.Arbitrary<Points>,
  })
  fc.assert(
    fc.property(some, some, (saved, passed) => {
      const weights = ownWeights(saved, passed)
      expect(scoreFactors.reduce((sum, factor) => sum + weights[factor], 0)).toBe(100)
      for (const factor of scoreFactors) {
        expect(weights[factor]).toBeGreaterThanOrEqual(scoreWeights[factor] / 2)
        expect(weights[factor]).toBeLessThanOrEqual(scoreWeights[factor] * 1.5)
      }
    }),
  )
})
