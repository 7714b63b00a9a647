import { describe, expect, it } from 'vitest'
import { asksForPhone, isPhoneOpen } from './phone-confirmation.ts'

const now = '2026-11-23T12:00:00.000Z'
const open = (
  phone_skipped_at?: string,
  phone: 'unverified' | 'changed' | 'verified' | null = 'unverified',
) => isPhoneOpen({ phone_skipped_at }, { phone, now })

describe('[WZ-22] the phone', () => {
  it('is to be confirmed unless it is verified or there is none', () => {
    const rows = [
      ['unverified', true],
      ['changed', true],
      ['verified', false],
      [null, false],
    ] as const
    expect(rows.map(([phone]) => [phone, asksForPhone({ phone }), open(undefined, phone)])).toEqual(
      rows.map(([phone, asks]) => [phone, asks, asks]),
    )
  })

  it('is asked about of whoever did not go on without it in the last 24 hours', () => {
    const rows: [string, string, boolean][] = [
      ['now', now, false],
      ['a millisecond less than 24 hours ago', '2026-11-22T12:00:00.001Z', false],
      ['24 hours ago', '2026-11-22T12:00:00.000Z', true],
      ['a millisecond in the future', '2026-11-23T12:00:00.001Z', true],
      ['at no time', 'soon', true],
    ]
    expect(rows.map(([when, at]) => [when, at, open(at)])).toEqual(rows)
  })
})
