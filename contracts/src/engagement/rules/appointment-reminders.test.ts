import { describe, expect, it } from 'vitest'
import { remindersAhead, appointmentReminders } from './appointment-reminders.ts'

const early = new Date('2026-01-01T00:00:00Z')
const times = (startsAt: string, zone: string, now = early) =>
  appointmentReminders(new Date(startsAt), zone, now).map(({ what, at }) => `${what} ${at.toISOString()}`)

describe('[BY-02] reminders of an interview', () => {
  it('go a day and two hours before', () => {
    expect(times('2026-11-24T17:00:00Z', 'America/Phoenix')).toEqual([
      'day-before 2026-11-23T17:00:00.000Z',
      'hours-before 2026-11-24T15:00:00.000Z',
    ])
  })

  it.each([
    // 8:30 there: two hours before is night, so the evening before at 20:00 on the wall
    ['2026-07-08T12:30:00Z', 'America/New_York', '2026-07-08T00:00:00.000Z'],
    ['2026-07-08T15:30:00Z', 'America/Phoenix', '2026-07-08T03:00:00.000Z'],
    ['2026-07-08T18:30:00Z', 'Pacific/Honolulu', '2026-07-08T06:00:00.000Z'],
    // the night in which the clock goes forward, and the one in which it goes back
    ['2026-03-08T12:30:00Z', 'America/New_York', '2026-03-08T01:00:00.000Z'],
    ['2026-11-01T13:30:00Z', 'America/New_York', '2026-11-01T00:00:00.000Z'],
  ])('of an early one at %s in %s go the evening before', (startsAt, zone, evening) => {
    expect(times(startsAt, zone).at(-1)).toMatch(` ${evening}`)
  })

  it.each([
    // two hours before 10:00 is 8:00, which is day; a minute earlier it is night
    ['2026-11-24T15:00:00Z', '2026-11-24T13:00:00.000Z'],
    ['2026-11-24T14:59:00Z', '2026-11-24T01:00:00.000Z'],
    // two hours before 22:59 is 20:59, and before 23:00 it is night
    ['2026-11-25T03:59:00Z', '2026-11-25T01:59:00.000Z'],
    ['2026-11-25T04:00:00Z', '2026-11-25T01:00:00.000Z'],
  ])('of one at %s go from 8:00 to 21:00 in New York', (startsAt, at) => {
    expect(times(startsAt, 'America/New_York').at(-1)).toBe(`hours-before ${at}`)
  })

  it('of which a day before is night go the evening before that day, once where both do', () => {
    const rows: [string, string[]][] = [
      // Friday at 7:00: Thursday at 20:00
      ['2026-12-04T12:00:00Z', ['day-before 2026-12-04T01:00:00.000Z']],
      // at 8:00 a day before is day
      [
        '2026-12-04T13:00:00Z',
        ['day-before 2026-12-03T13:00:00.000Z', 'hours-before 2026-12-04T01:00:00.000Z'],
      ],
      // Friday at 22:00
      [
        '2026-12-05T03:00:00Z',
        ['day-before 2026-12-04T01:00:00.000Z', 'hours-before 2026-12-05T01:00:00.000Z'],
      ],
    ]
    expect(rows.map(([startsAt]) => [startsAt, times(startsAt, 'America/New_York')])).toEqual(rows)
  })

  it('leave out what is past already', () => {
    const now = new Date('2026-11-24T12:00:00Z')
    expect(times('2026-11-24T17:00:00Z', 'America/Phoenix', now)).toEqual([
      'hours-before 2026-11-24T15:00:00.000Z',
    ])
    expect(times('2026-11-24T13:00:00Z', 'America/Phoenix', now)).toEqual([])
    // and what would go at this moment
    const last = new Date('2026-11-24T15:00:00Z')
    expect(times('2026-11-24T17:00:00Z', 'America/Phoenix', last)).toEqual([])
    expect(times('2026-11-24T17:00:00Z', 'America/Phoenix', new Date(last.getTime() - 1))).toHaveLength(1)
  })
})

it('[BY-02] are promised where they are to come: a day and two hours before, or one, or none', () => {
  const said = (startsAt: string, now: string) => remindersAhead(startsAt, 'America/New_York', new Date(now))
  const start = '2026-11-24T17:00:00Z'
  expect([
    said(start, '2026-11-22T17:00:00Z'),
    said(start, '2026-11-24T10:00:00Z'),
    said(start, '2026-11-24T16:50:00Z'),
    // two hours before 8:30 is night: it goes the evening before
    said('2026-11-24T13:30:00Z', '2026-11-20T17:00:00Z'),
  ]).toEqual(['both', 'one', 'none', 'one'])
})
