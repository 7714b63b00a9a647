import { dayMs, hourMs } from '../../durations.ts'
import { autoApplyDaily } from '../../profile/enumerations.ts'
import { isZone, wallClock, zonedTime } from '../../zone.ts'

/** Where the zone of a person is not known, their day is that of most people. */
const usualZone = 'America/New_York'
const zoneOf = (timezone: string | null): string => (isZone(timezone) ? timezone : usualZone)

const dayOf = (at: Date, zone: string): number => Math.floor(wallClock(at, zone) / dayMs)

/** What became of a job that was found for auto-apply. `waiting` for its turn, `chosen` and on its way; the others are its end. */
export const autoApplyStates = ['waiting', 'chosen', 'sent', 'asked', 'left', 'unreached'] as const
export type AutoApplyState = (typeof autoApplyStates)[number]

export interface Chosen {
  readonly state: AutoApplyState
  readonly at: Date
}

/**
 * How many applications a candidate is asked to finish in a day, whatever they set: their setting is about those sent in their
 * name.
 */
const askedPerDay = autoApplyDaily.maximum

/**
 * How many more may be chosen in this day of the person. What is on its way counts as sent, and as asked, until it is known.
 * What only the person can answer is not sent, and takes no room from what can be; they are asked so often a day, and no more.
 */
export function roomToday(
  chosen: readonly Chosen[],
  { daily, now, timezone }: { readonly daily: number; readonly now: Date; readonly timezone: string | null },
): number {
  const zone = zoneOf(timezone)
  const today = chosen.filter(({ at }) => dayOf(at, zone) === dayOf(now, zone))
  const count = (...states: AutoApplyState[]) => today.filter(({ state }) => states.includes(state)).length
  return Math.max(0, Math.min(daily - count('chosen', 'sent'), askedPerDay - count('chosen', 'asked')))
}

/**
 * Whether a choice was on its way too long: it has its turn again, by the room of that day. Else what waited through an
 * outage would be sent together with that of the day on which it ends.
 */
export const isLateChoice = (chosenAt: Date, now: Date): boolean =>
  now.getTime() - chosenAt.getTime() > hourMs

/** When what waits has its turn: the next morning of the person, as companies and people read by day. */
export const nextTurn = (now: Date, timezone: string | null): Date => zonedTime(now, 1, 8, zoneOf(timezone))
