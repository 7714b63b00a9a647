import { shifts, type Shift } from '../enumerations.ts'
import { minuteOfStart, shiftOfStart } from './start-window.ts'

const halfHours = Array.from({ length: 48 }, (_, half) => {
  // from 4 AM: the day shift's first
  const minute = (4 * 60 + half * 30) % (24 * 60)
  const hour = Math.floor(minute / 60)
  const minutes = minute % 60 === 0 ? '00' : '30'
  return `${hour % 12 || 12}:${minutes}${hour < 12 ? 'AM' : 'PM'}`
})

/** 2 §9: the start times of a shift in half hours, as a posting has them ("7:00AM"). */
export const startList: Readonly<Record<Shift, readonly string[]>> = Object.fromEntries(
  shifts.map((shift) => [shift, halfHours.filter((time) => shiftOfStart(time) === shift)]),
) as Record<Shift, string[]>

/** What a person chooses between: the lists of these shifts, or of all where there are none. */
export const startsOf = (chosen: readonly Shift[]): string[] =>
  shifts.filter((shift) => chosen.length === 0 || chosen.includes(shift)).flatMap((shift) => startList[shift])

/** The time of a list that a typed one is ("7:00 pm"); itself where it is none. */
export const listedStart = (typed: string): string => {
  const minute = minuteOfStart(typed)
  return halfHours.find((time) => minuteOfStart(time) === minute) ?? typed
}

/** Whether each of them is another time of a list, written as there ("7:00AM or 3:00PM"), or one of those that stay. */
export function areListedStarts(starts: string, stay: string | null = null): boolean {
  const all = starts.split(' or ')
  return (
    new Set(all).size === all.length &&
    all.every((one) => halfHours.includes(one) || stay?.split(' or ').includes(one))
  )
}

const time = /\b(1[0-2]|0?[1-9])(?::([0-5]\d))?\s?([ap])\.?m\b\.?/gi

/**
 * The start times that a publisher's words have ("8 a.m. - 4:30 p.m.", "7:00AM or 3:00PM"), as a posting has them: of a range
 * its beginning. Null where they tell none.
 */
export function startsIn(words: string): string | null {
  const found = words
    .split(/\bor\b|[,;/\n]/i)
    .flatMap((part) => [...part.matchAll(time)].slice(0, 1))
    .map(([, hour, minutes = '00', half]) => `${Number(hour)}:${minutes}${half!.toUpperCase()}M`)
  return found.length > 0 ? [...new Set(found)].slice(0, 8).join(' or ') : null
}
