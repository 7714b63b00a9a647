import type { Point } from './distance.ts'

/** A piece of the map, in degrees. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Of the picture: a phone shows it without scrolling. */
export const wayAspect = 1.8
/** From the middle to the edge, about three miles: two places next to each other have something around them too. */
const least = 0.04
/** From the middle to the edge, of what is between both places: half of it, and some more. */
const reach = 0.72

/** What the picture of a way shows, drawn by the browser from what the service cuts. */
export function boxAround(one: Point, other: Point): Box {
  const latitude = (one.latitude + other.latitude) / 2
  const longitude = (one.longitude + other.longitude) / 2
  const narrower = Math.max(0.2, Math.cos((latitude * Math.PI) / 180))
  const high = Math.abs(one.latitude - other.latitude) * reach
  const wide = Math.abs(one.longitude - other.longitude) * narrower * reach
  const half = Math.max(least, high, wide / wayAspect)
  const across = (half * wayAspect) / narrower
  return {
    south: latitude - half,
    north: latitude + half,
    west: longitude - across,
    east: longitude + across,
  }
}
