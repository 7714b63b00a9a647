import { wayMinutes } from './mismatch.ts'

/** Further than anybody travels in `commuteLimitMinutes`. */
const furthest = 200
const precision = 0.01

/** How many miles somebody gets in so many minutes, by the quickest of the ways that they take (bits, 0 for either). */
export function milesWithin(minutes: number, commuteType: number): number {
  let near = 0
  let far = furthest
  if (wayMinutes(near, commuteType) > minutes) return 0
  while (far - near > precision) {
    const middle = (near + far) / 2
    if (wayMinutes(middle, commuteType) <= minutes) near = middle
    else far = middle
  }
  return near
}
