import { randomUUID } from 'node:crypto'
import { expect, it, onTestFinished } from 'vitest'
import { among } from '../src/among.ts'
import { pgStatements } from '../src/pg-transaction.ts'
import { createTestDatabase } from '../src/testing/test-database.ts'

it('finds those ids, and has what asks for one alone planned once for all', async () => {
  const database = await createTestDatabase('among')
  onTestFinished(() => database.drop())
  const client = await database.pool.connect()
  onTestFinished(() => client.release())
  await client.query(`create table person as select gen_random_uuid() as id from generate_series(1, 10000);
    create unique index on person (id); analyze person`)
  const { rows } = await client.query<{ id: string }>('select id from person order by id limit 3')
  const known = rows.map(({ id }) => id)
  const find = async (ids: readonly string[]): Promise<string[]> => {
    const [isAmong, value] = among(ids)
    const text = `select id from person where id ${isAmong} order by id`
    const found = await pgStatements(client).$queryRawUnsafe<{ id: string }[]>(text, value)
    return found.map(({ id }) => id)
  }
  expect(await find(known)).toEqual(known)
  expect(await find([known[1]!, randomUUID()])).toEqual([known[1]])
  expect(await find([])).toEqual([])
  // PostgreSQL looks at five plans before it takes one for any
  for (let call = 0; call < 7; call += 1) expect(await find([known[0]!])).toEqual([known[0]])
  const plans = await client.query<{ generic: boolean }>(
    `select generic_plans > 0 as generic from pg_prepared_statements where statement like '%= $1::uuid %'`,
  )
  expect(plans.rows).toEqual([{ generic: true }])
})
