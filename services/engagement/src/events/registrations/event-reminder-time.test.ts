import { describe, expect, it } from 'vitest'
import { eventReminderTime } from './event-reminder-time.ts'

const startsAt = new Date('2026-11-24T17:00:00Z')
const zone = 'America/New_York'
const reminder = (now: string, at = startsAt) =>
  eventReminderTime({ startsAt: at, zone }, new Date(now))?.toISOString()

describe('[EN-09] the reminder of an event', () => {
  it.each([
    ['a day before, for whoever registers earlier', '2026-11-20T17:00:00Z', '2026-11-23T17:00:00.000Z'],
    ['at the last moment for that', '2026-11-23T16:59:59.999Z', '2026-11-23T17:00:00.000Z'],
    [
      'two hours before, for whoever registers a day before',
      '2026-11-23T17:00:00Z',
      '2026-11-24T15:00:00.000Z',
    ],
    ['at the last moment for that', '2026-11-24T14:59:59.999Z', '2026-11-24T15:00:00.000Z'],
    ['not at all in the last two hours', '2026-11-24T15:00:00Z', undefined],
    ['not at all once it began', '2026-11-24T17:00:01Z', undefined],
  ])('%s (%s)', (_, now, then) => expect(reminder(now)).toBe(then))

  it('the evening before, where two hours before it is night', () => {
    const early = new Date('2026-11-24T12:30:00Z')
    expect(reminder('2026-11-23T20:00:00Z', early)).toBe('2026-11-24T01:00:00.000Z')
    expect(reminder('2026-11-24T02:00:00Z', early)).toBeUndefined()
  })

  it('not at all where it is not known when it begins', () => {
    expect(eventReminderTime({ startsAt: null, zone }, new Date('2026-11-20T17:00:00Z'))).toBeNull()
  })
})
