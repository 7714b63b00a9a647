import { systemClock } from '@lunchpail/kit-service/clock'
import { createCallerKeys } from '@lunchpail/kit-service/testing/test-tokens'
import { expect, it } from 'vitest'
import { config } from './config.ts'

const complete = {
  DATABASE_URL_WIZARD: 'postgres://wizard@127.0.0.1/wizard',
  DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: 'postgres://apart@127.0.0.1/wizard',
  NATS_URL: 'nats://127.0.0.1',
  AUTH_URL: 'http://127.0.0.1',
  CALLER_KEY: (await createCallerKeys(systemClock)).key('wizard'),
  PUBLIC_URL: 'http://127.0.0.1',
  CONTACT_SECRET: 'a secret of the tests of 32 characters or more',
}

it('names the second database role when it is missing or no address', () => {
  expect(config(complete).DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY).toBe(
    complete.DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY,
  )
  for (const value of [undefined, '', 'mysql://x'])
    expect(() => config({ ...complete, DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: value })).toThrow(
      'DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY',
    )
})
