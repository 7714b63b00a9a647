import { expect, it } from 'vitest'
import { countedQuarters, quarterTimes } from './quarters.ts'

it('[BY-29] a quarter is counted 30 days after its end', () => {
  expect(quarterTimes('2026-4')).toEqual({
    from: new Date('2026-10-01T00:00:00Z'),
    to: new Date('2027-01-01T00:00:00Z'),
    counted: new Date('2027-01-31T00:00:00Z'),
  })
  const latest = (now: string) => countedQuarters(new Date(now), 3)
  expect(latest('2026-04-30T23:00:00Z')).toEqual(['2025-4', '2025-3', '2025-2'])
  expect(latest('2026-05-01T00:00:00Z')).toEqual(['2026-1', '2025-4', '2025-3'])
  expect(latest('2026-12-31T00:00:00Z')).toEqual(['2026-3', '2026-2', '2026-1'])
})
