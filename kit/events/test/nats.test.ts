import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { connectNats, type NatsLink } from '../src/nats.ts'
import { decodeNotice, noticeSubjects, type Notice } from '../src/notices.ts'
import { startTestNats, type TestNats } from '../src/testing/test-nats.ts'

let server: TestNats
let nats: NatsLink
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

it('keeps a durable consumer, updates what may change, and follows up what may not', async () => {
  const wish = {
    noun: 'jobs',
    name: 'wizard--jobs-position-changed-v1',
    subject: 'jobs.position.changed.v1',
    ackWait: 5_000,
  } as const
  expect(await nats.ensureConsumer(wish)).toBe(wish.name)
  expect(await nats.ensureConsumer({ ...wish, ackWait: 9_000 })).toBe(wish.name)
  const moved = { ...wish, subject: 'jobs.position.changed.v2' }
  expect(await nats.ensureConsumer(moved)).toBe(`${wish.name}-2`)
  expect(await nats.ensureConsumer(moved)).toBe(`${wish.name}-2`)
})

it('prunes the consumers of a service that it declares no more, and no others', async () => {
  const wish = (name: string, subject: string) => ({ noun: 'jobs', name, subject, ackWait: 5_000 }) as const
  const names = ['matches--jobs-kept-v1', 'matches--jobs-gone-v1', 'profile--jobs-gone-v1']
  for (const name of names) await nats.ensureConsumer(wish(name, 'jobs.one.v1'))
  await nats.ensureConsumer(wish(names[0]!, 'jobs.two.v1'))
  expect(await nats.prune('matches', [names[0]!])).toEqual(['matches--jobs-gone-v1'])
  expect(await nats.prune('matches', [names[0]!])).toEqual([])
  expect(await nats.lag('jobs', 'matches--jobs-kept-v1-2')).toBe(0)
  expect(await nats.lag('jobs', 'profile--jobs-gone-v1')).toBe(0)
  await expect(nats.lag('jobs', 'matches--jobs-gone-v1')).rejects.toThrow()
})

it('drops a repeat of an event with the same id', async () => {
  await nats.ensureConsumer({ noun: 'jobs', name: 'counted', subject: 'jobs.thing.v1', ackWait: 5_000 })
  for (let time = 0; time < 3; time += 1) await nats.publish('jobs.thing.v1', '{}', 'one-id')
  expect(await nats.lag('jobs', 'counted')).toBe(1)
})

it('tells open tabs, and hears again after the server was away', async () => {
  const heard: (Notice | undefined)[] = []
  for (const subject of noticeSubjects)
    await nats.hear(subject, (from, payload) => heard.push(decodeNotice(from, payload)))
  nats.tell('live.account.a-1', '{"topic":"applications"}')
  await vi.waitFor(() =>
    expect(heard).toEqual([{ kind: 'changed', accountId: 'a-1', topic: 'applications' }]),
  )
  await server.stop()
  expect(() => nats.tell('live.session.s-1', '{}')).not.toThrow()
  await server.start()
  await vi.waitFor(() => expect(nats.connected()).toBe(true), { timeout: 5_000 })
  nats.tell('live.session.s-2', '{}')
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'session', sessionId: 's-2' }))
}, 20_000)
