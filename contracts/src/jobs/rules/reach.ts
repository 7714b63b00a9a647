import { commuteType } from '../../profile/enumerations.ts'
import { commuteLimitMinutes } from '../enumerations.ts'
import { commuteMinutes } from './mismatch.ts'

/** More than anybody travels in `commuteLimitMinutes`. */
const maxMiles = 200
const precisionMiles = 0.01

/** How many miles a candidate gets in so many minutes by the fastest of their travel modes (bits of commuteType). */
export function milesWithin(minutes: number, modes: number): number {
  let near = 0
  let far = maxMiles
  while (far - near > precisionMiles) {
    const middle = (near + far) / 2
    if (commuteMinutes(middle, modes) <= minutes) near = middle
    else far = middle
  }
  return near
}

/** 2 §9: what is farther than this is out of area, more than two hours away by car. */
export const reachMiles = milesWithin(commuteLimitMinutes, commuteType.driving)

/** The longest commute in minutes: 120 stands for any, and is the limit (2 §9). */
export const reachMinutes = ({ commute_length }: { readonly commute_length: number }): number =>
  Math.min(commute_length, commuteLimitMinutes)
