import { describe, expect, it } from 'vitest'
import { geohashOf, pointOfGeohash } from './geohash.ts'

describe('a geohash', () => {
  // the examples of its definition
  it.each([
    ['ezs42', 42.605, -5.603],
    ['u4pruydqqvj', 57.64911, 10.40744],
    ['EZS42', 42.605, -5.603],
  ])('%s is in the middle of its cell', (geohash, latitude, longitude) => {
    const point = pointOfGeohash(geohash)
    expect(point.latitude).toBeCloseTo(latitude, 2)
    expect(point.longitude).toBeCloseTo(longitude, 2)
    expect(geohashOf(point, geohash.length)).toBe(geohash.toLowerCase())
  })
})
