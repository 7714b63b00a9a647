import {
  commuteTimes,
  commuteWay,
  findAddress,
  isPositionNearby,
  saveCommute,
} from '@lunchpail/contracts/jobs/api'
import type { Home } from '@lunchpail/contracts/jobs/commute/home-cookie'
import { call } from '@lunchpail/kit-web/api-client'
import { reportError } from '@lunchpail/kit-web/error-report'

export const loadAddress = async (address: string) => (await call(findAddress, { body: { address } })).found
export type FoundAddress = NonNullable<Awaited<ReturnType<typeof loadAddress>>>

export const sendHome = ({ address, lat, lng }: FoundAddress) =>
  call(saveCommute, { body: { address, lat, lng } })

export const loadTimes = ({ lat, lng }: Home, positions: number[], signal: AbortSignal) =>
  call(commuteTimes, { body: { lat, lng, positions }, signal })

export const loadWay = ({ lat, lng }: Home, id: number, signal: AbortSignal) =>
  call(commuteWay, { body: { lat, lng, id }, signal })
export type Way = Awaited<ReturnType<typeof loadWay>>

/** 2 §7: an error is logged, and counts as no. */
export async function loadNearby({ geohash }: Home, id: number, signal: AbortSignal): Promise<boolean> {
  try {
    return (await call(isPositionNearby, { params: { id: String(id) }, query: { geohash }, signal })).success
  } catch (error) {
    if (!signal.aborted) reportError(error, 'commute nearby')
    return false
  }
}
