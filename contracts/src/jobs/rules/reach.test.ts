import { describe, expect, it } from 'vitest'
import { commuteFilterLengths } from '../enumerations.ts'
import { commuteMinutes } from './mismatch.ts'
import { milesWithin } from './reach.ts'

describe('[JB-01] how far a candidate gets', () => {
  it.each([0, 1, 2, 3])('is the furthest point that takes no longer, by ways %d', (ways) => {
    for (const minutes of commuteFilterLengths) {
      const miles = milesWithin(minutes, ways)
      expect(commuteMinutes(miles, ways)).toBeLessThanOrEqual(minutes)
      expect(commuteMinutes(miles + 1, ways)).toBeGreaterThan(minutes)
    }
  })

  it('is less by public transit alone', () => {
    expect(milesWithin(30, 2)).toBeLessThan(milesWithin(30, 1))
    expect(milesWithin(30, 3)).toBe(milesWithin(30, 1))
  })

  it('is nowhere where even the door takes longer', () => {
    expect(milesWithin(5, 2)).toBe(0)
  })
})
