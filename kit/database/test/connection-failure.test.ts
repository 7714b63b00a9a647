import { once } from 'node:events'
import net from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isConnectionFailure } from '../src/connection-failure.ts'
import { testServer } from '../src/testing/test-database.ts'

const failure = (message: string, more: object = {}): Error => Object.assign(new Error(message), more)
const adapterError = (cause: object) => ({
  meta: { driverAdapterError: { name: 'DriverAdapterError', cause } },
})

it.each([
  failure('connect', { code: 'ECONNREFUSED' }),
  failure('all addresses', { errors: [failure('connect', { code: 'ECONNREFUSED' })] }),
  failure('terminating connection due to administrator command', { code: '57P01' }),
  failure('adapter', { cause: { kind: 'DatabaseNotReachable' } }),
  failure('wrapped', { cause: failure('wrapped', { cause: failure('write', { code: 'EPIPE' }) }) }),
  failure("Can't reach database server", {
    code: 'P1001',
    ...adapterError({ kind: 'DatabaseNotReachable' }),
  }),
  failure('Raw query failed.', { code: 'P2010', ...adapterError({ kind: 'DatabaseNotReachable' }) }),
  failure('Raw query failed.', { code: 'P2010', ...adapterError({ kind: 'postgres', code: '57P01' }) }),
  failure('Transaction API error: Unable to start a transaction in the given time.', { code: 'P2028' }),
])('finds a connection failure in %s', (error) => {
  expect(isConnectionFailure(error)).toBe(true)
})

it.each([
  failure('duplicate key', { code: '23505' }),
  failure('Transaction API error: A query cannot be executed on an expired transaction.', { code: 'P2028' }),
  failure('Raw query failed.', { code: 'P2010', ...adapterError({ kind: 'postgres', code: '42601' }) }),
  failure('not what its contract declares', { code: 'event-invalid' }),
  null,
  'ECONNREFUSED',
])('finds none in %s', (error) => {
  expect(isConnectionFailure(error)).toBe(false)
})

let silent: net.Server
let closing: net.Server
const urlOf = (server: net.Server) =>
  `postgres://a:b@127.0.0.1:${(server.address() as net.AddressInfo).port}/c`
beforeAll(async () => {
  silent = net.createServer((socket) => void socket.on('error', () => {})).listen(0, '127.0.0.1')
  closing = net.createServer((socket) => void socket.destroy()).listen(0, '127.0.0.1')
  await Promise.all([silent, closing].map((server) => once(server, 'listening')))
})
afterAll(() => [silent, closing].forEach((server) => server.close()))

const connect = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: testServer() })
  client.on('error', () => {})
  await client.connect()
  return client
}
/** The errors of pg without a code, and a call that causes each. */
const withoutCode: Record<string, () => Promise<unknown>> = {
  'Connection terminated': async () => {
    const client = await connect()
    const query = client.query('select pg_sleep(5)')
    void client.end()
    return query
  },
  'Connection terminated unexpectedly': () => new pg.Client({ connectionString: urlOf(closing) }).connect(),
  'timeout expired': () =>
    new pg.Client({ connectionString: urlOf(silent), connectionTimeoutMillis: 50 }).connect(),
  'Client has encountered a connection error and is not queryable': async () => {
    const client = await connect()
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    await client.query('select pg_terminate_backend(pg_backend_pid())').catch(() => {})
    await ended
    return client.query('select 1')
  },
  'Client was closed and is not queryable': async () => {
    const client = await connect()
    await client.end()
    return client.query('select 1')
  },
  'Connection terminated due to connection timeout': () =>
    new pg.Pool({ connectionString: urlOf(silent), connectionTimeoutMillis: 50 }).query('select 1'),
  'timeout exceeded when trying to connect': async () => {
    const pool = new pg.Pool({ connectionString: testServer(), max: 1, connectionTimeoutMillis: 500 })
    const client = await pool.connect()
    return pool.query('select 1').finally(() => {
      client.release()
      void pool.end()
    })
  },
}
it.each(Object.entries(withoutCode))('knows "%s" of pg', async (message, call) => {
  const error: unknown = await call().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ message })
  expect(error).not.toHaveProperty('code')
  expect(isConnectionFailure(error)).toBe(true)
})
