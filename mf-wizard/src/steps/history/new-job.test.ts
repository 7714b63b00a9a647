import { expect, it } from 'vitest'
import { withReferenceIds } from './new-job.ts'

it('[WZ-11] [WZ-39] each job that another client saved can be opened: its reference id is its own', () => {
  const first = { reference_id: 'abc', title: 'Picker' }
  const jobs = withReferenceIds([first, { reference_id: 'abc', title: 'Packer' }, { title: 'Loader' }])
  expect(jobs.map(({ title }) => title)).toEqual(['Picker', 'Packer', 'Loader'])
  expect(jobs[0]).toBe(first)
  expect(new Set(jobs.map(({ reference_id }) => reference_id)).size).toBe(3)
  for (const { reference_id } of jobs) expect(reference_id).toMatch(/^[a-z0-9]{3}$/)
})
