import { describe, expect, it } from 'vitest'
import { goesLater, endOfQuietHours } from './quiet-hours.ts'

const end = (now: string, zone: string | null) => endOfQuietHours(new Date(now), zone).toISOString()

describe('[NT-03] the quiet hours of a recipient', () => {
  it('last from 21:00 to 8:00 on their wall', () => {
    const rows = [
      ['20:59 in New York', '2026-11-20T01:59:59.000Z', '2026-11-20T01:59:59.000Z'],
      ['21:00 in New York', '2026-11-20T02:00:00.000Z', '2026-11-20T13:00:00.000Z'],
      ['3:00 in New York', '2026-11-20T08:00:00.000Z', '2026-11-20T13:00:00.000Z'],
      ['7:59 in New York', '2026-11-20T12:59:00.000Z', '2026-11-20T13:00:00.000Z'],
      ['8:00 in New York', '2026-11-20T13:00:00.000Z', '2026-11-20T13:00:00.000Z'],
    ] as const
    expect(rows.map(([wall, now]) => [wall, now, end(now, 'America/New_York')])).toEqual(rows)
  })

  it('end at 8:00 on the wall in the night that is an hour shorter, and in the one that is an hour longer', () => {
    // 22:00 EST on March 7; at 8:00 it is EDT
    expect(end('2026-03-08T03:00:00.000Z', 'America/New_York')).toBe('2026-03-08T12:00:00.000Z')
    // 1:30 EST before the change, 3:30 EDT after it
    expect(end('2026-03-08T06:30:00.000Z', 'America/New_York')).toBe('2026-03-08T12:00:00.000Z')
    expect(end('2026-03-08T07:30:00.000Z', 'America/New_York')).toBe('2026-03-08T12:00:00.000Z')
    // 22:00 EDT on October 31; at 8:00 it is EST
    expect(end('2026-11-01T02:00:00.000Z', 'America/New_York')).toBe('2026-11-01T13:00:00.000Z')
    // 1:30 for the first and for the second time
    expect(end('2026-11-01T05:30:00.000Z', 'America/New_York')).toBe('2026-11-01T13:00:00.000Z')
    expect(end('2026-11-01T06:30:00.000Z', 'America/New_York')).toBe('2026-11-01T13:00:00.000Z')
  })

  it('end at 8:00 on the first day of a month, too', () => {
    expect(end('2026-03-01T03:00:00.000Z', 'America/New_York')).toBe('2026-03-01T13:00:00.000Z')
    expect(end('2027-01-01T03:00:00.000Z', 'America/New_York')).toBe('2027-01-01T13:00:00.000Z')
  })

  it('follow the zone of the person', () => {
    const noonInNewYork = '2026-07-20T16:00:00.000Z'
    expect(end(noonInNewYork, 'Pacific/Honolulu')).toBe('2026-07-20T18:00:00.000Z')
    expect(end(noonInNewYork, 'America/Phoenix')).toBe(noonInNewYork)
  })

  it('are those of the whole country where the zone is not known', () => {
    // noon in New York is 6:00 in Honolulu; 17:00 in New York is day in both; 21:00 in San Juan is night
    const rows = [null, 'Mars/Olympus', '', '+99:00'].flatMap((zone) => [
      [zone, '2026-07-20T16:00:00.000Z', '2026-07-20T18:00:00.000Z'] as const,
      [zone, '2026-07-20T21:00:00.000Z', '2026-07-20T21:00:00.000Z'] as const,
      [zone, '2026-07-21T01:30:00.000Z', '2026-07-21T18:00:00.000Z'] as const,
    ])
    expect(rows.map(([zone, now]) => [zone, now, end(now, zone)])).toEqual(rows)
  })

  it('are those of the zones that an operator set where the recipient’s zone is not known', () => {
    const night = new Date('2026-07-21T01:30:00.000Z')
    expect(endOfQuietHours(night, null, ['America/Chicago'])).toEqual(night)
    expect(endOfQuietHours(night, 'America/New_York', ['America/Chicago'])).not.toEqual(night)
  })
})

it('[NT-03] a text to a number in an unknown place goes when it is day in the whole country', () => {
  // 15:00 in New York, 10:00 in Honolulu
  expect(goesLater(new Date('2026-11-20T20:00:00Z'))).toBeUndefined()
  // 10:00 in New York, 5:00 in Honolulu
  expect(goesLater(new Date('2026-11-20T15:00:00Z'))).toEqual(new Date('2026-11-20T18:00:00Z'))
})
