import { expect, it } from 'vitest'
import { isConnectionFailure } from './connection-failure.ts'

const failure = (message: string, more: object = {}): Error => Object.assign(new Error(message), more)

it('knows a database that could not be reached, however deep the cause lies', () => {
  for (const away of [
    failure('connect', { code: 'ECONNREFUSED' }),
    failure('terminating connection due to administrator command', { code: '57P01' }),
    failure('Connection terminated unexpectedly'),
    failure('Transaction API error: Unable to start a transaction in the given time.', { code: 'P2028' }),
    failure('Raw query failed. Code: `57P01`. Message: `terminating connection`', { code: 'P2010' }),
    failure('adapter', { cause: { kind: 'DatabaseNotReachable' } }),
    failure('all addresses', { errors: [failure('connect', { code: 'ECONNREFUSED' })] }),
  ])
    expect(isConnectionFailure(away), away.message).toBe(true)
})

it('takes no refusal of the database, and no failure of our own, for one', () => {
  for (const refusal of [
    failure('duplicate key', { code: '23505' }),
    failure('A query cannot be executed on an expired transaction.', { code: 'P2028' }),
    failure('not what its contract declares', { code: 'event-invalid' }),
    null,
    'ECONNREFUSED',
  ])
    expect(isConnectionFailure(refusal)).toBe(false)
})
