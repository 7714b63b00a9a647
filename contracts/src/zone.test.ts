import { describe, expect, it } from 'vitest'
import { zonedTime } from './zone.ts'

const at = (now: string, days: number, hour: number, zone: string) =>
  zonedTime(new Date(now), days, hour, zone).toISOString()

describe('[EN-19] an hour of the clock on a wall', () => {
  it.each([
    ['west of Greenwich', '2026-11-22T12:00:00Z', 0, 8, 'America/New_York', '2026-11-22T13:00:00.000Z'],
    ['east of it', '2026-11-22T12:00:00Z', 0, 8, 'Pacific/Guam', '2026-11-21T22:00:00.000Z'],
    ['without a difference', '2026-11-22T12:34:56Z', 0, 8, 'UTC', '2026-11-22T08:00:00.000Z'],
    ['with a half hour, west', '2026-01-10T12:00:00Z', 0, 8, 'America/St_Johns', '2026-01-10T11:30:00.000Z'],
    ['with a half hour, east', '2026-01-10T12:00:00Z', 0, 8, 'Asia/Kolkata', '2026-01-10T02:30:00.000Z'],
    ['some days on', '2026-11-22T12:00:00Z', 3, 9, 'America/Phoenix', '2026-11-25T16:00:00.000Z'],
    ['some days ago', '2026-11-22T12:00:00Z', -2, 9, 'America/Phoenix', '2026-11-20T16:00:00.000Z'],
    ['over the end of a month', '2026-11-30T12:00:00Z', 1, 0, 'UTC', '2026-12-01T00:00:00.000Z'],
  ])('%s', (_, now, days, hour, zone, then) => expect(at(now, days, hour, zone)).toBe(then))

  it('is of the day that it is there, not in Greenwich', () => {
    // 19:00 and 18:59 of the day before in New York, and 10:00 of the next day in Guam
    expect(at('2026-11-23T00:00:00Z', 0, 9, 'America/New_York')).toBe('2026-11-22T14:00:00.000Z')
    expect(at('2026-11-23T05:00:00Z', 0, 9, 'America/New_York')).toBe('2026-11-23T14:00:00.000Z')
    expect(at('2026-11-22T14:00:00Z', 0, 9, 'Pacific/Guam')).toBe('2026-11-22T23:00:00.000Z')
    expect(at('2026-11-22T13:59:00Z', 0, 9, 'Pacific/Guam')).toBe('2026-11-21T23:00:00.000Z')
  })

  it('is by the clock of then, where it is changed in between', () => {
    expect(at('2026-10-31T20:00:00Z', 1, 8, 'America/Los_Angeles')).toBe('2026-11-01T16:00:00.000Z')
    expect(at('2026-03-07T20:00:00Z', 1, 8, 'America/Los_Angeles')).toBe('2026-03-08T15:00:00.000Z')
  })
})
