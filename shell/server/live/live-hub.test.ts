import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { signedIn } from '../test/test-auth.ts'
import { liveHub, maxStreamsOfNetwork, maxStreamsOfSession } from './live-hub.ts'

const hubOf = (recheckMs = 60_000) => {
  const hub = liveHub({ heartbeatMs: 60_000, recheckMs })
  onTestFinished(hub.close)
  return hub
}
const listener = (session: string, network = '198.51.100.1') => {
  const holder = signedIn(session)
  return { holder, session, network, ask: vi.fn(async () => holder as typeof holder | undefined) }
}

describe('the live hub', () => {
  it('gives a session so many streams and no more, until one of them closes', async () => {
    const hub = hubOf()
    const one = listener('one')
    const streams = Array.from({ length: maxStreamsOfSession }, (_, tab) =>
      hub.open({ ...one, network: `198.51.100.${tab}` }),
    )
    expect(hub.hasRoom({ ...one, network: '203.0.113.1' })).toBe(false)
    expect(hub.hasRoom(listener('two'))).toBe(true)
    streams[0]!.destroy()
    await vi.waitFor(() => expect(hub.hasRoom(one)).toBe(true))
  })

  it('gives a network so many streams and no more, whoever is signed in', async () => {
    const hub = hubOf()
    const streams = Array.from({ length: maxStreamsOfNetwork }, (_, person) =>
      hub.open(listener(`s${person}`)),
    )
    expect(hub.hasRoom(listener('another'))).toBe(false)
    expect(hub.hasRoom({ session: undefined, network: '198.51.100.1' })).toBe(false)
    expect(hub.hasRoom(listener('another', '198.51.100.2'))).toBe(true)
    streams[0]!.destroy()
    await vi.waitFor(() => expect(hub.hasRoom(listener('another'))).toBe(true))
  })

  it('asks auth once for all streams of a session, and ends them together', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf(1_000)
    const [one, two] = [listener('one'), listener('two')]
    const streams = Array.from({ length: 5 }, () => hub.open(one))
    const other = hub.open(two)
    await vi.advanceTimersByTimeAsync(3_000)
    expect([one.ask.mock.calls.length, two.ask.mock.calls.length]).toEqual([3, 3])
    one.ask.mockResolvedValue({ ...one.holder, account: null })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(streams.map(({ writableEnded }) => writableEnded)).toEqual(Array(5).fill(true))
    expect([other.writableEnded, hub.count()]).toEqual([false, 1])
  })

  it('disconnects a tab that does not read before it costs memory, and no tab that reads', async () => {
    const hub = hubOf()
    const [unread, read] = [hub.open(listener('one')), hub.open(listener('two'))]
    read.resume()
    for (let count = 0; count < 10_000 && !unread.destroyed; count += 1) {
      hub.notice({ kind: 'changed', accountId: 'a1', topic: 'applications' })
      await nextTurn()
    }
    expect([unread.destroyed, read.destroyed]).toEqual([true, false])
    expect(unread.readableLength + unread.writableLength).toBeLessThan(1024 * 1024)
  })
})
