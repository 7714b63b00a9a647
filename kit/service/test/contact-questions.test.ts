import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { migrate } from '@lunchpail/kit-database/migrate'
import { createTestDatabase, type TestDatabase } from '@lunchpail/kit-database/testing/test-database'
import {
  contactQuestions,
  countContactQuestions,
  type CountContactQuestion,
} from '../src/contact-questions.ts'

const { ofAccount, ofNetwork } = contactQuestions

let database: TestDatabase
let ask: CountContactQuestion
beforeAll(async () => {
  database = await createTestDatabase('questions')
  await migrate(database.url, await mkdtemp(path.join(tmpdir(), 'migrations-')))
  ask = countContactQuestions(database.pool)
})
beforeEach(() => database.pool.query('truncate kit.rate_limit'))
afterAll(() => database?.drop())

let made = 0
const other = (): string => `contact ${++made}`
/** How many of so many different questions may be asked. */
const answered = async (accountId: string, network: string, questions: number): Promise<number> => {
  let count = 0
  for (let asked = 0; asked < questions; asked += 1)
    if (await ask({ accountId, network, contact: other() })) count += 1
  return count
}

it('lets an account ask so often, from wherever, and each question again as often as it likes', async () => {
  const first = { accountId: 'ana', network: 'home', contact: 'first' }
  for (let times = 0; times < ofAccount + 5; times += 1) expect(await ask(first)).toBe(true)
  expect(await answered('ana', 'home', ofAccount - 2)).toBe(ofAccount - 2)
  expect(await answered('ana', 'work', 3)).toBe(1)
  expect(await ask(first)).toBe(true)
  // another account's question is another
  expect(await ask({ ...first, accountId: 'bo' })).toBe(true)
})

it('lets all of a network ask so often, and one who asked too much takes nothing of it', async () => {
  expect(await answered('ana', 'center', ofNetwork)).toBe(ofAccount)
  const accounts = Array.from({ length: ofNetwork / ofAccount }, (_, index) => `account ${index}`)
  const counts = await Promise.all(accounts.map((one) => answered(one, 'center', ofAccount)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ofNetwork - ofAccount)
  expect(await answered('bo', 'center', 1)).toBe(0)
  expect(await answered('bo', 'home', 1)).toBe(1)
})

it('does not hold what was refused for asked', async () => {
  await answered('ana', 'home', ofAccount)
  const refused = { accountId: 'ana', network: 'home', contact: 'refused' }
  expect([await ask(refused), await ask(refused)]).toEqual([false, false])
})

it('begins anew after an hour', async () => {
  await answered('ana', 'home', ofAccount + 1)
  await database.pool.query('update kit.rate_limit set expire = $1', [Date.now() - 1])
  expect(await answered('ana', 'home', ofAccount + 1)).toBe(ofAccount)
  const { rows } = await database.pool.query<{ left: number }>(
    'select max(expire)::float8 - $1 as left from kit.rate_limit',
    [Date.now()],
  )
  expect(Math.round(rows[0]!.left / 60_000)).toBe(60)
})

it('takes one statement, and shows neither whose contact it was nor who asked', async () => {
  const client = await database.pool.connect()
  const texts: string[] = []
  const counting = {
    query: (...asked: Parameters<typeof client.query>) => {
      texts.push((asked[0] as unknown as { text: string }).text)
      return client.query(...asked)
    },
  }
  try {
    const once = countContactQuestions(counting as unknown as typeof database.pool)
    expect(await once({ accountId: 'ana', network: 'home', contact: 'ana@example.com' })).toBe(true)
  } finally {
    client.release()
  }
  expect(texts).toHaveLength(1)
  const { rows } = await database.pool.query<{ key: string }>('select key from kit.rate_limit')
  expect(rows).toHaveLength(3)
  expect(rows.filter(({ key }) => /ana|home/.test(key))).toEqual([])
})
