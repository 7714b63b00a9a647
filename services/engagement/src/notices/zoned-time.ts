import { dayMs, hourMs } from '@lunchpail/contracts/durations'

/** Hours by which the clock of a zone is ahead of UTC at that time. */
function hoursAhead(at: Date, zone: string): number {
  const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')!.value
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name)!
  if (sign === undefined) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60)
}

/** A full hour of a zone's clock, so many days after the day that it is there now. */
export function zonedTime(now: Date, days: number, hour: number, zone: string): Date {
  const day = new Date(now.getTime() + hoursAhead(now, zone) * hourMs + days * dayMs)
  const wall = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour)
  // the clock may be changed in between
  const guess = new Date(wall - hoursAhead(now, zone) * hourMs)
  return new Date(wall - hoursAhead(guess, zone) * hourMs)
}
