import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectNats, type NatsClient } from '../src/nats.ts'
import { decodeNotice, noticeSubjects, type Notice } from '../src/notices.ts'
import { startTestNats, type TestNats } from '../src/testing/test-nats.ts'

let server: TestNats
let nats: NatsClient
beforeAll(async () => {
  server = await startTestNats()
  nats = connectNats({ url: server.url, name: 'test' })
  await new Promise<void>((resolve) => void nats.onConnect(resolve))
  await nats.ensureStream('jobs')
}, 20_000)
afterAll(async () => {
  await nats?.close()
  await server?.remove()
})

it('keeps a durable consumer, updates its mutable settings, and creates a successor for others', async () => {
  const settings = {
    noun: 'jobs',
    name: 'wizard--jobs-position-changed-v1',
    subject: 'jobs.position.changed.v1',
    ackWaitMs: 5_000,
  } as const
  expect(await nats.ensureConsumer(settings)).toBe(settings.name)
  expect(await nats.ensureConsumer({ ...settings, ackWaitMs: 9_000 })).toBe(settings.name)
  const moved = { ...settings, subject: 'jobs.position.changed.v2' }
  expect(await nats.ensureConsumer(moved)).toBe(`${settings.name}-2`)
  expect(await nats.ensureConsumer(moved)).toBe(`${settings.name}-2`)
})

it('prunes the consumers that a service no longer declares, and no others', async () => {
  const settings = (name: string, subject: string) =>
    ({ noun: 'jobs', name, subject, ackWaitMs: 5_000 }) as const
  const names = ['matches--jobs-kept-v1', 'matches--jobs-gone-v1', 'profile--jobs-gone-v1']
  for (const name of names) await nats.ensureConsumer(settings(name, 'jobs.one.v1'))
  await nats.ensureConsumer(settings(names[0]!, 'jobs.two.v1'))
  expect(await nats.prune('matches', [names[0]!])).toEqual(['matches--jobs-gone-v1'])
  expect(await nats.prune('matches', [names[0]!])).toEqual([])
  expect(await nats.lag('jobs', 'matches--jobs-kept-v1-2')).toBe(0)
  expect(await nats.lag('jobs', 'profile--jobs-gone-v1')).toBe(0)
  await expect(nats.lag('jobs', 'matches--jobs-gone-v1')).rejects.toThrow()
})

it('drops a repeat of an event with the same id', async () => {
  await nats.ensureConsumer({ noun: 'jobs', name: 'counted', subject: 'jobs.item.v1', ackWaitMs: 5_000 })
  for (let time = 0; time < 3; time += 1) await nats.publishToStream('jobs.item.v1', '{}', 'one-id')
  expect(await nats.lag('jobs', 'counted')).toBe(1)
})

it('delivers notices to subscribers, also after the server restarted', async () => {
  const received: (Notice | undefined)[] = []
  for (const subject of noticeSubjects)
    await nats.subscribe(subject, (from, payload) => received.push(decodeNotice(from, payload)))
  nats.publish('live.account.a-1', '{"topic":"applications"}')
  await vi.waitFor(() =>
    expect(received).toEqual([{ kind: 'changed', accountId: 'a-1', topic: 'applications' }]),
  )
  await server.stop()
  expect(() => nats.publish('live.session.s-1', '{}')).not.toThrow()
  await server.start()
  await vi.waitFor(() => expect(nats.connected()).toBe(true), { timeout: 5_000 })
  nats.publish('live.session.s-2', '{}')
  await vi.waitFor(() => expect(received).toContainEqual({ kind: 'session', sessionId: 's-2' }))
}, 20_000)
