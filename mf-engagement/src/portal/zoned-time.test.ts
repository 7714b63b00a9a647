import { expect, it } from 'vitest'
import { momentIn, nextWeekdays, wallIn } from './zoned-time.ts'

it.each([
  ['America/New_York', '2026-11-23T09:00', '2026-11-23T14:00:00.000Z'],
  // both sides of the changes of the clock
  ['America/New_York', '2026-10-31T09:00', '2026-10-31T13:00:00.000Z'],
  ['America/New_York', '2026-11-01T09:00', '2026-11-01T14:00:00.000Z'],
  ['America/Chicago', '2027-03-14T06:00', '2027-03-14T11:00:00.000Z'],
  ['America/Chicago', '2027-03-14T01:59', '2027-03-14T07:59:00.000Z'],
  ['America/Chicago', '2027-03-14T03:00', '2027-03-14T08:00:00.000Z'],
  // shown twice: the first one
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  // where clocks never change
  ['America/Phoenix', '2026-07-01T09:00', '2026-07-01T16:00:00.000Z'],
  ['Pacific/Honolulu', '2026-12-01T21:00', '2026-12-02T07:00:00.000Z'],
])('[EN-17] offers a time as the clocks of %s show %s', (zone, wall, moment) => {
  expect(momentIn(zone, wall)).toBe(moment)
})

it('[EN-17] knows what is no time, and one that the clocks skip', () => {
  expect(momentIn('America/New_York', '')).toBeNull()
  expect(momentIn('America/New_York', '2027-03-14T02:30')).toBeNull()
  // there they skip nothing
  expect(momentIn('America/Phoenix', '2027-03-14T02:30')).toBe('2027-03-14T09:30:00.000Z')
})

it('[EN-17] repeats a time on the next weekdays, at the same time of the clock across its change', () => {
  const times = nextWeekdays('2026-10-30T09:00', 2)
  expect(times).toEqual(['2026-11-02T09:00', '2026-11-03T09:00'])
  expect(['2026-10-30T09:00', ...times].map((wall) => momentIn('America/New_York', wall))).toEqual([
    '2026-10-30T13:00:00.000Z',
    '2026-11-02T14:00:00.000Z',
    '2026-11-03T14:00:00.000Z',
  ])
  expect(wallIn('Pacific/Honolulu', '2026-12-02T07:00:00.000Z')).toBe('2026-12-01T21:00')
})
