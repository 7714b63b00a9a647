import { pino } from 'pino'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { NatsClient } from './nats.ts'
import { OwnStream } from './own-stream.ts'
import { StreamError } from './streams.ts'

const soon = { interval: 10 }

const keeping = () => {
  const listeners = new Set<() => void>()
  let isConnected = true
  const checkStream = vi.fn<NatsClient['checkStream']>(async () => {})
  const logged: { level: number; msg: string }[] = []
  const nats = {
    connected: () => isConnected,
    onConnect: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    checkStream,
  } as Partial<NatsClient> as NatsClient
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(JSON.parse(line)) })
  const stream = new OwnStream({ nats, noun: 'jobs', log }, 20)
  stream.start()
  onTestFinished(() => stream.stop())
  return {
    checkStream,
    logged,
    stream,
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
  other.checkStream.mockRejectedValue(new Error('no leader'))
  other.connect()
  await vi.waitFor(() => expect(other.checkStream).toHaveBeenCalledTimes(3), soon)
}

it('is looked at at each connection', async () => {
  const { connect, checkStream, stream } = keeping()
  expect([checkStream.mock.calls.length, stream.state()]).toEqual([0, 'down'])
  connect()
  connect()
  await later()
  expect(checkStream.mock.calls).toEqual([['jobs'], ['jobs']])
  expect([stream.state(), stream.neverThere()]).toEqual(['up', false])
})

it('is looked at until an operator has made it, which is said once with the command that does', async () => {
  const { connect, checkStream, logged, stream } = keeping()
  checkStream.mockRejectedValue(new StreamError('JOBS'))
  connect()
  await vi.waitFor(() => expect(checkStream).toHaveBeenCalledTimes(3), soon)
  expect([stream.state(), stream.neverThere()]).toEqual(['missing', true])
  checkStream.mockResolvedValue()
  await vi.waitFor(() => expect([stream.state(), stream.neverThere()]).toEqual(['up', false]), soon)
  const msg = 'the stream JOBS is not there: an operator makes it right with npm run streams'
  expect(logged).toMatchObject([{ level: 50, msg }])
})

it('is looked at again where it could not be told, which is logged', async () => {
  const { connect, checkStream, logged, stream } = keeping()
  checkStream.mockRejectedValueOnce(new Error('no leader'))
  connect()
  await later()
  expect([checkStream.mock.calls.length, stream.state()]).toEqual([2, 'up'])
  const error = { message: 'no leader' }
  expect(logged).toMatchObject([{ level: 40, msg: 'stream is not known yet', error }])
})

it('is of use where it is different, which is said', async () => {
  const { connect, checkStream, logged, stream } = keeping()
  checkStream.mockRejectedValueOnce(new StreamError('JOBS', ['max_age', 'sources']))
  connect()
  await vi.waitFor(() => expect(logged).toHaveLength(1), soon)
  expect(logged[0]!.msg).toMatch(/is different in max_age, sources: .* npm run streams$/)
  expect([stream.state(), stream.neverThere()]).toEqual(['up', false])
})

it('makes no service useless where NATS lost it', async () => {
  const { connect, checkStream, stream } = keeping()
  connect()
  await later()
  checkStream.mockRejectedValue(new StreamError('JOBS'))
  connect()
  await vi.waitFor(() => expect(stream.state()).toBe('missing'), soon)
  expect(stream.neverThere()).toBe(false)
})

it('waits for the next connection where that is lost, and tries once for each', async () => {
  const { connect, checkStream, logged, lose, stream } = keeping()
  checkStream.mockRejectedValue(new Error('no leader'))
  connect()
  lose()
  connect()
  await later()
  expect(checkStream).toHaveBeenCalledOnce()
  expect([stream.state(), logged]).toEqual(['down', []])
})

it('is over once it is stopped', async () => {
  const { connect, checkStream, stream, listening } = keeping()
  checkStream.mockRejectedValue(new Error('no leader'))
  connect()
  stream.stop()
  await later()
  expect([checkStream.mock.calls.length, listening()]).toEqual([1, 0])
})

it('follows the latest connection alone', async () => {
  const { connect, checkStream } = keeping()
  checkStream.mockRejectedValueOnce(new Error('no leader'))
  connect()
  connect()
  await later()
  expect(checkStream).toHaveBeenCalledTimes(2)
})
