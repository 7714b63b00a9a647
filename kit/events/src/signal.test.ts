import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Signal } from './signal.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const waitedMs = async (signal: Signal): Promise<number> => {
  const start = Date.now()
  const wait = signal.wait(2_000)
  await vi.runAllTimersAsync()
  await wait
  return Date.now() - start
}

it('waits for its timeout without a notification', async () => {
  expect(await waitedMs(new Signal())).toBe(2_000)
})

it('does not wait after a notification, and waits again the next time', async () => {
  const signal = new Signal()
  signal.notify()
  expect(await waitedMs(signal)).toBe(0)
  expect(await waitedMs(signal)).toBe(2_000)
})

it('ends a wait that is notified', async () => {
  const signal = new Signal()
  const wait = signal.wait(2_000)
  signal.notify()
  await wait
  expect(vi.getTimerCount()).toBe(0)
})
