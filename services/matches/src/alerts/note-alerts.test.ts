import { accountErased } from '@lunchpail/contracts/auth/events'
import { alertRequested } from '@lunchpail/contracts/matches/events'
import { pgStatements, pgTransaction } from '@lunchpail/kit-database/pg-transaction'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { startTestService } from '@lunchpail/kit-service/testing/test-service'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicant } from '../../../../contracts/test/applicant.ts'
import { alertsByText, candidate, position } from '../../test/factories.ts'
import { onMatches, type OwnMatches } from '../../test/matches-service.ts'
import { fanOut } from '../fan-out/fan-out.ts'
import { service } from '../service.ts'
import { noteAlerts } from './note-alerts.ts'

let matches: OwnMatches
beforeAll(async () => {
  // the test walks by itself, page by page
  const definition: typeof service = {
    ...service,
    build: async (platform) => ({ ...(await service.build(platform)), background: {} }),
  }
  const clock = new MovableClock(new Date('2020-03-02T09:00:00Z'))
  matches = onMatches(await startTestService(definition, { clock }))
})
afterAll(() => matches.stop())

const page = 10
/** So many people who want alerts at once. */
async function people(count: number): Promise<void> {
  const person = candidate({ ...alertsByText, job_alerts_frequency: 'at-once' })
  await matches.publishAccount(applicant({ id: person.id, job_alerts_enabled: true }))
  await matches.publishCandidate(person)
  await matches.pool.query(
    `create table id as select gen_random_uuid() as id from generate_series(2, ${count})`,
  )
  for (const table of ['candidate', 'account_status'])
    await matches.pool.query(
      `insert into ${table} select (jsonb_populate_record(one, jsonb_build_object('account_id', id.id))).* from id, ${table} one
        where one.account_id = '${person.id}'`,
    )
}

const walk = () => {
  const { pool, clock } = matches
  return fanOut({
    transaction: pgTransaction(pool),
    statements: pgStatements(pool),
    clock,
    reactions: [noteAlerts],
    pageSize: page,
  })
}
const published = () => matches.events.published(alertRequested).map(({ data }) => data.account_id)

it('[MT-12] tells the people of a page while others are still to be found, no one twice after a crash, and none who is erased or after it closes', async () => {
  const all = 2 * page + 5
  await people(all)
  const job = position({ id: 700 })
  await matches.publishPositions(job)
  const first = walk()
  await first.next()
  await expect.poll(() => published().length).toBe(page)
  await first.return(0)
  const { rows } = await matches.pool.query<{ id: string }>(
    'select account_id as id from candidate where account_id <> all($1) order by 1 limit 1',
    [published()],
  )
  await matches.publish(accountErased, { account_id: rows[0]!.id })
  const left = async () => (await matches.pool.query('select from candidate')).rowCount
  await expect.poll(left).toBe(all - 1)
  // at worst the walk begins again at the first page
  await matches.pool.query('update changed_position set done_to = null')
  const again = walk()
  await again.next()
  await again.next()
  await expect.poll(() => published().length).toBe(2 * page)
  await matches.publishPositions({ ...job, version: 2, state: 'closed' })
  for await (const _ of again);
  expect(new Set(published()).size).toBe(2 * page)
  expect(published()).toHaveLength(2 * page)
  expect(published()).not.toContain(rows[0]!.id)
})
