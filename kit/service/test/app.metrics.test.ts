import pg from 'pg'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openMetrics } from '../src/metrics.ts'
import * as contract from './sample/contract.ts'
import { withoutDatabase, serveApp } from './served-app.ts'

const app = serveApp()
const { serve, metrics, nats, consumers } = app

describe('the metrics of a service', () => {
  it('count requests by endpoint and status, and show nothing of what was sent', async () => {
    await app.client.call(contract.limited)
    await app.client.call(contract.broken, { query: { secret: 'hunter2' } })
    await fetch(`${app.url}/hunter3`)
    const text = await metrics()
    for (const labels of [
      'endpoint="engagement.limited.get",status="200"',
      'endpoint="engagement.broken.get",status="500"',
      'endpoint="none",status="404"',
    ])
      expect(text).toContain(`request_seconds_count{${labels}} 1`)
    expect(text).not.toMatch(/health|hunter/)
  })

  it('tell seconds and not milliseconds', async () => {
    await app.client.call(contract.own)
    const [, sum] = /request_seconds_sum\{endpoint="engagement.own.get",status="401"\} (\S+)/.exec(
      await metrics(),
    )!
    expect(Number(sum)).toBeGreaterThan(0)
    expect(Number(sum)).toBeLessThan(5)
  })

  it('measure what consumers are behind whenever they are asked for', async () => {
    const before = consumers.measured
    expect(await metrics()).toContain(`consumer_lag{consumer="engagement--sample-v1"} ${before + 1}`)
  })

  it('tell the depth and the age of the outbox, dead letters, and the state of the pool', async () => {
    expect(await metrics()).toMatch(/^outbox_depth 0\n[^]*^outbox_oldest_seconds 0$/m)
    await app.database.pool.query(
      `insert into kit.outbox (id, subject, payload, created_at)
       values ('1', 'a', '{}', now() - interval '100 s'), ('2', 'a', '{}', now())`,
    )
    await app.database.pool.query(
      `insert into kit.dead_letter (consumer, event_id, event_type, envelope, error_code, error_message, attempts)
       values ('a', '1', 'a', '{}', '', '', 1)`,
    )
    const held = await app.open.pool.connect()
    const text = await metrics()
    held.release()
    await app.database.pool.query('truncate kit.outbox, kit.dead_letter')
    expect(text).toContain('\noutbox_depth 2\n')
    expect(Number(/^outbox_oldest_seconds (.+)$/m.exec(text)![1])).toBeGreaterThanOrEqual(100)
    expect(text).toContain('\ndead_letters 1\n')
    expect(Number(/pool_connections\{state="busy"\} (\d+)/.exec(text)![1])).toBeGreaterThanOrEqual(1)
  })

  it('tell whether NATS is there', async () => {
    expect(await metrics()).toContain('\nnats_connected 1\n')
    nats.isConnected = false
    expect(await metrics()).toContain('\nnats_connected 0\n')
  })

  it('tell of jobs that wait, were tried and were given up, and how long the first has waited', async () => {
    const idle = await metrics()
    for (const line of ['queue_oldest_seconds 0', 'queue_jobs{state="due"} 0']) expect(idle).toContain(line)
    for (const key of ['due', 'later', 'under way', 'again', 'given up'])
      await app.database.pool.query(`select graphile_worker.add_job('task', job_key := $1)`, [key])
    for (const [key, more] of [
      ['due', `run_at = now() - interval '300 s'`],
      ['later', `run_at = now() + interval '1 h'`],
      ['under way', `run_at = now() - interval '900 s', attempts = 1, locked_at = now(), locked_by = 'a'`],
      ['again', `run_at = now() + interval '1 h', attempts = 2`],
      ['given up', `run_at = now() - interval '900 s', attempts = max_attempts`],
    ])
      await app.database.pool.query(`update graphile_worker._private_jobs set ${more} where key = $1`, [key])
    const text = await metrics()
    await app.database.pool.query('truncate graphile_worker._private_jobs')
    for (const line of ['{state="due"} 1', '{state="retried"} 1', '{state="given-up"} 1'])
      expect(text).toContain(`\nqueue_jobs${line}\n`)
    const oldest = Number(/^queue_oldest_seconds (.+)$/m.exec(text)![1])
    expect(oldest).toBeGreaterThanOrEqual(300)
    expect(oldest).toBeLessThan(900)
  })

  it('tell of events by their consumer, of those published and of those that could not be', async () => {
    const { event, published, publishFailed, leads, consumerReady } = app.live.metrics
    event.inc({ consumer: 'a', outcome: 'handled' })
    published.inc(3)
    publishFailed.inc({ reason: 'TIMEOUT' })
    leads.set(1)
    consumerReady.set({ consumer: 'a' }, 0)
    const text = await metrics()
    for (const line of [
      'event_total{consumer="a",outcome="handled"} 1',
      'event_published_total 3',
      'event_publish_failed_total{reason="TIMEOUT"} 1',
      'relay_leader 1',
      'consumer_ready{consumer="a"} 0',
    ])
      expect(text).toContain(`\n${line}\n`)
  })

  it('are read over one connection of the pool', async () => {
    const pool = new pg.Pool({ connectionString: app.database.url, pipeline: true })
    onTestFinished(() => pool.end())
    const url = await serve({ ...app.live, pool, metrics: openMetrics(pool, app.live.nats, ['a']) })
    const text = await metrics(url)
    for (const name of [
      'outbox_depth',
      'dead_letters',
      'queue_jobs{state="due"}',
      'background_unfinished{task="a"}',
    ])
      expect(text).toContain(`\n${name} 0\n`)
    await metrics(url)
    expect(pool).toMatchObject({ totalCount: 1, idleCount: 1 })
  })

  it('are told without its database, too', async () => {
    const pool = withoutDatabase()
    const away = await serve({ ...app.live, pool, metrics: openMetrics(pool, app.live.nats) })
    await fetch(`${away}/api/note/`)
    expect(await metrics(away)).toContain(
      'request_seconds_count{endpoint="engagement.note.list",status="200"} 1',
    )
  })
})

it('tells a release check the schemas of what it provides and what it uses', async () => {
  const headers = { authorization: await app.tokens.callerToken('operator', 'engagement') }
  const schemas = (await (await fetch(`${app.url}/internal/schemas`, { headers })).json()) as {
    instance: string
    endpoints: { name: string }[]
    provides: { type: string }[]
    consumes: { type: string }[]
  }
  expect(schemas.instance).toBe('one')
  expect(schemas.endpoints.find(({ name }) => name === contract.changeNote.name)).toMatchObject({
    method: 'PATCH',
    path: '/api/note/:id/',
    access: 'session',
    params: { required: ['id'], properties: { id: { type: 'string' } } },
    body: { required: ['text'] },
    answers: { 200: { properties: { note: { required: ['id', 'text'] } } } },
  })
  expect(schemas.endpoints.find(({ name }) => name === contract.listNotes.name)).toMatchObject({
    query: { properties: { text: { type: 'string', maxLength: 5 } } },
  })
  // what is sent may have more fields than are known; what is answered has none of them
  const added = schemas.endpoints.find(({ name }) => name === contract.addNote.name)
  expect(added).toMatchObject({ answers: { 201: { additionalProperties: false } } })
  for (const sent of ['body', 'query']) {
    expect(added).toHaveProperty(`${sent}.properties`)
    expect(added).not.toHaveProperty(`${sent}.additionalProperties`)
  }
  expect(schemas.endpoints).toHaveLength(app.live.routes.length)
  expect(schemas.provides.find(({ type }) => type === contract.noteAdded.type)).toMatchObject({
    data: { required: expect.arrayContaining(['id', 'text']), additionalProperties: false },
  })
  const consumed = schemas.consumes.find(({ type }) => type === contract.positionChanged.type)
  expect(consumed).toMatchObject({ data: { properties: { things: { type: 'array' } } } })
  expect(consumed).not.toHaveProperty('data.additionalProperties')
})
