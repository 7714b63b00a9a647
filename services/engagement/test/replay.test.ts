import { accountErased } from '@lunchpail/contracts/auth/events'
import { applicationSubmitted } from '@lunchpail/contracts/wizard/events'
import { runHere } from '@lunchpail/kit-service/testing/run-here'
import { main } from '../../../kit/service/bin/operate.ts'
import { expect, it, onTestFinished } from 'vitest'
import { submission, submittedPosition } from '../../../contracts/test/submission.ts'
import { startEngagement, type OwnEngagement } from './engagement-service.ts'

/** Keeps what the tables hold now; calling what it resolves to brings exactly that back, as a restore of the database does. */
const backUp = async ({ pool }: OwnEngagement) => {
  const { rows } = await pool.query<{ name: string; kept: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as name,
       format('backup.%I', table_schema || '_' || table_name) as kept,
       string_agg(quote_ident(column_name), ', ') as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema in ('public', 'kit') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
     group by table_schema, table_name`,
  )
  const each = (statement: (table: (typeof rows)[number]) => string) => rows.map(statement).join(';')
  await pool.query(
    `create schema backup; ${each(({ name, kept, columns }) => `create table ${kept} as select ${columns} from ${name}`)}`,
  )
  return () =>
    pool.query(`begin; set local session_replication_role = replica;
      truncate ${rows.map(({ name }) => name).join(', ')};
      ${each(({ name, kept, columns }) => `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}`)}; commit`)
}

it('[SH-06] nothing that was applied for is lost by a restore, and who was erased stays so', async () => {
  const engagement = await startEngagement()
  onTestFinished(engagement.stop)
  const replay = (since: string) =>
    runHere(main, () => ({ ...engagement.env, NATS_URL: engagement.nats.url }))(
      'engagement',
      'replay',
      '--since',
      since,
    )
  const applications = async () =>
    (await engagement.pool.query<{ id: string }>('select id from application order by id')).rows.map(
      ({ id }) => id,
    )
  const apply = (count: number) => {
    const sent = submission({ positions: Array.from({ length: count }, () => submittedPosition()) })
    return engagement.publish(applicationSubmitted, sent).then(() => sent)
  }

  await apply(13)
  await expect.poll(async () => (await applications()).length).toBe(13)
  const restore = await backUp(engagement)
  await apply(25)
  const { account_id } = await apply(2)
  await expect.poll(async () => (await applications()).length).toBe(40)
  await engagement.publish(accountErased, { account_id })
  await expect.poll(async () => (await applications()).length).toBe(38)
  const before = await applications()

  await restore()
  expect(await applications()).toHaveLength(13)
  const { code, out } = await replay('2020-01-01T00:00:00Z')
  expect(code).toBe(0)
  expect(out).toContain('engagement--wizard-application-submitted-v1: 1 duplicate, 1 handled, 1 erased\n')
  expect(await applications()).toEqual(before)
  // a second time there is nothing to do
  expect((await replay('2020-01-01T00:00:00Z')).out).toContain('submitted-v1: 3 duplicate\n')
  expect(await applications()).toEqual(before)
  expect((await replay('2100-01-01T00:00:00Z')).out).toContain('submitted-v1: nothing\n')
})
