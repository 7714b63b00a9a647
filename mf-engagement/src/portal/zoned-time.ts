import { timeZones } from '@lunchpail/contracts/constants'
import { dayMs } from '@lunchpail/contracts/durations'
import { momentOf, wallClock } from '@lunchpail/contracts/zone'

/**
 * The moment at which the zone's clocks show this day and time ("2026-11-23T09:00"), the first one where they show it twice;
 * null for what is no time, and for one that they skip.
 */
export function momentIn(zone: string, wall: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return null
  const wanted = Date.parse(`${wall}:00Z`)
  if (Number.isNaN(wanted)) return null
  const at = momentOf(wanted, zone, new Date(wanted))
  return wallClock(at, zone) === wanted ? at.toISOString() : null
}

/** What the zone's clocks show at a moment, as a field takes it: "2026-11-23T09:00". */
export const wallIn = (zone: string, at: string): string =>
  new Date(wallClock(new Date(at), zone)).toISOString().slice(0, 16)

type Zone = (typeof timeZones)[keyof typeof timeZones]
export const zones = Object.entries(timeZones) as [keyof typeof timeZones, Zone][]

/** The zone of this device where it is one of the United States. */
export const ownZone = (): Zone => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return zones.find(([, zone]) => zone === timeZone)?.[1] ?? timeZones.Eastern
}

/** The same time of the clock on the next weekdays: "2026-11-27T09:00" is followed by "2026-11-30T09:00". */
export function nextWeekdays(wall: string, count: number): string[] {
  const found: string[] = []
  const [day, time] = wall.split('T')
  let at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at) || !time) return found
  while (found.length < count) {
    at += dayMs
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) found.push(`${new Date(at).toISOString().slice(0, 10)}T${time}`)
  }
  return found
}
