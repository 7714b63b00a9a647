import { commuteLimitMinutes } from '../enumerations.ts'

/** Minutes to work, by car and by public transit. */
export interface Commute {
  readonly driving: number
  readonly transit: number
}

/** A stretch of the commute; the last one has no end. */
type Leg = readonly [miles: number, milesPerHour: number]
interface TravelMode {
  /** parking, or walking and waiting */
  readonly fixedMinutes: number
  /** length of the route over the distance */
  readonly detourFactor: number
  readonly legs: readonly Leg[]
}

/** An estimate: a short commute is on slow streets, a long one mostly on highways. */
export const travelModes = {
  driving: {
    fixedMinutes: 4,
    detourFactor: 1.3,
    legs: [
      [4, 20],
      [16, 35],
      [Infinity, 55],
    ],
  },
  transit: {
    fixedMinutes: 10,
    detourFactor: 1.4,
    legs: [
      [10, 14],
      [Infinity, 22],
    ],
  },
} as const satisfies Record<keyof Commute, TravelMode>

const minutesOf = (miles: number, { fixedMinutes, detourFactor, legs }: TravelMode): number => {
  let left = miles * detourFactor
  let minutes = 0
  for (const [legMiles, milesPerHour] of legs) {
    const driven = Math.min(left, legMiles)
    minutes += (driven / milesPerHour) * 60
    left -= driven
  }
  return Math.round(fixedMinutes + minutes)
}

/** Minutes to work, estimated from the straight-line distance in miles. */
export const estimateCommute = (miles: number): Commute => ({
  driving: minutesOf(miles, travelModes.driving),
  transit: minutesOf(miles, travelModes.transit),
})

/** 2 §9: minutes as a page shows them: "45", from the limit on "120+". */
export const minutesShown = (minutes: number): string =>
  minutes >= commuteLimitMinutes ? `${commuteLimitMinutes}+` : String(minutes)
