import { describe, expect, it } from 'vitest'
import { hourOf, isOffered, reminderAt, scheduledFirst } from './draft-reminder.ts'

const at = (hour: number, minute = 0) => new Date(2026, 10, 20, hour, minute)

describe('[WZ-18] a reminder to go on', () => {
  it('comes in two hours, at this time tomorrow, or tonight: at 7pm, or in an hour where that is later', () => {
    const rows = [
      ['soon', at(9, 30), at(11, 30)],
      ['tomorrow', at(9, 30), new Date(2026, 10, 21, 9, 30)],
      ['tonight', at(9), at(19)],
      ['tonight', at(17, 59), at(19)],
      ['tonight', at(18), at(19)],
      ['tonight', at(18, 30), at(19, 30)],
      ['tonight', at(23, 30), new Date(2026, 10, 21, 0, 30)],
    ] as const
    expect(rows.map(([choice, now]) => [choice, now, reminderAt(choice, now)])).toEqual(rows)
  })
})

describe('[WZ-17] the scheduler of the resume', () => {
  it('begins with 9am, in three hours, or tomorrow', () => {
    const rows: [Date, { day: number; hour: number }][] = [
      [at(0), { day: 0, hour: 9 }],
      [at(8, 59), { day: 0, hour: 9 }],
      [at(9), { day: 0, hour: 12 }],
      [at(20, 59), { day: 0, hour: 23 }],
      [at(21), { day: 1, hour: 9 }],
      [at(23, 59), { day: 1, hour: 9 }],
    ]
    expect(
      rows.map(([now, first]) => [now, scheduledFirst(now), isOffered(now, first.day, first.hour)]),
    ).toEqual(rows.map(([now, first]) => [now, first, true]))
  })

  it('offers no hour of today that has passed, and every hour of the other days', () => {
    expect([0, 12, 13, 23].map((hour) => isOffered(at(12, 30), 0, hour))).toEqual([false, false, true, true])
    expect(isOffered(at(12, 30), 1, 0)).toBe(true)
    expect(isOffered(at(12), 0, 12)).toBe(false)
  })

  it('means the hour on the clock also where the clock is changed in between', () => {
    const day = hourOf(new Date(2027, 2, 12, 10), 3, 9)
    expect([day.getMonth(), day.getDate(), day.getHours()]).toEqual([2, 15, 9])
  })
})
