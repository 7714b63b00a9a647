import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Waker } from './waker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const slept = async (waker: Waker): Promise<number> => {
  const began = Date.now()
  const sleep = waker.sleep(2_000)
  await vi.runAllTimersAsync()
  await sleep
  return Date.now() - began
}

it('sleeps long where nothing is expected', async () => {
  expect(await slept(new Waker())).toBe(2_000)
})

it('does not sleep where something is there to do', async () => {
  const waker = new Waker()
  waker.now()
  expect(await slept(waker)).toBe(0)
  expect(await slept(waker)).toBe(2_000)
})

it('is woken from a long sleep', async () => {
  const waker = new Waker()
  const sleep = waker.sleep(2_000)
  waker.now()
  await sleep
  expect(vi.getTimerCount()).toBe(0)
})
