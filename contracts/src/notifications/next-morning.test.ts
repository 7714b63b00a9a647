import { describe, expect, it } from 'vitest'
import { nextMorning } from './quiet-hours.ts'
import { zoneOfRegion } from '../engagement/rules/zone-of-region.ts'

describe('[EN-19] the morning of a place', () => {
  it('is at 8:00 on its wall', () => {
    const rows = [
      ['NJ', '2026-11-22T12:59:00Z', '2026-11-22T13:00:00.000Z'],
      ['NJ', '2026-11-22T13:00:00Z', '2026-11-23T13:00:00.000Z'],
      ['AZ', '2026-07-01T14:59:00Z', '2026-07-01T15:00:00.000Z'],
      ['HI', '2026-07-01T17:00:00Z', '2026-07-01T18:00:00.000Z'],
      ['TX', '2026-07-01T12:30:00Z', '2026-07-01T13:00:00.000Z'],
      // the clocks go back in the night, and forward
      ['CA', '2026-10-31T20:00:00Z', '2026-11-01T16:00:00.000Z'],
      ['CA', '2026-03-07T20:00:00Z', '2026-03-08T15:00:00.000Z'],
      // a place that is no state
      ['ZZ', '2026-11-22T12:00:00Z', '2026-11-22T13:00:00.000Z'],
    ] as const
    const found = rows.map(([region, now]) => {
      const morning = nextMorning(new Date(now), zoneOfRegion(region))
      return [region, now, morning.toISOString()]
    })
    expect(found).toEqual(rows)
  })
})
