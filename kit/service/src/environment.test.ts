import { expect, it } from 'vitest'
import { ConfigError, natsErrors } from './environment.ts'

it('names each error on a line of its own', () => {
  const error = new ConfigError(['PORT is missing', 'AUTH_URL is not valid'])
  expect(String(error)).toBe(
    'ConfigError: The environment is not complete:\n  PORT is missing\n  AUTH_URL is not valid',
  )
})

it.each([
  [{}, []],
  [{ NATS_USER: 'jobs', NATS_PASSWORD: 'hush' }, []],
  [{ NATS_NKEY_FILE: 'a' }, []],
  [{ NATS_CREDENTIALS_FILE: 'a' }, []],
  [{ NATS_PASSWORD: 'hush' }, ['NATS_USER and NATS_PASSWORD go together']],
  [
    { NATS_NKEY_FILE: 'a', NATS_CREDENTIALS_FILE: 'a' },
    ['NATS_USER, NATS_NKEY_FILE and NATS_CREDENTIALS_FILE exclude each other'],
  ],
])('takes one kind of credentials for NATS, and whole: of %j says %j', (values, errors) =>
  expect(natsErrors(values as Record<string, string>)).toEqual(errors),
)
