import { expect, it } from 'vitest'
import { milesBetween } from './distance.ts'

const newark = { latitude: 40.73, longitude: -74.17 }
const quarter = (3958.8 * Math.PI) / 2

it('is that of the shortest way around the earth, in both directions', () => {
  const rows: [string, ReturnType<typeof at>, ReturnType<typeof at>, number][] = [
    ['nothing to itself', newark, newark, 0],
    ['a quarter of the earth from the equator to the pole', at(0, 0), at(90, 0), quarter],
    ['a quarter of the earth along the equator', at(0, -45), at(0, 45), quarter],
    ['half of the earth to the other side', at(0, 0), at(0, 180), 2 * quarter],
    ['half of the earth from pole to pole', at(90, 12), at(-90, 77), 2 * quarter],
    ['half of it along the circle of 60 degrees, over the pole', at(60, 0), at(60, 180), (2 * quarter) / 3],
  ]
  expect(
    rows.map(([what, one, other]) => [what, milesBetween(one, other), milesBetween(other, one)]),
  ).toEqual(rows.map(([what, , , miles]) => [what, expect.closeTo(miles, 6), expect.closeTo(miles, 6)]))
})

it('is less along a circle nearer to the pole', () => {
  expect(milesBetween(at(60, 0), at(60, 1)) / milesBetween(at(0, 0), at(0, 1))).toBeCloseTo(0.5, 3)
})

function at(latitude: number, longitude: number) {
  return { latitude, longitude }
}
