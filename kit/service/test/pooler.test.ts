import { republish } from '@lunchpail/kit-events/republish'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openService } from '../src/open-service.ts'
import { startService, type RunningService } from '../src/start.ts'
import { startTcpProxy, type TcpProxy } from '../src/testing/tcp-proxy.ts'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

/** Two ways to one database: what is sent on the first must work through a pooler in transaction mode. */
let sample: TestService
let pooled: TcpProxy
let direct: TcpProxy
let running: RunningService
let env: NodeJS.ProcessEnv
beforeAll(async () => {
  sample = await startTestService(service, { losesPostgres: true })
  await sample.crash()
  const url = sample.env['DATABASE_URL_ENGAGEMENT']!
  ;[pooled, direct] = await Promise.all([startTcpProxy(url), startTcpProxy(url)])
  env = {
    ...sample.env,
    DATABASE_URL_ENGAGEMENT: pooled.url,
    DATABASE_DIRECT_URL_ENGAGEMENT: direct.url,
  }
  running = await startService(service, env)
})
afterAll(async () => {
  await running?.stop()
  await Promise.all([pooled?.close(), direct?.close()])
  await sample?.stop()
})

const soon = { interval: 20 }
/** What belongs to a session and not to a transaction, and startup parameters that a pooler does not know. */
const needsSession =
  /\blisten\b|pg_(try_)?advisory_(lock|unlock)|\bset (session|[a-z_]+ =)|idle_in_transaction_session_timeout|create table if not exists kit\./i

it('opens what needs a session of its own on the direct address, and all else on the pooled one', async () => {
  await sample.publish(contract.applicationSubmitted, { what: 'through the pooler' })
  await sample.pool.query(`select graphile_worker.add_job('sample-task')`)
  const effects = async () =>
    (await sample.pool.query<{ what: string }>('select what from effect order by what')).rows.map(
      ({ what }) => what,
    )
  await vi.waitFor(async () => expect(await effects()).toEqual(['task', 'through the pooler']), soon)
  await vi.waitFor(() => expect(sample.events.published(contract.noteAdded)).toHaveLength(1), soon)
  const open = await openService(service, env)
  await republish(open)
  await open.close()

  for (const session of [
    /pg_try_advisory_lock\(/,
    /pg_advisory_lock_shared\(/,
    /listen kit_outbox/,
    /LISTEN "jobs:insert"/,
    /from kit\.migration/,
  ])
    expect(direct.received()).toMatch(session)
  expect(pooled.received()).toContain('insert into kit.inbox')
  expect(pooled.received()).not.toMatch(needsSession)
  expect(direct.received()).not.toContain('insert into kit.inbox')
})
