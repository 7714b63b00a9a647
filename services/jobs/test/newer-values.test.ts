import { failNewerValues } from '@lunchpail/kit-service/testing/newer-values'
import { expect, it } from 'vitest'
import { service } from '../src/service.ts'
import { shareJobs } from './jobs-service.ts'

it('a value that a newer release sends in an event is no dead letter', async () => {
  const { failures, tried } = await failNewerValues(service, await shareJobs())
  expect(failures).toEqual([])
  expect(tried).toBeGreaterThan(0)
})
