import { commuteTimes } from './commute-times.ts'
import { commuteWay } from './commute-way.ts'
import { findAddress } from './find-address.ts'
import { isPositionNearby } from './is-position-nearby.ts'
import { saveCommute } from './save-commute.ts'

export const routes = {
  commuteTimes,
  commuteWay,
  findAddress,
  isPositionNearby,
  saveCommute,
}
