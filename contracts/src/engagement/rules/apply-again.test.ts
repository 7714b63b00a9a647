import { expect, it } from 'vitest'
import { applyAgainAt, applyAgainSince, daysToApplyAgain, mayApplyAgain } from './apply-again.ts'

const withdrawn = new Date('2026-10-15T09:30:00.000Z')

it.each([
  ['29 days, 23 hours and 59 minutes', '2026-11-14T09:29:00.000Z', false],
  ['a millisecond less than 30 days', '2026-11-14T09:29:59.999Z', false],
  ['30 days, whatever the clocks on the wall did between', '2026-11-14T09:30:00.000Z', true],
  ['a year', '2027-10-15T09:30:00.000Z', true],
])('[EN-03] after a withdrawal one may apply again in 30 days: %s', (_, now, expected) => {
  const at = new Date(now)
  expect(mayApplyAgain(withdrawn, at)).toBe(expected)
  expect(applyAgainAt(withdrawn) <= at).toBe(expected)
  expect(withdrawn <= applyAgainSince(at)).toBe(expected)
  expect(daysToApplyAgain(withdrawn, at)).toBe(expected ? 0 : 1)
})

it('[EN-03] is for what was withdrawn alone', () => {
  expect(mayApplyAgain(null, new Date('2036-01-01T00:00:00Z'))).toBe(false)
})

it('[EN-03] says in how many days, so that one surely may by then', () => {
  const days = (now: string) => daysToApplyAgain(withdrawn, new Date(now))
  expect(days('2026-10-15T09:30:00.000Z')).toBe(30)
  expect(days('2026-10-15T09:30:00.001Z')).toBe(30)
  expect(days('2026-10-16T09:30:00.000Z')).toBe(29)
})
