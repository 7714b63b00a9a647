import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { archivePiece, maxPieceCharacters } from '@lunchpail/contracts/archive'
import { archiveRequested } from '@lunchpail/contracts/auth/events'
import type { Envelope } from '@lunchpail/contracts/event'
import { migrate } from '@lunchpail/kit-database/migrate'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { Retention } from '@lunchpail/kit-database/retention'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import {
  archiveConsumes,
  archiveEvents,
  archiveSubscription,
  collectRows,
  openPieces,
  sealPieces,
  type Archiving,
} from '../src/archive.ts'
import { opener } from '../src/seal.ts'

const now = new Date('2026-11-24T12:00:00Z')
const retention: readonly Retention[] = [
  { table: 'word', keep: 'for-ever' },
  { table: 'company', keep: 'until-erased', account: 'owner_id' },
  { table: 'role', keep: 'until-erased', account: { column: 'company_id', of: 'company' } },
  { table: 'elsewhere', keep: 'until-erased', account: 'account_id', atErasure: 'deleted-elsewhere' },
  { table: 'on_its_way', keep: 'until-erased', account: 'account_id', archive: 'transient' },
  { table: 'record', keep: 'for-ever', account: 'account_id', atErasure: 'kept' },
]

let database: TestDatabase
let publicKey: JWK
let open: (sealed: string) => Promise<unknown>
let account: string

beforeAll(async () => {
  database = await createTestDatabase('archive')
  await migrate(database.url, await mkdtemp(path.join(tmpdir(), 'migrations-')))
  await database.pool.query(`
    create table word (account_id uuid);
    create table company (id int primary key, owner_id uuid, name text, hash text, password_hash text,
      token text, secret text, sealed_name text, unsealed_name text, hashed text);
    create table role (company_id int, title text);
    create table elsewhere (account_id uuid);
    create table on_its_way (account_id uuid);
    create table record (account_id uuid, sealed_words text)`)
  const pair = await generateKeyPair('ECDH-ES', { extractable: true })
  publicKey = await exportJWK(pair.publicKey)
  open = opener([await exportJWK(pair.privateKey)])
})
afterAll(() => database?.drop())
beforeEach(async () => {
  account = randomUUID()
  await database.pool.query('truncate word, company, role, elsewhere, on_its_way, record, kit.outbox')
})

const fill = async (id: number, owner: string) => {
  const { pool } = database
  await pool.query(
    `insert into company values ($1, $2, $3, 'a hash', 'a hash', 'a token', 'a secret', 'sealed', 'open', 'told')`,
    [id, owner, `company ${id}`],
  )
  await pool.query('insert into role values ($1, $2)', [id, `role ${id}`])
  for (const table of ['word', 'elsewhere', 'on_its_way'])
    await pool.query(`insert into ${table} values ($1)`, [owner])
}
const archiving = (more: Partial<Archiving> = {}): Archiving => ({
  noun: 'jobs',
  retention,
  clock: { now: () => now },
  ...more,
})
const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => pgTransaction(database.pool)(work)
const collect = (more?: Partial<Archiving>) =>
  inTransaction((tx) => collectRows(tx, archiving(more), account))

describe('[BY-04] what a service keeps about a person', () => {
  it('is their rows by table, without keys, and nothing of other people or of what is on its way', async () => {
    await fill(1, account)
    await fill(2, randomUUID())
    expect(await collect()).toEqual({
      company: [{ id: 1, owner_id: account, name: 'company 1', unsealed_name: 'open', hashed: 'told' }],
      role: [{ company_id: 1, title: 'role 1' }],
    })
  })

  it('is also what erasure leaves, what is sealed in rows, and what is kept elsewhere', async () => {
    await database.pool.query(`insert into record values ($1, 'sealed')`, [account])
    const openArchivedRow: NonNullable<Archiving['openArchivedRow']> = async (table, row) => ({
      ...row,
      words: table,
    })
    const archiveElsewhere: NonNullable<Archiving['archiveElsewhere']> = async (id) => ({ file: [{ id }] })
    expect(await collect({ openArchivedRow, archiveElsewhere })).toEqual({
      record: [{ account_id: account, words: 'record' }],
      file: [{ id: account }],
    })
  })

  it('is empty for an account that it does not know', async () => expect(await collect()).toEqual({}))
})

describe('[BY-04] sealed pieces', () => {
  it('are opened by the key of the archive alone, in their order', async () => {
    const rows = { company: [{ name: randomBytes(500_000).toString('base64') }], role: [{ title: 'ñ' }] }
    const pieces = await sealPieces(publicKey, rows)
    expect(pieces).toHaveLength(2)
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(maxPieceCharacters)
    expect(await openPieces(open, pieces)).toEqual(rows)
    await expect(openPieces(open, pieces.toReversed())).rejects.toThrow()
  })

  it('are one where there is little, and where there is nothing', async () => {
    const pieces = await sealPieces(publicKey, {})
    expect(pieces).toHaveLength(1)
    expect(await openPieces(open, pieces)).toEqual({})
  })
})

describe('[BY-04] a service that is asked for an archive', () => {
  const archiveId = randomUUID()
  const handle = async (traceparent: string | undefined) => {
    const [subscription] = archiveSubscription(archiving())
    expect(subscription).toMatchObject({ kind: 'reaction', event: archiveRequested, from: 'beginning' })
    const data = { account_id: account, archive_id: archiveId, public_key: publicKey }
    await inTransaction((tx) => subscription!.handle(tx, data, { traceparent } as Envelope))
    const { rows } = await database.pool.query<{ payload: string }>('select payload from kit.outbox')
    return rows
      .map(({ payload }) => JSON.parse(payload) as Envelope & { data: { index: number; sealed: string } })
      .toSorted((one, other) => one.data.index - other.data.index)
  }

  it('sends its pieces, numbered, in the trace and about the person of the question', async () => {
    await fill(1, account)
    await database.pool.query(`update company set name = $1`, [randomBytes(500_000).toString('base64')])
    const traceparent = `00-${'c'.repeat(32)}-${'d'.repeat(16)}-01`
    const events = await handle(traceparent)
    expect(events).toMatchObject(
      [0, 1].map((index) => ({
        type: archivePiece('jobs').type,
        time: now.toISOString(),
        subject: account,
        traceparent,
        data: { account_id: account, archive_id: archiveId, index, count: 2 },
      })),
    )
    const rows = await openPieces(
      open,
      events.map(({ data }) => data.sealed),
    )
    expect(Object.keys(rows)).toEqual(['company', 'role'])
  })

  it('answers where it has nothing to say, too', async () => {
    const [event, ...more] = await handle(undefined)
    expect(more).toEqual([])
    expect(event).not.toHaveProperty('traceparent')
    expect(await openPieces(open, [event!.data.sealed])).toEqual({})
  })

  it('is not auth, which asks', () => {
    expect(archiveSubscription(archiving({ noun: 'auth' }))).toEqual([])
    expect([archiveEvents('auth'), archiveConsumes('auth')]).toEqual([[], []])
    expect(archiveEvents('jobs').map(({ type }) => type)).toEqual(['jobs.archive.piece.v1'])
    expect(archiveConsumes('jobs')).toEqual([archiveRequested])
  })
})
