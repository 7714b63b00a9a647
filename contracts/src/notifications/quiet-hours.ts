/*
 * By which texts are held (services/notifications), and pages say when one goes.
 */

/** No text at 21:00 to 8:00 where the recipient is (TCPA). */
const firstHour = 8
const lastHour = 21
/** Where nobody knows the zone: the earliest and the latest of the states and Puerto Rico. */
export const wholeCountry: readonly string[] = ['America/Puerto_Rico', 'Pacific/Honolulu']
const minuteMs = 60_000
const dayMs = 86_400_000

/**
 * When a text may go out, at the earliest: `now`, or the end of the quiet hours. Where nobody knows the zone, it is quiet
 * as long as it is in one of `unknown`.
 */
export function endOfQuietHours(now: Date, timezone: string | null, unknown = wholeCountry): Date {
  const zones = isZone(timezone) ? [timezone] : unknown
  let at = now
  // where several zones count, the end of one may be quiet in the other
  for (let turn = 0; turn < 4; turn += 1) {
    const quiet = zones.find((zone) => isQuiet(at, zone))
    if (quiet === undefined) return at
    at = nextMorning(at, quiet)
  }
  return at
}

export function isZone(name: string | null): name is string {
  try {
    return (
      name !== null && new Intl.DateTimeFormat('en-US', { timeZone: name }) instanceof Intl.DateTimeFormat
    )
  } catch {
    return false
  }
}

/** The clock on the wall of a zone, as if it were UTC. */
function wallClock(at: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(
    part['year']!,
    part['month']! - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  )
}

const hourOf = (wall: number): number => new Date(wall).getUTCHours()

const isQuiet = (at: Date, zone: string): boolean => {
  const hour = hourOf(wallClock(at, zone))
  return hour < firstHour || hour >= lastHour
}

/** The next 8:00 on that wall. The clock may be changed in the night before: what is left is measured once more there. */
function nextMorning(now: Date, zone: string): Date {
  const wall = wallClock(now, zone)
  const midnight = Math.floor(wall / dayMs) * dayMs
  const morning = midnight + firstHour * 60 * minuteMs + (hourOf(wall) < firstHour ? 0 : dayMs)
  const guess = new Date(now.getTime() + (morning - wall))
  return new Date(Math.floor((guess.getTime() + morning - wallClock(guess, zone)) / 1_000) * 1_000)
}

/** When a text goes to a number of which nobody knows where it is; undefined: now. */
export function goesLater(now: Date): Date | undefined {
  const at = endOfQuietHours(now, null)
  return at > now ? at : undefined
}
