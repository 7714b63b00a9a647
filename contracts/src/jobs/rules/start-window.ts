import type { Shift } from '../enumerations.ts'

/*
 * 2 §9: start times are day from 4:00 AM to noon, swing from noon to 4:00 PM and night from 4:00 PM to 4:00 AM. The
 * specification has each boundary in both lists; here noon is swing, 4 PM night and 4 AM day.
 */
/** Of the day; null where it is no time. */
export const minuteOfStart = (time: string): number | null => {
  const parts = /^(\d{1,2}):(\d{2})\s?([AP])M$/i.exec(time.trim())
  if (!parts) return null
  const [hour, minute] = [Number(parts[1]), Number(parts[2])]
  if (hour < 1 || hour > 12 || minute > 59) return null
  return ((hour % 12) + (parts[3]!.toUpperCase() === 'P' ? 12 : 0)) * 60 + minute
}

/** The shift in whose window a start time ("7:00AM") lies; null where it is none. */
export function shiftOfStart(time: string): Shift | null {
  const minute = minuteOfStart(time)
  if (minute === null) return null
  if (minute < 4 * 60 || minute >= 16 * 60) return 'night'
  return minute < 12 * 60 ? 'day' : 'swing'
}

/**
 * The shifts of a position: by the windows of its start times ("7:00AM or 3:00PM"), which are more exact than the names of
 * its shifts; by those names where it tells no start time.
 */
export function shiftsOf({
  shifts,
  schedule_start,
}: {
  readonly shifts: readonly Shift[]
  readonly schedule_start: string | null
}): Shift[] {
  const windows = (schedule_start ?? '').split(' or ').flatMap((time) => shiftOfStart(time) ?? [])
  return windows.length > 0 ? [...new Set(windows)] : [...shifts]
}

/** Whether all of its start times lie in the windows of its shifts; a publisher's own words, which are no time, lie nowhere. */
export const startsInShifts = (starts: string, shifts: readonly Shift[]): boolean =>
  starts.split(' or ').every((time) => {
    const shift = shiftOfStart(time)
    return shift === null || shifts.length === 0 || shifts.includes(shift)
  })
