import { expect, it } from 'vitest'
import { isAlive, isSeenStale, kioskEnd, sessionCookieSeconds, sessionEnd } from './session-life.ts'

const now = new Date('2026-11-21T12:00:00Z')
const seen = (milliseconds: number, endedAt: Date | null = null) => ({
  lastSeenAt: new Date(now.getTime() - milliseconds),
  endedAt,
  endsAt: null,
})
const days30 = 30 * 24 * 60 * 60_000
const minutes10 = 10 * 60_000

it('lives for 30 days after it was seen last, unless it was ended', () => {
  expect(isAlive(seen(days30 - 1), now)).toBe(true)
  expect(isAlive(seen(days30), now)).toBe(false)
  expect(isAlive(seen(0, now), now)).toBe(false)
})

it('is over at its end, on a shared device', () => {
  expect(isAlive({ ...seen(0), endsAt: kioskEnd(now) }, new Date(kioskEnd(now).getTime() - 1))).toBe(true)
  expect(isAlive({ ...seen(0), endsAt: kioskEnd(now) }, kioskEnd(now))).toBe(false)
})

it('ends after twelve hours on a shared device', () => {
  expect(kioskEnd(now).toISOString()).toBe('2026-11-22T00:00:00.000Z')
})

it('is marked as seen once in ten minutes', () => {
  expect(isSeenStale(seen(minutes10), now)).toBe(false)
  expect(isSeenStale(seen(minutes10 + 1), now)).toBe(true)
})

it('has a cookie of a year', () => {
  expect(sessionCookieSeconds).toBe(31_536_000)
})

it('ends at last, sooner of whoever hires than of whoever looks for work', () => {
  expect(sessionEnd(now, 'hiring manager').toISOString()).toBe('2026-12-05T12:00:00.000Z')
  expect(sessionEnd(now, 'applicant').toISOString()).toBe('2027-05-20T12:00:00.000Z')
})
