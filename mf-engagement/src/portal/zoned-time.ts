import { timeZones } from '@lunchpail/contracts/constants'

/** What a clock on the wall of a zone shows at a moment, as if it were UTC. */
const wallOf = (at: number, zone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(new Date(at))
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'))
}

/**
 * The moment at which the zone's clocks show this day and time ("2026-11-23T09:00"), the first one where they show it twice;
 * null for what is no time, and for one that they skip.
 */
export function momentIn(zone: string, wall: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(wall)) return null
  const wanted = Date.parse(`${wall}:00Z`)
  if (Number.isNaN(wanted)) return null
  // twice: the first guess may be on the other side of a change of the clock
  let at = wanted
  for (let turn = 0; turn < 2; turn += 1) at += wanted - wallOf(at, zone)
  return wallOf(at, zone) === wanted ? new Date(at).toISOString() : null
}

/** What the zone's clocks show at a moment, as a field takes it: "2026-11-23T09:00". */
export const wallIn = (zone: string, at: string): string =>
  new Date(wallOf(Date.parse(at), zone)).toISOString().slice(0, 16)

type Zone = (typeof timeZones)[keyof typeof timeZones]
export const zones = Object.entries(timeZones) as [keyof typeof timeZones, Zone][]

/** The zone of this device where it is one of the United States. */
export const ownZone = (): Zone => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return zones.find(([, zone]) => zone === timeZone)?.[1] ?? timeZones.Eastern
}

const dayMs = 86_400_000

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
