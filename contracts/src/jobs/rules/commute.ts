/** Minutes to work, by car and by public transit. */
export interface Commute {
  readonly driving: number
  readonly transit: number
}

/** 2 §9: from here on people are told "120+". */
export const longestCommute = 120

/** A part of a way: so many miles at so many miles an hour, the last part without end. */
type Leg = readonly [miles: number, speed: number]
interface Way {
  /** minutes on top: parking, or walking and waiting */
  readonly fixed: number
  /** how much longer the way is than the crow flies */
  readonly detour: number
  readonly legs: readonly Leg[]
}

/** How people go to work, in our estimate: short ways are slow streets, long ones mostly highway. */
export const ways = {
  driving: {
    fixed: 4,
    detour: 1.3,
    legs: [
      [4, 20],
      [16, 35],
      [Infinity, 55],
    ],
  },
  transit: {
    fixed: 10,
    detour: 1.4,
    legs: [
      [10, 14],
      [Infinity, 22],
    ],
  },
} as const satisfies Record<keyof Commute, Way>

const minutesOf = (miles: number, { fixed, detour, legs }: Way): number => {
  let left = miles * detour
  let minutes = 0
  for (const [most, speed] of legs) {
    const part = Math.min(left, most)
    minutes += (part / speed) * 60
    left -= part
  }
  return Math.round(fixed + minutes)
}

/** An estimate from the distance as the crow flies. */
export const estimateCommute = (miles: number): Commute => ({
  driving: minutesOf(miles, ways.driving),
  transit: minutesOf(miles, ways.transit),
})

/** Minutes as people read them: "45", from two hours on "120+". */
export const minutesShown = (minutes: number): string =>
  minutes >= longestCommute ? `${longestCommute}+` : String(minutes)
