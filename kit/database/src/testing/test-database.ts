import { createHash, randomBytes } from 'node:crypto'
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

const withServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: testServer() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
const urlOf = (name: string): string => {
  const url = new URL(testServer())
  url.pathname = `/${name}`
  return url.href
}

interface Content {
  /** another one for each content */
  readonly key: string
  readonly make: (url: string) => Promise<void>
}

/**
 * The database that those with the same content are copied from, made by the first who asks: to apply every migration
 * again takes longer than most test files.
 */
const templateOf = ({ key, make }: Content): Promise<string> =>
  withServer(async (client) => {
    const name = `template_${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return name
    // it has its name once it is whole
    await client.query(`drop database if exists ${name}_unfinished`)
    await client.query(`create database ${name}_unfinished`)
    await make(urlOf(`${name}_unfinished`))
    await client.query(`alter database ${name}_unfinished rename to ${name}`)
    return name
  })

/** A database for one test file: empty, or with migrations and what else is in it from the start. */
export const createTestDatabase = async (noun: string, content?: Content): Promise<TestDatabase> => {
  const name = `test_${noun}_${randomBytes(6).toString('hex')}`
  const template = content ? await templateOf(content) : 'template1'
  // file by file: by its log, as usual, a copy of 300 files takes PostgreSQL three times as long, and its end twice
  await withServer((client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  )
  const url = urlOf(name)
  const pool = new pg.Pool({ connectionString: url, max: 3, idleTimeoutMillis: 0, pipeline: true })
  // Tests end connections of the server.
  pool.on('error', () => {})
  const drop = async (): Promise<void> => {
    await pool.end()
    await withServer((client) => client.query(`drop database if exists ${name} with (force)`))
  }
  return { url, pool, drop }
}
