import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { beforeAll, expect, it } from 'vitest'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { alertsByText, candidate, newark, position } from '../../test/factories.ts'
import { shareMatches, type Matches } from '../../test/matches-service.ts'
import type { ChangedPosition } from './changed-positions.ts'
import { findFitting, findSuitedIds } from './find-fitting.ts'

let matches: Matches
beforeAll(async () => {
  matches = await shareMatches()
})

interface Plan {
  readonly 'Actual Loops': number
  readonly Plans?: readonly Plan[]
}
const loopsOf = (plan: Plan): number => Math.max(plan['Actual Loops'], ...(plan.Plans ?? []).map(loopsOf))

it('[MT-12] looks at the people of a page alone, of whom there are many pages', async () => {
  const wage = 137
  const person = candidate({ ...alertsByText, wage })
  await matches.publishAccount(applicant({ id: person.id, job_alerts_enabled: true }))
  await matches.publishCandidate(person)
  const open = position({ id: 60_001, wage_to: wage })
  await matches.publishPositions(open)
  for (const table of ['candidate', 'account_status']) {
    const { rows } = await matches.pool.query(
      `select string_agg(quote_ident(column_name), ',') as columns from information_schema.columns
        where table_name = '${table}' and column_name <> 'account_id'`,
    )
    await matches.pool.query(
      `insert into ${table} (account_id, ${rows[0].columns}) select gen_random_uuid(), ${rows[0].columns}
        from ${table}, generate_series(1, 1000) where account_id = '${person.id}'`,
    )
  }
  const statements = pgStatements(matches.pool)
  const at = { id: open.id, ...newark } as unknown as ChangedPosition
  const now = matches.clock.now()
  const ids = await findSuitedIds(statements, at, { after: null, limit: 2_000 })
  expect(ids).toHaveLength(1_001)
  const among = ids.slice(500, 520)
  const plans: Plan[] = []
  const explaining = {
    ...statements,
    $queryRawUnsafe: async (text: string, ...values: unknown[]) => {
      const { rows } = await matches.pool.query(`explain (analyze, format json) ${text}`, values)
      plans.push(rows[0]['QUERY PLAN'][0].Plan)
      return []
    },
  } as Transaction
  await findFitting(explaining, at, { among, now })
  expect(plans.map(loopsOf)).toEqual([among.length])
  expect((await findFitting(statements, at, { among, now })).map((row) => row.accountId)).toEqual(among)
  await matches.pool.query(
    'with gone as (delete from candidate where wage = $1 returning account_id) delete from account_status using gone where account_status.account_id = gone.account_id',
    [wage],
  )
})
