import type { Point } from './distance.ts'

/** A piece of the map, in degrees. */
export interface Box {
  readonly south: number
  readonly north: number
  readonly west: number
  readonly east: number
}

/** Width by height of the picture of a way, and of that of a list: a phone shows either without scrolling. */
export const wayAspect = 1.8
export const listAspect = 1.25
/** From the middle to the edge, about three miles: two places next to each other have something around them too. */
const least = 0.04
/** From the middle to the edge, of what is between the outermost places: half of it, and some more. */
const reach = 0.72

/** What a picture of these places shows, drawn by the browser from what the service cuts. */
export function boxAround(places: readonly [Point, ...Point[]], aspect: number): Box {
  const latitudes = places.map((place) => place.latitude)
  const longitudes = places.map((place) => place.longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2]
  const narrower = Math.max(0.2, Math.cos((latitude * Math.PI) / 180))
  const high = (north - south) * reach
  const wide = (east - west) * narrower * reach
  const half = Math.max(least, high, wide / aspect)
  const across = (half * aspect) / narrower
  return {
    south: latitude - half,
    north: latitude + half,
    west: longitude - across,
    east: longitude + across,
  }
}
