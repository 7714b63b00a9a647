import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveQueue } from './save-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A send that is answered when told to. */
function slowSend() {
  const sent: string[] = []
  let answer = () => {}
  const send = (step: string) => {
    sent.push(step)
    return new Promise<void>((resolve) => (answer = resolve))
  }
  return { sent, send, answer: () => answer() }
}

describe('saves', () => {
  it('[WZ-28] are one at a time; the latest that waits takes the place of the others', async () => {
    const { sent, send, answer } = slowSend()
    const queue = saveQueue(send, 1200)
    queue.push('a')
    await vi.advanceTimersByTimeAsync(0)
    queue.push('b')
    queue.push('c')
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual(['a'])
    answer()
    await vi.advanceTimersByTimeAsync(0)
    expect(sent).toEqual(['a', 'c'])
  })

  it('[WZ-28] begin 1200 ms after the one before', async () => {
    const { sent, send, answer } = slowSend()
    const queue = saveQueue(send, 1200)
    queue.push('a')
    await vi.advanceTimersByTimeAsync(0)
    answer()
    queue.push('b')
    await vi.advanceTimersByTimeAsync(1199)
    expect(sent).toEqual(['a'])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual(['a', 'b'])
  })

  it('[WZ-30] do not wait for the pause when the person leaves', async () => {
    const sent: string[] = []
    const queue = saveQueue((step: string) => Promise.resolve(void sent.push(step)), 1200)
    queue.push('a')
    await queue.flush()
    queue.push('b')
    queue.push('c')
    await queue.flush()
    expect(sent).toEqual(['a', 'c'])
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual(['a', 'c'])
  })
})
