import { expect, it } from 'vitest'
import { requiredExperienceMonths } from './required-experience-months.ts'

it.each([
  ['', 0],
  ['Five years of full-time satisfactory experience as a painter', 60],
  ['2 years of experience', 24],
  ['Six (6) months of warehouse experience', 6],
  ['Five years of full-time experience or at least three years of full-time experience', 36],
  ['Open for two years. Experience is a plus.', 0],
])('reads "%s" as %d months', (text, months) => {
  expect(requiredExperienceMonths(text)).toBe(months)
})
