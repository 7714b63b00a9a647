import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { NatsClient } from './nats.ts'
import { keepOwnStream } from './own-stream.ts'

const soon = { interval: 10 }

const keeping = () => {
  const listeners = new Set<() => void>()
  let isConnected = true
  const ensureStream = vi.fn<NatsClient['ensureStream']>(async () => {})
  const logged: { level: number; msg: string; error: { message: string } }[] = []
  const nats = {
    connected: () => isConnected,
    onConnect: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ensureStream,
  } as Partial<NatsClient> as NatsClient
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) })
  const stop = keepOwnStream({ nats, noun: 'jobs', log }, 20)
  onTestFinished(stop)
  return {
    ensureStream,
    logged,
    stop,
    listening: () => listeners.size,
    connect: () => listeners.forEach((listener) => listener()),
    lose: () => {
      isConnected = false
    },
  }
}
/** Until another one, that begins now, has tried again twice: what waited for as long is over. */
const later = async () => {
  const other = keeping()
  other.ensureStream.mockRejectedValue(new Error('no leader'))
  other.connect()
  await vi.waitFor(() => expect(other.ensureStream).toHaveBeenCalledTimes(3), soon)
}

it('makes the stream of a service at each connection', async () => {
  const { connect, ensureStream } = keeping()
  expect(ensureStream).not.toHaveBeenCalled()
  connect()
  connect()
  await later()
  expect(ensureStream.mock.calls).toEqual([['jobs'], ['jobs']])
})

it('tries again where it cannot be made, and tells it', async () => {
  const { connect, ensureStream, logged } = keeping()
  ensureStream.mockRejectedValueOnce(new Error('no leader'))
  connect()
  await vi.waitFor(() => expect(ensureStream).toHaveBeenCalledTimes(2), soon)
  await later()
  expect(ensureStream).toHaveBeenCalledTimes(2)
  expect(logged).toMatchObject([
    { level: 40, msg: 'stream is not ready yet', error: { message: 'no leader' } },
  ])
})

it('waits for the next connection where that is lost, and tries once for each', async () => {
  const { connect, ensureStream, lose } = keeping()
  ensureStream.mockRejectedValue(new Error('no leader'))
  connect()
  lose()
  connect()
  await later()
  expect(ensureStream).toHaveBeenCalledOnce()
})

it('is over once it is stopped', async () => {
  const { connect, ensureStream, stop, listening } = keeping()
  ensureStream.mockRejectedValue(new Error('no leader'))
  connect()
  stop()
  await later()
  expect([ensureStream.mock.calls.length, listening()]).toEqual([1, 0])
})

it('follows the latest connection alone', async () => {
  const { connect, ensureStream } = keeping()
  ensureStream.mockRejectedValueOnce(new Error('no leader'))
  connect()
  connect()
  await later()
  expect(ensureStream).toHaveBeenCalledTimes(2)
})
