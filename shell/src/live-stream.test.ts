// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { subscribeToTopic } from '@lunchpail/kit-web/live'
import { currentSession, setSession } from '@lunchpail/kit-web/session'
import type { Session } from '@lunchpail/kit-web/session'
import { rootSwapped } from './root-swap/root-swapped.ts'
import { startLive } from './live-stream.ts'

const visitor: Session = { account: null, level: 'normal', csrf: 'x', available: true }
const signedIn: Session = { ...visitor, account: { id: '7' } as Session['account'] }

class FakeStream extends EventTarget {
  static opened: FakeStream[] = []
  readonly url: string
  closed = false
  constructor(url: string) {
    super()
    this.url = url
    FakeStream.opened.push(this)
  }
  close(): void {
    this.closed = true
  }
}
const open = () => FakeStream.opened.filter(({ closed }) => !closed)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeStream)
  FakeStream.opened = []
})
afterEach(() => {
  setSession(visitor)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the live stream', () => {
  it('is there for whoever is signed in, and no one else', () => {
    setSession(visitor)
    const stop = startLive()
    expect(open()).toHaveLength(0)
    setSession(signedIn)
    expect(open().map(({ url }) => url)).toEqual([expect.stringMatching(/^\/live\/\?age=\d+$/)])
    setSession(visitor)
    expect(open()).toHaveLength(0)
    stop()
  })

  it('tells those who follow a topic', () => {
    setSession(signedIn)
    const stop = startLive()
    const changed = vi.fn()
    const unfollow = subscribeToTopic('applications', changed)
    open()[0]!.dispatchEvent(new MessageEvent('changed', { data: '{"topic":"applications"}' }))
    open()[0]!.dispatchEvent(new MessageEvent('changed', { data: '{"topic":"another"}' }))
    expect(changed).toHaveBeenCalledTimes(1)
    unfollow()
    stop()
  })

  it('[BY-14] tells of many changes at once and then once a second, and of the last', () => {
    setSession(signedIn)
    const stop = startLive()
    const asked = vi.fn()
    const unfollow = subscribeToTopic('desk', asked)
    const change = () => open()[0]!.dispatchEvent(new MessageEvent('changed', { data: '{"topic":"desk"}' }))
    for (let n = 0; n < 50; n += 1) change()
    expect(asked).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1_000)
    expect(asked).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(2_000)
    expect(asked).toHaveBeenCalledTimes(2)
    change()
    expect(asked).toHaveBeenCalledTimes(3)
    unfollow()
    stop()
  })

  it('begins once the page hears it, and says how old that is', () => {
    rootSwapped.set(false)
    setSession(signedIn)
    const stop = startLive()
    expect(open()).toHaveLength(0)
    const before = performance.now()
    vi.advanceTimersByTime(3000)
    rootSwapped.set(true)
    expect(open().map(({ url }) => url)).toEqual([`/live/?age=${Math.ceil(before + 3000)}`])
    stop()
  })

  it('has everything looked at again after a stream that ended with a change of the session', async () => {
    setSession(signedIn)
    const stop = startLive()
    const changed = vi.fn()
    const unfollow = subscribeToTopic('applications', changed)
    open()[0]!.dispatchEvent(new Event('open'))
    expect(changed).not.toHaveBeenCalled()
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ...signedIn, level: 'high' })))
    open()[0]!.dispatchEvent(new Event('session'))
    await vi.waitFor(() => expect(open().map(({ url }) => url)).toEqual(['/live/']))
    open()[0]!.dispatchEvent(new Event('open'))
    expect(changed).toHaveBeenCalledTimes(1)
    unfollow()
    stop()
  })

  it('gives up a stream that shows no sign of life, from its first moment on', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(signedIn)))
    setSession(signedIn)
    const stop = startLive()
    const [first] = open()
    await vi.advanceTimersByTimeAsync(40_000)
    first!.dispatchEvent(new Event('open'))
    await vi.advanceTimersByTimeAsync(40_000)
    first!.dispatchEvent(new MessageEvent('message', { data: '.' }))
    await vi.advanceTimersByTimeAsync(49_000)
    expect(open()).toEqual([first])
    await vi.advanceTimersByTimeAsync(3_000)
    expect(open()).toHaveLength(1)
    expect(first!.closed).toBe(true)
    await vi.advanceTimersByTimeAsync(55_000)
    expect(FakeStream.opened.length).toBe(3)
    stop()
  })

  it('asks who is there when the session changed elsewhere', async () => {
    setSession(signedIn)
    const stop = startLive()
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(visitor)))
    open()[0]!.dispatchEvent(new Event('session'))
    await vi.waitFor(() => expect(currentSession().account).toBeNull())
    expect(open()).toHaveLength(0)
    stop()
  })

  it('comes back after a failure, later each time, and then has everything looked at again', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1)
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(signedIn)))
    setSession(signedIn)
    const stop = startLive()
    const changed = vi.fn()
    const unfollow = subscribeToTopic('applications', changed)
    for (const wait of [2000, 4000, 8000]) {
      open()[0]!.dispatchEvent(new Event('error'))
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect(open()).toHaveLength(0)
      await vi.advanceTimersByTimeAsync(1)
      expect(open()).toHaveLength(1)
    }
    expect(changed).not.toHaveBeenCalled()
    open()[0]!.dispatchEvent(new Event('open'))
    expect(changed).toHaveBeenCalledTimes(1)
    unfollow()
    stop()
  })

  it('stops coming back once no one is signed in', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(visitor)))
    setSession(signedIn)
    const stop = startLive()
    open()[0]!.dispatchEvent(new Event('error'))
    await vi.advanceTimersByTimeAsync(120_000)
    expect(FakeStream.opened).toHaveLength(1)
    stop()
  })
})
