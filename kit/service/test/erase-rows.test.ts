import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { accountErased } from '@lunchpail/contracts/auth/events'
import { erasureCompleted } from '@lunchpail/contracts/erasure'
import type { Envelope } from '@lunchpail/contracts/event'
import { migrate } from '@lunchpail/kit-database/migrate'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { Retention } from '@lunchpail/kit-database/retention'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import {
  eraseAgain,
  eraseRows,
  erasureConsumes,
  erasureEvents,
  erasureSubscription,
  isOfAccount,
  type Erasing,
} from '../src/erasure.ts'

const now = new Date('2026-11-23T12:00:00Z')
let database: TestDatabase
let gone: string
let other: string

/** A row refers to that of the table before it, whose rows go last. */
const retention: readonly Retention[] = [
  { table: 'word', keep: 'for-ever' },
  { table: 'company', keep: 'until-erased', account: 'owner_id' },
  { table: 'role', keep: 'until-erased', account: { column: 'company_id', of: 'company' } },
  { table: 'shift', keep: 'until-erased', account: { column: 'role_id', of: 'role' } },
  { table: 'letter', keep: 'until-erased', account: 'to_id', names: 'about_id' },
  { table: 'record', keep: 'for-ever', account: 'account_id', atErasure: 'kept' },
]

beforeAll(async () => {
  database = await createTestDatabase('erase')
  await migrate(database.url, await mkdtemp(path.join(tmpdir(), 'migrations-')))
  await database.pool.query(`
    create table word (account_id uuid);
    create table company (id int primary key, owner_id uuid);
    create table role (id int primary key, company_id int references company);
    create table shift (role_id int references role);
    create table letter (to_id uuid, about_id uuid);
    create table record (account_id uuid)`)
})
afterAll(() => database?.drop())
beforeEach(async () => {
  gone = randomUUID()
  other = randomUUID()
  await database.pool.query(
    `truncate word, company, role, shift, letter, record, kit.outbox, kit.dead_letter, kit.idempotency_key, kit.tombstone`,
  )
})

const query = async (text: string, ...values: unknown[]) => (await database.pool.query(text, values)).rows
const fill = async (id: number, account: string): Promise<void> => {
  await query('insert into company values ($1, $2)', id, account)
  await query('insert into role values ($1, $1), ($2, $1)', id, id + 1)
  await query('insert into shift values ($1), ($1), ($2)', id, id + 1)
  await query('insert into record values ($1)', account)
  await query('insert into word values ($1)', account)
}
const counts = async () => {
  const tables = ['company', 'role', 'shift', 'record', 'word']
  const [row] = await query(
    `select ${tables.map((table) => `(select count(*)::int from ${table}) as ${table}`).join()}`,
  )
  return tables.map((table) => (row as Record<string, number>)[table])
}
const inTransaction = <T>(work: (tx: Transaction) => Promise<T>) => pgTransaction(database.pool)(work)
const erasing = (more: Partial<Erasing> = {}): Erasing => ({
  noun: 'jobs',
  retention,
  transaction: pgTransaction(database.pool),
  clock: { now: () => now },
  ...more,
})
const reports = async () =>
  (await query('select subject, payload from kit.outbox order by seq')).map(({ subject, payload }) => {
    const { data, time, subject: about, traceparent } = JSON.parse(payload as string) as Envelope
    return { type: subject as string, data, time, about, traceparent }
  })
const tombstones = () => query('select account_id, erased_at from kit.tombstone order by account_id')
const bury = (id: string) => query('insert into kit.tombstone values ($1, now())', id)

describe('the rows of an account', () => {
  it('are those of its column, and those that refer to them over however many tables', () => {
    const spaces = /\s+/g
    expect(isOfAccount('owner_id', [])).toBe('"owner_id" = $1::uuid')
    expect(isOfAccount({ column: 'role_id', of: 'role' }, retention).replaceAll(spaces, ' ')).toBe(
      `"role_id" in (select id from "role" where "company_id" in (select id from "company" where "owner_id" = $1::uuid))`,
    )
    const word = { column: 'word_id', of: 'word' }
    expect(() => isOfAccount(word, retention)).toThrow('word has no account in the retention list')
    expect(() => isOfAccount({ ...word, of: 'nothing' }, retention)).toThrow('nothing has no account')
  })

  it('go, the last table first, and leave those of others and what is kept', async () => {
    await fill(1, gone)
    await fill(11, other)
    expect(await inTransaction((tx) => eraseRows(tx, retention, gone))).toBe(6)
    expect(await counts()).toEqual([1, 2, 3, 2, 2])
    expect(await query('select id from company')).toEqual([{ id: 11 }])
  })

  it('go with what names the account to another person', async () => {
    await query('insert into letter values ($1, null), ($2, $1), ($1, $2), ($2, null)', gone, other)
    expect(await inTransaction((tx) => eraseRows(tx, retention, gone))).toBe(3)
    expect(await query('select * from letter')).toEqual([{ to_id: other, about_id: null }])
  })

  it('go with the answers that were kept for repeats, of them or about them', async () => {
    for (const [scope, answer] of [
      [gone, '{}'],
      ['visitor', `{"of":"${gone}"}`],
      [other, '{}'],
    ])
      await query(
        `insert into kit.idempotency_key (scope, endpoint, key_hash, request_hash, answer) values ($1, 'e', 'k', 'r', $2)`,
        scope,
        answer,
      )
    expect(await inTransaction((tx) => eraseRows(tx, [], gone))).toBe(2)
    expect(await query('select scope from kit.idempotency_key')).toEqual([{ scope: other }])
  })

  it('go with what events say of them: the item, or the event where it says more', async () => {
    const event = (...ids: string[]) =>
      JSON.stringify({ id: '1', data: { things: ids.map((id) => ({ id })) } })
    const payloads = [
      event(gone),
      event(gone, other),
      event(other),
      JSON.stringify({ subject: gone, data: { things: [{ id: other }] } }),
      JSON.stringify({ data: { account_id: gone } }),
      JSON.stringify({ of: gone }),
      `no JSON ${gone}`,
    ]
    for (const payload of payloads)
      await query(`insert into kit.outbox (id, subject, payload) values ('1', 's', $1)`, payload)
    expect(await inTransaction((tx) => eraseRows(tx, [], gone))).toBe(6)
    expect(
      (await query('select payload from kit.outbox order by seq')).map(({ payload }) => payload),
    ).toEqual([event(other), event(other)])
  })
})

describe('an erasure that auth tells of', () => {
  const traceparent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`
  const handle = (more: Partial<Erasing>, meta: Partial<Envelope> = {}) =>
    inTransaction((tx) =>
      erasureSubscription(erasing(more))[0]!.handle(
        tx,
        { account_id: gone },
        { id: '1', time: now.toISOString(), ...meta },
      ),
    )
  const report = (rows: number, more: object = {}) => ({
    type: 'jobs.erasure.completed.v1',
    data: { account_id: gone, rows },
    time: now.toISOString(),
    about: gone,
    ...more,
  })

  it('is kept in mind and reported, with what the service holds elsewhere', async () => {
    await fill(1, gone)
    const eraseElsewhere = vi.fn<NonNullable<Erasing['eraseElsewhere']>>(async () => 2)
    await handle({ eraseElsewhere }, { traceparent })
    expect(eraseElsewhere.mock.calls).toEqual([[[gone]]])
    expect(await reports()).toEqual([report(8, { traceparent })])
    expect(await tombstones()).toEqual([{ account_id: gone, erased_at: now }])
  })

  it('is reported again each time that it is told, and where it is published again, only with something to say', async () => {
    const told = async (meta: Partial<Envelope>) => {
      await query('truncate kit.outbox')
      await handle({}, meta)
      return reports()
    }
    expect(await told({ republished: true })).toEqual([report(0)])
    expect(await told({ republished: true })).toEqual([])
    expect(await told({})).toEqual([report(0)])
    expect(await told({ republished: false })).toEqual([report(0)])
    await query('insert into company values (1, $1)', gone)
    expect(await told({ republished: true })).toEqual([report(1)])
  })

  it('is heard by every service but auth, which tells of it', () => {
    const empty = erasing({ noun: 'auth' })
    expect([erasureSubscription(empty), erasureEvents('auth'), erasureConsumes('auth')]).toEqual([[], [], []])
    expect(erasureSubscription(erasing())).toMatchObject([{ kind: 'projection', from: 'beginning' }])
    expect(erasureConsumes('jobs')).toEqual([accountErased])
    expect(erasureEvents('jobs').map(({ type }) => type)).toEqual([erasureCompleted('jobs').type])
  })
})

describe('what came back of an erased account', () => {
  it('is found in the tables, the kept answers and the dead letters, erased and reported', async () => {
    const [second, third, fourth] = [randomUUID(), randomUUID(), randomUUID()]
    for (const id of [gone, second, third, fourth]) await bury(id)
    await fill(1, gone)
    await fill(11, other)
    await query(
      `insert into kit.idempotency_key (scope, endpoint, key_hash, request_hash, answer) values ($1, 'e', 'k', 'r', '{}')`,
      second,
    )
    await query(
      `insert into kit.dead_letter (consumer, event_id, event_type, envelope, error_code, error_message, attempts)
       values ('c', '1', 't', $1, '', '', 1)`,
      JSON.stringify({ data: { account_id: third } }),
    )
    await query('insert into letter values ($1, $2)', other, fourth)
    expect(await eraseAgain(erasing())).toEqual({ accounts: 4, rows: 9 })
    const found = (await reports()).map(({ data }) => data as { account_id: string; rows: number })
    expect(new Map(found.map(({ account_id, rows }) => [account_id, rows]))).toEqual(
      new Map([
        [gone, 6],
        [second, 1],
        [third, 1],
        [fourth, 1],
      ]),
    )
    expect(await counts()).toEqual([1, 2, 3, 2, 2])
    expect(await eraseAgain(erasing())).toEqual({ accounts: 0, rows: 0 })
  })

  it('is looked for elsewhere too, and not at all in what is kept', async () => {
    await bury(gone)
    await query('insert into record values ($1)', gone)
    const eraseElsewhere = vi.fn<NonNullable<Erasing['eraseElsewhere']>>(async () => 3)
    expect(await eraseAgain(erasing({ eraseElsewhere }))).toEqual({ accounts: 0, rows: 3 })
    expect(eraseElsewhere.mock.calls).toEqual([[[gone]]])
    expect(await reports()).toEqual([])
  })

  it('is not reported by auth, which has it', async () => {
    await bury(gone)
    await query('insert into company values (1, $1)', gone)
    expect(await eraseAgain(erasing({ noun: 'auth' }))).toEqual({ accounts: 1, rows: 1 })
    expect(await reports()).toEqual([])
  })

  it('is found of more accounts than one statement takes', async () => {
    await query('insert into kit.tombstone select gen_random_uuid(), now() from generate_series(1, 1000)')
    await bury('ffffffff-ffff-4fff-bfff-ffffffffffff')
    await query(`insert into company values (1, 'ffffffff-ffff-4fff-bfff-ffffffffffff')`)
    expect(await eraseAgain(erasing())).toEqual({ accounts: 1, rows: 1 })
  })
})
