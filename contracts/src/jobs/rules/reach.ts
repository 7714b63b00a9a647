import { commuteMinutes } from './mismatch.ts'

/** More than anybody travels in `commuteLimitMinutes`. */
const maxMiles = 200
const precisionMiles = 0.01

/** How many miles somebody gets in so many minutes by the fastest of their travel modes (bits of commuteType). */
export function milesWithin(minutes: number, commuteType: number): number {
  let near = 0
  let far = maxMiles
  while (far - near > precisionMiles) {
    const middle = (near + far) / 2
    if (commuteMinutes(middle, commuteType) <= minutes) near = middle
    else far = middle
  }
  return near
}
