import { zonedTime } from '@lunchpail/contracts/zone'

const morningHour = 8

/** The next 8:00 of a zone. */
export function nextMorning(now: Date, zone: string): Date {
  const today = zonedTime(now, 0, morningHour, zone)
  return today > now ? today : zonedTime(now, 1, morningHour, zone)
}
