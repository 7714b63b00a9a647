import { hourMs } from '../../durations.ts'
import { isQuiet } from '../../notifications/quiet-hours.ts'
import { zonedTime } from '../../zone.ts'

/** A reminder that would fall in quiet hours goes the evening before. */
const eveningHour = 20

export interface Reminder {
  readonly what: 'day-before' | 'hours-before'
  readonly at: Date
}

/** The last time before `at` that the clocks of the zone show 20:00. */
function eveningBefore(at: Date, zone: string): Date {
  const sameDay = zonedTime(at, 0, eveningHour, zone)
  return sameDay <= at ? sameDay : zonedTime(at, -1, eveningHour, zone)
}

/**
 * A day and two hours before an interview, where it is in the zone of its place. Two hours before an early one is night: then it goes
 * the evening before; and so does the first, where a day before is night: it says "tomorrow". Those that are past already are left
 * out, and so is the second where both fall together.
 */
export function appointmentReminders(startsAt: Date, zone: string, now: Date): Reminder[] {
  const due = (hours: number, instead: (at: Date) => Date): Date => {
    const at = new Date(startsAt.getTime() - hours * hourMs)
    return isQuiet(at, zone) ? instead(at) : at
  }
  const first = due(24, () => zonedTime(startsAt, -1, eveningHour, zone))
  const second = due(2, (at) => eveningBefore(at, zone))
  const reminders: Reminder[] = [{ what: 'day-before', at: first }]
  if (second.getTime() !== first.getTime()) reminders.push({ what: 'hours-before', at: second })
  return reminders.filter(({ at }) => at > now)
}

/** What is to be said of them now: which are still to come, by the names that pages have. */
export function remindersAhead(startsAt: string, zone: string, now: Date): 'both' | 'one' | 'none' {
  const start = new Date(startsAt)
  const ahead = appointmentReminders(start, zone, now)
  if (ahead.length === 0) return 'none'
  const isAsSaid = ahead.every(({ what, at }) => {
    const hours = what === 'day-before' ? 24 : 2
    return at.getTime() === start.getTime() - hours * hourMs
  })
  return ahead.length === 2 && isAsSaid ? 'both' : 'one'
}
