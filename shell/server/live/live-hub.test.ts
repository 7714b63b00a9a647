import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { signedIn } from '../test/test-auth.ts'
import { liveHub, liveTimes, maxStreamsOfNetwork, maxStreamsOfSession } from './live-hub.ts'

const hubOf = (leaseMs = 60_000) => {
  const hub = liveHub({ ...liveTimes, heartbeatMs: 60_000, leaseMs })
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

  it('asks auth once in each lease for all streams of a session, and ends them together', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf(1_000)
    const [one, two] = [listener('one'), listener('two')]
    const streams = Array.from({ length: 5 }, () => hub.open(one))
    const other = hub.open(two)
    await vi.advanceTimersByTimeAsync(20_000)
    for (const { ask } of [one, two]) {
      expect(ask.mock.calls.length).toBeGreaterThanOrEqual(20)
      expect(ask.mock.calls.length).toBeLessThanOrEqual(40)
    }
    one.ask.mockResolvedValue({ ...one.holder, account: null })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(streams.map(({ writableEnded }) => writableEnded)).toEqual(Array(5).fill(true))
    expect([other.writableEnded, hub.count()]).toEqual([false, 1])
  })

  it('begins with when to come back, and tells each tab what is its own', () => {
    const hub = hubOf()
    const [own, other, visitor] = [
      hub.open(listener('one')),
      hub.open({ ...listener('two'), holder: signedIn('two', 'a2') }),
      hub.open({ ...listener('three'), holder: undefined, session: undefined }),
    ]
    const told = (stream: typeof own) => String(stream.read() ?? '')
    for (const stream of [own, other, visitor]) expect(told(stream)).toBe('retry: 2000\n\n')
    hub.update({ kind: 'changed', accountId: 'a1', topic: 'profile' })
    expect([own, other, visitor].map(told)).toEqual(['event: changed\ndata: {"topic":"profile"}\n\n', '', ''])
    hub.reload()
    expect([own, other, visitor].map(told)).toEqual(Array(3).fill('event: reload\ndata: {}\n\n'))
    hub.update({ kind: 'session', sessionId: 'public-two' })
    expect([own, other, visitor].map(told)).toEqual(['', 'event: session\ndata: {}\n\n', ''])
    expect([own, other, visitor].map(({ writableEnded }) => writableEnded)).toEqual([false, true, false])
    expect(hub.count()).toBe(2)
  })

  it('says again to a page what changed since it was asked for, to its account alone', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf()
    const told = (accountId: string, pageAgeMs?: number) => {
      const stream = hub.open({ ...listener('one'), holder: signedIn('one', accountId), pageAgeMs })
      return String(stream.read()).match(/(?<="topic":")\w+/g) ?? []
    }
    hub.update({ kind: 'changed', accountId: 'a1', topic: 'profile' })
    await vi.advanceTimersByTimeAsync(60_000)
    hub.update({ kind: 'changed', accountId: 'a1', topic: 'desk' })
    await vi.advanceTimersByTimeAsync(20_000)
    // a page asks, and then waits for its stream
    expect([told('a1', 10_000), told('a1', 20_000), told('a1', 90_000)]).toEqual([
      [],
      ['desk'],
      ['profile', 'desk'],
    ])
    expect([told('a2', 90_000), told('a1', undefined)]).toEqual([[], []])
    await vi.advanceTimersByTimeAsync(45_000)
    expect(told('a1', 10 ** 15)).toEqual(['desk'])
  })

  it('lets go of every tab where it may have missed an update, not of all at once, and takes them again', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf()
    const streams = Array.from({ length: 100 }, (_, tab) => hub.open(listener(`s${tab}`)))
    const ended = () => streams.filter(({ writableEnded }) => writableEnded).length
    hub.disconnect()
    const again = hub.open(listener('s0'))
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ended()).toBeGreaterThan(20)
    expect(ended()).toBeLessThan(80)
    await vi.advanceTimersByTimeAsync(5_000)
    expect([ended(), again.writableEnded]).toEqual([100, false])
  })

  it('shows signs of life, and ends every stream when it closes', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf()
    const stream = hub.open(listener('one'))
    stream.read()
    for (const _ of ['once', 'and again']) {
      await vi.advanceTimersByTimeAsync(59_999)
      expect(stream.read()).toBeNull()
      await vi.advanceTimersByTimeAsync(1)
      expect(String(stream.read())).toBe('data: .\n\n')
    }
    hub.close()
    expect([stream.writableEnded, hub.count(), vi.getTimerCount()]).toEqual([true, 0, 1])
    stream.destroy()
    await vi.advanceTimersByTimeAsync(1)
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each([
    ['another level', { level: 'deactivated' as const }],
    ['another session', { session_id: 'public-other' }],
    ['another account', { account: { id: 'a2' } }],
    ['no account', { account: null }],
  ])('ends the streams of a session that has %s now, and none while auth does not answer', async (_, now) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf(1_000)
    const one = listener('one')
    const stream = hub.open(one)
    one.ask.mockResolvedValue(undefined)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(stream.writableEnded).toBe(false)
    one.ask.mockResolvedValue({ ...one.holder, ...now } as never)
    await vi.advanceTimersByTimeAsync(1_000)
    expect([stream.writableEnded, hub.count()]).toEqual([true, 0])
  })

  it('asks auth nothing of visitors, who have no session, and lets them have as many streams as their network', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf(1_000)
    const visitor = { ...listener('one'), holder: undefined, session: undefined }
    for (let tab = 0; tab <= maxStreamsOfSession; tab += 1) hub.open(visitor)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(visitor.ask).not.toHaveBeenCalled()
    expect(hub.hasRoom(visitor)).toBe(true)
  })

  it('ends the stream of a person whom auth did not name when it was opened, once it does', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf(1_000)
    const stream = hub.open({ ...listener('one'), holder: undefined })
    hub.update({ kind: 'changed', accountId: 'a1', topic: 'profile' })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(stream.writableEnded).toBe(true)
  })

  it('keeps the stream of a session without an account while it is the same', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf(1_000)
    const one = listener('one')
    const holder = { ...one.holder, account: null }
    one.ask.mockResolvedValue(holder as never)
    const stream = hub.open({ ...one, holder })
    hub.update({ kind: 'changed', accountId: 'a1', topic: 'profile' })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(stream.writableEnded).toBe(false)
    // each after half of the lease to all of it
    expect(one.ask.mock.calls.length).toBeGreaterThanOrEqual(2)
  })

  it('asks for a session no more once its last stream is closed', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const hub = hubOf(1_000)
    const one = listener('one')
    const streams = [hub.open(one), hub.open(one)]
    streams[0]!.destroy()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(one.ask).toHaveBeenCalledOnce()
    streams[1]!.destroy()
    await vi.advanceTimersByTimeAsync(3_000)
    expect([one.ask.mock.calls.length, hub.count()]).toEqual([1, 0])
  })

  it('disconnects a tab that does not read before it costs memory, and no tab that reads', async () => {
    const hub = hubOf()
    const [unread, read] = [hub.open(listener('one')), hub.open(listener('two'))]
    read.resume()
    for (let count = 0; count < 10_000 && !unread.destroyed; count += 1) {
      hub.update({ kind: 'changed', accountId: 'a1', topic: 'applications' })
      await nextTurn()
    }
    expect([unread.destroyed, read.destroyed]).toEqual([true, false])
    expect(unread.readableLength + unread.writableLength).toBeLessThan(1024 * 1024)
  })
})
