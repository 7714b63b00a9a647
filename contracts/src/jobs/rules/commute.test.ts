import { describe, expect, it } from 'vitest'
import { estimateCommute, minutesShown } from './commute.ts'

describe('commute estimate', () => {
  it('is by the miles, longer by transit than by car', () => {
    const rows: [number, number, number][] = [
      [0, 4, 10],
      [4, 18, 34],
      [10, 31, 64],
      [40, 78, 178],
    ]
    const found = rows.map(([miles]) => {
      const { driving, transit } = estimateCommute(miles)
      return [miles, driving, transit]
    })
    expect(found).toEqual(rows)
  })

  it('never falls as the way grows', () => {
    let before = estimateCommute(0)
    for (let miles = 1; miles < 300; miles++) {
      const now = estimateCommute(miles)
      expect(now.driving).toBeGreaterThanOrEqual(before.driving)
      expect(now.transit).toBeGreaterThanOrEqual(before.transit)
      before = now
    }
  })

  it('[JB-08] shows 120 minutes or more as "120+"', () => {
    expect([minutesShown(0), minutesShown(119), minutesShown(120), minutesShown(500)]).toEqual([
      '0',
      '119',
      '120+',
      '120+',
    ])
  })
})
