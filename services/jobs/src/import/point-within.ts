import { milesBetween, type Point } from '@lunchpail/contracts/jobs/rules/distance'
import type { FeedItem } from './formats/feed-item.ts'

/** How far what has a ZIP code may be from its middle: in the country they are large. */
export const milesOfZip = 20
/** A ZIP code is also for the places around it, and a city reaches as far. */
export const milesAroundZip = 30

/** To about ten yards: one place that is measured twice stays one. */
const perDegree = 10_000

const degrees = (text: string): number =>
  /^[+-]?\d{1,3}(?:\.\d+)?$/.test(text.trim()) ? Math.round(Number(text) * perDegree) / perDegree : Number.NaN

/** The point of an item; the middle of its place where it has none, or one elsewhere. */
export function pointWithin(item: FeedItem, middle: Point, miles: number): Point {
  const point = { latitude: degrees(item.latitude), longitude: degrees(item.longitude) }
  return milesBetween(point, middle) <= miles
    ? point
    : { latitude: middle.latitude, longitude: middle.longitude }
}
