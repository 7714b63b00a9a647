import { expect, it } from 'vitest'
import { milesBetween } from '@lunchpail/contracts/jobs/rules/distance'
import { chicago, manhattan, newark } from '../../test/factories.ts'
import { distanceOf, pointOf, chordOf } from './point.ts'

const chord = (one: number[], other: number[]) =>
  Math.hypot(...one.map((part, index) => part - other[index]!))

it.each([
  [newark, manhattan],
  [newark, chicago],
  [newark, { latitude: -newark.latitude, longitude: newark.longitude + 180 }],
])('the chord of two points gives the distance between them over the ground', (one, other) => {
  const miles = milesBetween(one, other)
  expect(distanceOf(chord(pointOf(one), pointOf(other)))).toBeCloseTo(miles, 3)
  expect(distanceOf(chordOf(miles))).toBeCloseTo(miles, 3)
})
