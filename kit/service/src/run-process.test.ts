import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConfigError } from './environment.ts'
import { runProcess } from './run-process.ts'

const mocks = vi.hoisted(() => ({
  openLog: vi.fn<(options: object) => object>(),
  fatal: vi.fn<(fields: object, message: string) => void>(),
  startTelemetry: vi.fn<(name: string, environment: object) => Promise<void>>(),
  close: vi.fn<() => Promise<void>>(),
}))
vi.mock('./log.ts', () => ({ openLog: mocks.openLog }))
vi.mock('./telemetry.ts', () => ({
  startTelemetry: mocks.startTelemetry,
  telemetry: { close: mocks.close },
}))

/** What happened, in order. */
let steps: string[] = []
const handlers = new Map<string, (failure?: unknown) => void>()
const send = Object.getOwnPropertyDescriptor(process, 'send')
const exitCode = process.exitCode
beforeEach(() => {
  steps = []
  handlers.clear()
  const step = (name: string) => async () => void steps.push(name)
  mocks.startTelemetry.mockReset().mockImplementation(step('telemetry'))
  mocks.close.mockReset().mockImplementation(step('telemetry closed'))
  mocks.fatal.mockReset().mockImplementation((_fields, message) => void steps.push(message))
  mocks.openLog.mockReset().mockReturnValue({ fatal: mocks.fatal, flush: (then: () => void) => then() })
  vi.spyOn(process, 'on').mockImplementation((event, handler) => {
    handlers.set(String(event), handler)
    return process
  })
  vi.spyOn(process, 'exit').mockImplementation((code) => void steps.push(`exit ${code}`) as never)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => steps.push(String(text)) > 0)
  process.send = (message: unknown) => steps.push(JSON.stringify(message)) > 0
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  delete process.send
  if (send) Object.defineProperty(process, 'send', send)
  process.exitCode = exitCode
})

const started = (
  more: { drainPauseSeconds?: number; stop?: () => Promise<void>; warm?: Promise<void> } = {},
) => {
  const leave = () => void steps.push('left')
  const stop = async () => void steps.push('stopped')
  return { port: 4001, drainPauseSeconds: 0, warm: Promise.resolve(), leave, stop, ...more }
}
const run = (more?: Parameters<typeof started>[0]) =>
  runProcess('jobs', async () => {
    steps.push('started')
    return started(more)
  })
const begun = ['telemetry', 'started', '{"ready":true,"port":4001}']
const exited = (code: number) => vi.waitFor(() => expect(steps).toContain(`exit ${code}`), { interval: 20 })

it('tells the parent its port once it has started, with telemetry before it', async () => {
  await run()
  expect(steps).toEqual(begun)
  expect(mocks.openLog).toHaveBeenCalledWith({ noun: 'jobs', logLevel: 'info' })
  expect(mocks.startTelemetry).toHaveBeenCalledWith('jobs', process.env)
})

it('tells the parent nothing before it is warm, and can be ended meanwhile', async () => {
  const { promise: warm, resolve } = Promise.withResolvers<void>()
  const running = run({ warm })
  await vi.waitFor(() => expect(handlers.has('SIGTERM')).toBe(true), { interval: 20 })
  expect(steps).toEqual(['telemetry', 'started'])
  resolve()
  await running
  expect(steps).toEqual(begun)
})

it('starts without a parent', async () => {
  delete process.send
  await run()
  expect(steps).toEqual(['telemetry', 'started'])
})

it.each(['SIGTERM', 'SIGINT', 'disconnect'])('at %s leaves, drains and ends, once', async (event) => {
  await run()
  handlers.get(event)!()
  handlers.get(event)!()
  await exited(0)
  expect(steps).toEqual([...begun, 'left', 'stopped', 'telemetry closed', 'exit 0'])
})

it('drains after its pause', async () => {
  await run({ drainPauseSeconds: 0.2 })
  const before = performance.now()
  handlers.get('SIGTERM')!()
  expect(steps).toEqual([...begun, 'left'])
  await exited(0)
  expect(performance.now() - before).toBeGreaterThan(190)
})

it('ends as failed where it does not drain within 9.5 seconds after its pause', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await run({ drainPauseSeconds: 2, stop: () => new Promise(() => {}) })
  handlers.get('SIGTERM')!()
  vi.advanceTimersByTime(11_499)
  expect(steps).toEqual([...begun, 'left'])
  vi.advanceTimersByTime(1)
  expect(steps).toEqual([...begun, 'left', 'did not drain in time', 'exit 1'])
})

it('ends as failed where draining fails', async () => {
  await run({ stop: () => Promise.reject(new Error('stuck')) })
  handlers.get('SIGTERM')!()
  await exited(1)
  expect(steps).toEqual([...begun, 'left', 'died', 'exit 1'])
})

it.each(['uncaughtException', 'unhandledRejection'])(
  'dies of an %s, and logs it with its cause',
  async (event) => {
    await run()
    const cause = new Error('the cause')
    handlers.get(event)!(new Error('a failure', { cause }))
    expect(steps).toEqual([...begun, 'died', 'exit 1'])
    expect(mocks.fatal).toHaveBeenCalledWith(
      {
        error: expect.objectContaining({ name: 'Error', message: 'a failure' }),
        cause: expect.objectContaining({ message: 'the cause' }),
      },
      'died',
    )
  },
)

it('dies of what is no error, and of nothing, too', async () => {
  await run()
  handlers.get('unhandledRejection')!({ cause: new Error('of nothing') })
  expect(mocks.fatal.mock.lastCall).toEqual([
    { error: expect.objectContaining({ name: 'thrown' }), cause: undefined },
    'died',
  ])
  handlers.get('unhandledRejection')!(undefined)
  expect(mocks.fatal.mock.lastCall).toEqual([{ error: undefined, cause: undefined }, 'died'])
})

it('says why it did not start, and ends as failed', async () => {
  await runProcess('jobs', () => Promise.reject(new Error('no database')))
  expect(steps).toEqual(['telemetry', 'did not start', 'exit 1'])
  expect(process.exitCode).toBe(1)
  expect(mocks.fatal.mock.lastCall![0]).toMatchObject({ error: { message: 'no database' } })
})

it('says what is wrong with its environment in plain words, and ends as failed', async () => {
  await runProcess('jobs', () => Promise.reject(new ConfigError(['PORT is missing'])))
  expect(steps).toEqual(['telemetry', expect.stringMatching(/PORT is missing\n$/), 'exit undefined'])
  expect(process.exitCode).toBe(1)
  expect(mocks.fatal).not.toHaveBeenCalled()
})
