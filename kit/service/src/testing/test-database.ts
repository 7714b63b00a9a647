import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Where tests make their databases; the role must be allowed to. */
const server = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:15432/postgres'

export interface TestDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

const run = async (sql: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

/** A fresh database of its own for one test harness. */
export const createTestDatabase = async (noun: string): Promise<TestDatabase> => {
  const name = `test_${noun}_${randomBytes(6).toString('hex')}`
  await run(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
