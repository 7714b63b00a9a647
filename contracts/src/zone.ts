import { dayMs } from './durations.ts'

/*
 * Time zones as `Intl` knows them. What a clock on the wall shows is a number here too, as if the wall were in UTC.
 */

export function isZone(name: string | null | undefined): name is string {
  try {
    return (
      typeof name === 'string' &&
      new Intl.DateTimeFormat('en-US', { timeZone: name }) instanceof Intl.DateTimeFormat
    )
  } catch {
    return false
  }
}

/** A format by its zone, as to make one costs ten times what using it does. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone)
  if (!clock) {
    // Names come from callers too, who may write each in thousands of ways.
    if (clocks.size === 1_000) clocks.clear()
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    clocks.set(timeZone, clock)
  }
  return clock
}

/** What the clocks of a zone show at a moment. */
export function wallClock(at: Date, timeZone: string): number {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  return Date.UTC(
    part['year']!,
    part['month']! - 1,
    part['day'],
    part['hour'],
    part['minute'],
    part['second'],
  )
}

const aheadOfUtc = (at: Date, zone: string): number =>
  wallClock(at, zone) - Math.floor(at.getTime() / 1_000) * 1_000

/** The moment at which the clocks of a zone show this, measured from one near it: they may be changed in between. */
export function momentOf(wall: number, zone: string, near: Date): Date {
  const guess = new Date(wall - aheadOfUtc(near, zone))
  return new Date(wall - aheadOfUtc(guess, zone))
}

/** A full hour of a zone's clock, so many days after the day that it is there now. */
export function zonedTime(now: Date, days: number, hour: number, zone: string): Date {
  const day = new Date(wallClock(now, zone) + days * dayMs)
  return momentOf(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour), zone, now)
}
