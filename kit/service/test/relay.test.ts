import { fork, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { inheritedVariables } from '../src/testing/inherited-variables.ts'
import { startTcpProxy } from '../src/testing/tcp-proxy.ts'
import { startTestService, type TestService } from '../src/testing/test-service.ts'
import * as contract from './sample/contract.ts'
import { service } from './sample/service.ts'

let sample: TestService
let logged: string
const children: ChildProcess[] = []
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  children.splice(0).forEach((child) => child.kill('SIGKILL'))
  for (const close of closing.splice(0)) await close()
})

const start = async (): Promise<void> => {
  logged = ''
  sample = await startTestService(service, {
    losesPostgres: true,
    env: { LOG_LEVEL: 'warn' },
    testHooks: { leaderTimeoutMs: 1_000, logTo: { write: (line) => (logged += line) } },
  })
  closing.push(sample.stop)
}
/** A further instance of the service, as a process of its own. */
const startProcess = async (env: NodeJS.ProcessEnv = {}): Promise<{ child: ChildProcess; url: string }> => {
  const child = fork(path.join(import.meta.dirname, 'sample/impatient-main.ts'), {
    env: { ...inheritedVariables, ...sample.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  children.push(child)
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { child, url: `http://127.0.0.1:${port}` }
}

const soon = { interval: 20 }

/** Writes as a transaction of any instance would. */
const commitTo = async (subject: string, text: string): Promise<void> => {
  const id = randomUUID()
  const { type } = contract.noteAdded
  const payload = { specversion: '1.0', id, source: '/engagement', type, time: '', data: { id, text } }
  await sample.pool.query('insert into kit.outbox (id, subject, payload) values ($1, $2, $3)', [
    id,
    subject,
    JSON.stringify(payload),
  ])
}
const commit = (text: string): Promise<void> => commitTo(contract.noteAdded.type, text)
const published = (): string[] => sample.events.published(contract.noteAdded).map(({ data }) => data.text)
const waiting = async (): Promise<number> =>
  (await sample.pool.query('select from kit.outbox')).rowCount ?? NaN
const metric = async (url: string, line: RegExp): Promise<number> =>
  Number(line.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? NaN)
const leads = (url: string): Promise<number> => metric(url, /^relay_leader (\d)/m)
/** Publishes without an ack, by reason. */
const failed = async (): Promise<Map<string, number>> => {
  const text = await (await fetch(`${sample.url}/metrics`)).text()
  const lines = text.matchAll(/^event_publish_failed_total\{reason="(.+)"\} (\d+)/gm)
  return new Map(Array.from(lines, ([, reason, count]) => [reason!, Number(count)]))
}
/** A subject of no stream: nothing acknowledges it. */
const nowhere = 'nowhere.to.be.found.v1'
const setSubject = (from: string, to: string) =>
  sample.pool.query('update kit.outbox set subject = $2 where subject = $1', [from, to])

/** An instance that leads, and `sample` beside it. */
const followProcess = async (env?: NodeJS.ProcessEnv) => {
  await start()
  await sample.crash()
  const leader = await startProcess(env)
  await vi.waitFor(async () => expect(await leads(leader.url)).toBe(1), soon)
  await sample.restart()
  expect(await leads(sample.url)).toBe(0)
  return leader
}

describe('[SH-06] the lead of the relay', () => {
  it('goes to another instance when the leader freezes, and stays there when it thaws', async () => {
    const { child, url } = await followProcess()
    child.kill('SIGSTOP')
    await commit('while it is frozen')
    await vi.waitFor(() => expect(published()).toEqual(['while it is frozen']), soon)
    expect(await leads(sample.url)).toBe(1)
    child.kill('SIGCONT')
    await vi.waitFor(async () => expect(await leads(url)).toBe(0), soon)
    await commit('after it thawed')
    await vi.waitFor(() => expect(published()).toEqual(['while it is frozen', 'after it thawed']), soon)
    expect(await leads(sample.url)).toBe(1)
  })

  it('comes back by a new session when the way to the database hangs', async () => {
    await start()
    await vi.waitFor(async () => expect(await leads(sample.url)).toBe(1), soon)
    sample.postgres.hang()
    await commit('over a new session')
    await vi.waitFor(() => expect(published()).toEqual(['over a new session']), soon)
    sample.postgres.disconnect()
    sample.postgres.restore()
  })

  it('goes to another instance when the leader reaches PostgreSQL and not NATS', async () => {
    await start()
    const proxy = await startTcpProxy(sample.nats.url)
    closing.unshift(proxy.close)
    await sample.crash()
    const { url } = await startProcess({ NATS_URL: proxy.url.replace('tcp', 'nats') })
    await vi.waitFor(async () => expect(await leads(url)).toBe(1), soon)
    await sample.restart()
    proxy.disconnect()
    await commit('by the other')
    await vi.waitFor(() => expect(published()).toEqual(['by the other']), soon)
    expect(await leads(sample.url)).toBe(1)
  })
})

describe('[SH-06] what the relay promises', () => {
  it('deletes a row after the ack alone, and says by reason why there is none', async () => {
    await start()
    await commitTo(nowhere, 'hunter2')
    await vi.waitFor(async () => expect(Math.max(...(await failed()).values())).toBeGreaterThan(1), soon)
    expect(await waiting()).toBe(1)
    const [reason] = (await failed()).keys()
    expect(logged).toContain(`"reason":"${reason}"`)
    expect(logged).not.toContain('hunter2')
    await setSubject(nowhere, contract.noteAdded.type)
    await vi.waitFor(() => expect(published()).toEqual(['hunter2']), soon)
    await vi.waitFor(async () => expect(await waiting()).toBe(0), soon)
  })

  it('publishes a backlog of several batches from its oldest row', async () => {
    await start()
    await sample.nats.stop()
    await sample.pool.query(
      `insert into kit.outbox (id, subject, payload)
       select 'id-' || number, $1::text, json_build_object('type', $1::text, 'data', json_build_object('text', number::text))
       from generate_series(1, 1200) number order by number`,
      [contract.noteAdded.type],
    )
    await sample.nats.start()
    await vi.waitFor(() => expect(published()).toHaveLength(1_200), soon)
    expect(published()).toEqual(Array.from({ length: 1_200 }, (_, index) => String(index + 1)))
  })

  it('promises no order: what failed is published behind younger events', async () => {
    await start()
    await commitTo(nowhere, 'older')
    await commit('younger')
    await vi.waitFor(() => expect(published()).toEqual(['younger']), soon)
    await setSubject(nowhere, contract.noteAdded.type)
    await vi.waitFor(() => expect(published()).toEqual(['younger', 'older']), soon)
  })
})
