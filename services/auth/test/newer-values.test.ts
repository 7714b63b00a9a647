import { failNewerValues } from '@lunchpail/kit-service/testing/newer-values'
import { expect, it } from 'vitest'
import { service } from '../src/service.ts'
import { shareAuth } from './auth-service.ts'

it('a value that a newer release sends in an event is no dead letter', async () => {
  const { failures, tried } = await failNewerValues(service, await shareAuth())
  expect(failures).toEqual([])
  expect(tried).toBeGreaterThan(0)
})
