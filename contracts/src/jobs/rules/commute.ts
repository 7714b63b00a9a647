/** Minutes to work, by car and by public transit. */
export interface Commute {
  readonly driving: number
  readonly transit: number
}

/** 2 §9: from here on people are told "120+". */
export const longestCommute = 120

/** A part of a way: so many miles at so many miles an hour, the last part without end. */
type Leg = readonly [miles: number, speed: number]
const byCar: readonly Leg[] = [
  [4, 20],
  [16, 35],
  [Infinity, 55],
]
const byTransit: readonly Leg[] = [
  [10, 14],
  [Infinity, 22],
]

const minutesOf = (miles: number, legs: readonly Leg[]): number => {
  let left = miles
  let minutes = 0
  for (const [most, speed] of legs) {
    const part = Math.min(left, most)
    minutes += (part / speed) * 60
    left -= part
  }
  return minutes
}

/**
 * An estimate from the distance as the crow flies: roads are longer by a factor, short ways are slow streets, long ones
 * mostly highway; parking, or walking and waiting, comes on top.
 */
export const estimateCommute = (miles: number): Commute => ({
  driving: Math.round(4 + minutesOf(miles * 1.3, byCar)),
  transit: Math.round(10 + minutesOf(miles * 1.4, byTransit)),
})

/** Minutes as people read them: "45", from two hours on "120+". */
export const minutesShown = (minutes: number): string =>
  minutes >= longestCommute ? `${longestCommute}+` : String(minutes)
