import { timeWindows } from '@lunchpail/contracts/engagement/enumerations'
import type { Interview } from '@lunchpail/contracts/engagement/portal-calendar-api'
import { dayMs } from '@lunchpail/contracts/durations'

/** The work day from 6:00 to 21:00. */
export const firstHour = 6
export const lastHour = 21
/** Colours in a cycle. */
const roleColours = 9

/** Day and minute of an interview as the clocks of its place show them. */
export function placeOf({ starts_at, zone }: Pick<Interview, 'starts_at' | 'zone'>) {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(starts_at))
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    minute: Number(of('hour')) * 60 + Number(of('minute')),
  }
}

/** Days from one on, as "2026-11-23". */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(`${first}T00:00:00Z`) + place * dayMs).toISOString().slice(0, 10),
  )

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10)
}

/** Where each of the five windows begins: three hours each from the work day's beginning on. */
export const windowHours: readonly number[] = timeWindows.map((_, place) => firstHour + place * 3)
/** The window of a time; what is before the work day is early, what is after it is night. */
export const windowOf = (minute: number): 0 | 1 | 2 | 3 | 4 => {
  const place = Math.floor((minute / 60 - firstHour) / 3)
  return Math.max(0, Math.min(timeWindows.length - 1, place)) as 0 | 1 | 2 | 3 | 4
}

/** The colour of each role, in the cycle of nine; a role keeps its own while the days are shown. */
export function coloursOf(interviews: readonly Pick<Interview, 'position'>[]): ReadonlyMap<number, number> {
  const ids = [...new Set(interviews.flatMap(({ position }) => (position ? [position.id] : [])))]
  return new Map(ids.toSorted((a, b) => a - b).map((id, place) => [id, place % roleColours]))
}
