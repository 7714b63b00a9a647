import { expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { eventType } from '@lunchpail/contracts/event'
import { connectNats } from '../src/nats.ts'
import { sampleEvents } from '../src/sample-events.ts'
import { startTestNats } from '../src/testing/test-nats.ts'

const moved = eventType({
  type: 'jobs.position.moved.v1',
  owner: 'jobs',
  kind: 'moment',
  summary: '',
  accounts: [],
  data: z.object({ place: z.string() }),
})
const payload = (data: unknown) =>
  JSON.stringify({
    specversion: '1.0',
    id: 'a',
    source: '/jobs',
    type: moved.type,
    time: '2026-01-01T00:00:00Z',
    data,
  })

it('reads so many events of a type, spread over its stream, and says what does not fit without any value', async () => {
  const server = await startTestNats()
  onTestFinished(() => server.remove())
  const nats = connectNats({ url: server.url, name: 'operator' })
  onTestFinished(() => nats.close())
  await vi.waitFor(() => nats.ensureStream('jobs'), { interval: 20 })
  expect(await sampleEvents(nats, moved, 10)).toEqual({ looked: 0, unreadable: [] })
  for (let number = 1; number <= 40; number += 1) {
    await nats.publishToStream(
      moved.type,
      payload(number > 30 ? { secret: 'Ana' } : { place: 'x' }),
      `m${number}`,
    )
    await nats.publishToStream('jobs.position.other.v1', '{}', `o${number}`)
  }
  const few = await sampleEvents(nats, moved, 8)
  expect(few.looked).toBe(8)
  expect(few.unreadable.map(({ sequence }) => sequence).every((sequence) => sequence > 60)).toBe(true)
  const all = await sampleEvents(nats, moved, 1_000)
  expect([all.looked, all.unreadable.length, all.unreadable[0]]).toEqual([
    40,
    10,
    { sequence: 61, reason: 'data: place invalid_type' },
  ])
  expect(JSON.stringify(all)).not.toContain('Ana')
})
