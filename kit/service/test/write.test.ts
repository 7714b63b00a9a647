import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '@lunchpail/kit-database/migrate'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { MovableClock } from '../src/clock.ts'
import { refuse } from '../src/refusal.ts'
import type { Request } from '../src/route.ts'
import { writer, type Write } from '../src/write.ts'
import * as contract from './sample/contract.ts'

let database: TestDatabase
let write: Write<Transaction>
let gone: string
beforeAll(async () => {
  database = await createTestDatabase('write')
  await migrate(database.url, await mkdtemp(path.join(tmpdir(), 'migrations-')))
  await database.pool.query('create table kept (what text)')
  const clock = new MovableClock(new Date('2026-11-21T12:00:00Z'))
  write = writer(pgTransaction(database.pool), clock, { onlyInTransaction: true })
  gone = randomUUID()
  await database.pool.query('insert into kit.tombstone (account_id, erased_at) values ($1, now())', [gone])
})
afterAll(() => database?.drop())

const reply = { status: 201 as const, body: { note: { id: 'one', text: 'a note' } } }
const run = (id: string, work: (tx: Transaction) => Promise<unknown>) =>
  write(
    {
      endpoint: contract.addNote,
      caller: { account: { id } },
    } as unknown as Request<typeof contract.addNote>,
    async (tx) => {
      await work(tx)
      return reply
    },
  )
const keep = (what: string) => (tx: Transaction) => tx.$executeRawUnsafe('insert into kept values ($1)', what)
const kept = async () =>
  (await database.pool.query<{ what: string }>('select what from kept')).rows.map(({ what }) => what)

it('[BY-04] a write that waits for no word of the account keeps nothing of an erased one, and signs it out', async () => {
  await expect(run(gone, keep('of an erased account'))).rejects.toMatchObject({ refusal: 'signed-out' })
  await run(randomUUID(), keep('of another'))
  expect(await kept()).toEqual(['of another'])
})

it('signs an erased account out though the work finds another fault', async () => {
  await expect(run(gone, async () => refuse('not-found'))).rejects.toMatchObject({ refusal: 'signed-out' })
  await expect(run(randomUUID(), async () => refuse('not-found'))).rejects.toMatchObject({
    refusal: 'not-found',
  })
})
