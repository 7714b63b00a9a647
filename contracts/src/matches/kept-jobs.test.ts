import { expect, it } from 'vitest'
import { maxPositions } from '../fields/max-positions.ts'
import { keptJobsOf, withKeptJob } from './kept-jobs.ts'

it('[BY-22] the latest saved job stands first, and no more are kept than one call takes', () => {
  const full = Array.from({ length: maxPositions }, (_, index) => index + 1)
  expect(withKeptJob(full, 99)).toEqual([99, ...full.slice(0, -1)])
  expect(withKeptJob([1, 2, 3], 3)).toEqual([3, 1, 2])
  expect(keptJobsOf([7, 0, 'x', 1.5, 8])).toEqual([7, 8])
  expect(keptJobsOf({ length: 1 })).toEqual([])
})
