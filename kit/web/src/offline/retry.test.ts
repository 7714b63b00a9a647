// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retry } from './retry.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('[BY-11] [WZ-28] tries again with growing pauses, at most a minute apart, until it succeeds', async () => {
  const again = vi.fn()
  const tries = retry(again)
  for (const [failure, seconds] of [2, 4, 8, 16, 32, 60, 60].entries()) {
    tries.failed()
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(again).toHaveBeenCalledTimes(failure)
    await vi.advanceTimersByTimeAsync(1)
    expect(again).toHaveBeenCalledTimes(failure + 1)
  }
  tries.failed()
  tries.succeeded()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(again).toHaveBeenCalledTimes(7)
})

it('[BY-11] tries at once when the connection is back, and only where something failed', () => {
  const again = vi.fn()
  const tries = retry(again)
  const stop = tries.listen()
  dispatchEvent(new Event('online'))
  expect(again).not.toHaveBeenCalled()
  tries.failed()
  dispatchEvent(new Event('online'))
  expect(again).toHaveBeenCalledTimes(1)
  stop()
  dispatchEvent(new Event('online'))
  expect(again).toHaveBeenCalledTimes(1)
})
