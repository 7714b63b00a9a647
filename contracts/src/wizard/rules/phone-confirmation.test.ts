import { describe, expect, it } from 'vitest'
import { asksForPhone, isPhoneOpen } from './phone-confirmation.ts'

const now = '2026-11-23T12:00:00.000Z'
const open = (
  phone_skipped_at?: string,
  phone: 'unverified' | 'changed' | 'verified' | null = 'unverified',
) => isPhoneOpen({ phone_skipped_at }, { phone, now })

describe('[WZ-22] the phone', () => {
  it.each([
    ['unverified', true],
    ['changed', true],
    ['verified', false],
    [null, false],
  ] as const)('that is %s is confirmed: %s', (phone, asks) => {
    expect(asksForPhone({ phone })).toBe(asks)
    expect(open(undefined, phone)).toBe(asks)
  })

  it.each([
    ['now', now, false],
    ['a millisecond less than 24 hours ago', '2026-11-22T12:00:00.001Z', false],
    ['24 hours ago', '2026-11-22T12:00:00.000Z', true],
    ['a millisecond in the future', '2026-11-23T12:00:00.001Z', true],
    ['at no time', 'soon', true],
  ])('is asked about of whoever went on without it %s', (_, at, asks) => expect(open(at)).toBe(asks))
})
