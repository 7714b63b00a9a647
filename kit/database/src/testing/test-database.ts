import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The server on which tests create databases. */
export const testServer = (): string => {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('TEST_DATABASE_URL is not set: run these tests by `npm test -- <folder>`')
  return url
}

export interface TestDatabase {
  readonly url: string
  readonly pool: pg.Pool
  readonly drop: () => Promise<void>
}

const run = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: testServer() })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** An empty database for one test file. */
export const createTestDatabase = async (noun: string): Promise<TestDatabase> => {
  const name = `test_${noun}_${randomBytes(6).toString('hex')}`
  await run(`create database ${name}`)
  const url = new URL(testServer())
  url.pathname = `/${name}`
  const pool = new pg.Pool({ connectionString: url.href, max: 3 })
  // Tests end connections of the server.
  pool.on('error', () => {})
  const drop = async (): Promise<void> => {
    await pool.end()
    await run(`drop database if exists ${name} with (force)`)
  }
  return { url: url.href, pool, drop }
}
