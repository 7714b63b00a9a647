import { isZone, wallClock, zonedTime } from '../zone.ts'

/*
 * By which texts are held (services/notifications), and pages say when one goes.
 */

/** No text at 21:00 to 8:00 where the recipient is (TCPA). */
const firstHour = 8
const lastHour = 21
/** Where the zone is not known: the earliest and the latest of the states and Puerto Rico. */
export const wholeCountry: readonly string[] = ['America/Puerto_Rico', 'Pacific/Honolulu']

/**
 * When a text may go out, at the earliest: `now`, or the end of the quiet hours. Where the zone is not known, it is quiet
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

const hourOf = (wall: number): number => new Date(wall).getUTCHours()

/** Whether no text goes out at a moment, where its recipient is. */
export const isQuiet = (at: Date, zone: string): boolean => {
  const hour = hourOf(wallClock(at, zone))
  return hour < firstHour || hour >= lastHour
}

/** The next 8:00 of a zone. */
export const nextMorning = (now: Date, zone: string): Date =>
  zonedTime(now, hourOf(wallClock(now, zone)) < firstHour ? 0 : 1, firstHour, zone)

/** When a text goes to a number in an unknown place; undefined: now. */
export function goesLater(now: Date): Date | undefined {
  const at = endOfQuietHours(now, null)
  return at > now ? at : undefined
}
