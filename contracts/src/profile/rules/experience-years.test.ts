import { expect, it } from 'vitest'
import { experienceYears } from './experience-years.ts'

it.each([
  [0, 0],
  [11, 0],
  [12, 1],
  [14, 1],
  [15, 1.5],
  [20, 1.5],
  [21, 2],
  [24, 2],
  [60, 5],
  [62, 5],
  [63, 5.5],
])('[PR-03] %s months are %s years', (months, years) => {
  expect(experienceYears(months)).toBe(years)
})
