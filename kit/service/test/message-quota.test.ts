import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '@lunchpail/kit-database/migrate'
import { pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import { messageQuota } from '../src/message-quota.ts'
import type { Refusal } from '../src/refusal.ts'

const limits = { ofNetwork: 5, inAll: 8 } as const
const quota = messageQuota({ name: 'letters', ...limits, refusal: 'too-many-messages' })

let database: TestDatabase
let transaction: OpenTransaction<Transaction>
beforeAll(async () => {
  database = await createTestDatabase('quota')
  await migrate(database.url, await mkdtemp(path.join(tmpdir(), 'migrations-')))
  transaction = pgTransaction(database.pool)
})
beforeEach(() => database.pool.query('truncate kit.rate_limit'))
afterAll(() => database?.drop())

/** Sends so many, or says why not. */
const send = (network: string, count: number, work = async () => {}): Promise<string> =>
  transaction(async (tx) => {
    await quota(tx, { network }, count)
    await work()
    return 'sent'
  }).catch(({ refusal }: Refusal) => refusal)

it('counts by network and in all, and what is refused takes nothing of either', async () => {
  expect([await send('center', 3), await send('center', 3), await send('center', 2)]).toEqual([
    'sent',
    'too-many-messages',
    'sent',
  ])
  expect([await send('home', 4), await send('home', 3), await send('center', 1)]).toEqual([
    'too-many-messages',
    'sent',
    'too-many-messages',
  ])
})

it('counts nothing of a call that is refused after it', async () => {
  const fails = () => Promise.reject(Object.assign(new Error('refused'), { refusal: 'not-found' }))
  for (let call = 0; call < 3; call += 1) expect(await send('center', 5, fails)).toBe('not-found')
  expect(await send('center', 5)).toBe('sent')
})

it('lets no more through of calls at the same time', async () => {
  const sent = await Promise.all(Array.from({ length: 12 }, () => send('center', 1)))
  expect(sent.filter((one) => one === 'sent')).toHaveLength(limits.ofNetwork)
})

it('says when the window ends, and begins anew then', async () => {
  await send('center', 5)
  const full = () => transaction((tx) => quota(tx, { network: 'center' }, 1))
  await database.pool.query('update kit.rate_limit set expire = $1', [Date.now() + 90_000])
  const { retryAfterSeconds } = await full().then(
    () => ({ retryAfterSeconds: 0 }),
    (refused: Refusal) => refused,
  )
  expect(retryAfterSeconds).toBeGreaterThan(60)
  expect(retryAfterSeconds).toBeLessThanOrEqual(90)
  await database.pool.query('update kit.rate_limit set expire = $1', [Date.now() - 1])
  expect(await send('center', 5)).toBe('sent')
})

it('shows no address', async () => {
  await send('203.0.113.7', 1)
  const { rows } = await database.pool.query<{ key: string }>('select key from kit.rate_limit')
  expect(rows).toHaveLength(2)
  expect(rows.filter(({ key }) => key.includes('203'))).toEqual([])
})
