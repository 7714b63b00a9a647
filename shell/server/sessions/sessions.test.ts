import { describe, expect, it, vi } from 'vitest'
import { MovableClock } from '@lunchpail/kit-service/clock'
import { signedIn, visitor } from '../test/test-auth.ts'
import type { Identity } from './ask-auth.ts'
import { sessions } from './sessions.ts'

const held = { session: 's1', visitor: 'v' }

const setup = (limit?: number) => {
  const clock = new MovableClock()
  const ask = vi.fn<(of: typeof held) => Promise<Identity>>(async ({ session }) => signedIn(session))
  return { clock, ask, known: sessions(ask as never, clock, limit) }
}

describe('sessions', () => {
  it('keeps an answer of auth for 15 seconds and no longer, so that no older token is handed over', async () => {
    const { clock, ask, known } = setup()
    await known.identify(held)
    clock.advance(15_000)
    await known.identify(held)
    expect(ask).toHaveBeenCalledTimes(1)
    clock.advance(1)
    await known.identify(held)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('counts the age from the moment of asking, not of the answer', async () => {
    const { clock, ask, known } = setup()
    ask.mockImplementationOnce(async ({ session }) => {
      clock.advance(3_000)
      return signedIn(session)
    })
    await known.identify(held)
    clock.advance(12_001)
    await known.identify(held)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('asks once for requests that come together, and again for another cookie', async () => {
    const { ask, known } = setup()
    await Promise.all([
      known.identify(held),
      known.identify(held),
      known.identify({ ...held, session: 's2' }),
    ])
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['its session', (known: ReturnType<typeof sessions>) => known.forgetSession('public-s1'), 2],
    ['its account', (known: ReturnType<typeof sessions>) => known.forgetAccount('a1'), 2],
    ['its cookie', (known: ReturnType<typeof sessions>) => known.forget(held), 2],
    ['another session', (known: ReturnType<typeof sessions>) => known.forgetSession('public-s2'), 1],
    ['another account', (known: ReturnType<typeof sessions>) => known.forgetAccount('a2'), 1],
  ])('asks again after %s was forgotten (%#)', async (_, forget, times) => {
    const { ask, known } = setup()
    await known.identify(held)
    forget(known)
    await known.identify(held)
    expect(ask).toHaveBeenCalledTimes(times)
  })

  it('asks again for a barred account once its session changed: it may be open again', async () => {
    const { ask, known } = setup()
    ask.mockImplementation(async () => ({
      ...visitor('v'),
      level: 'suspended',
      barred_session_id: 'public-s1',
    }))
    await known.identify(held)
    known.forgetSession('public-s2')
    await known.identify(held)
    expect(ask).toHaveBeenCalledTimes(1)
    known.forgetSession('public-s1')
    await known.identify(held)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('does not keep an answer that was under way when the session ended', async () => {
    const { ask, known } = setup()
    const first = Promise.withResolvers<Identity>()
    ask.mockImplementationOnce(() => first.promise)
    const answer = known.identify(held)
    known.forgetSession('public-s1')
    ask.mockImplementation(async () => visitor('v'))
    first.resolve(signedIn('s1'))
    expect((await answer).account).toBeNull()
    expect((await known.identify(held)).account).toBeNull()
  })

  it('knows visitors apart by their own value, and forgets no visitor with an account', async () => {
    const { ask, known } = setup()
    ask.mockImplementation(async ({ visitor: value }) => visitor(value))
    const of = (value: string) => known.identify({ session: undefined, visitor: value } as never)
    expect([(await of('one')).token, (await of('two')).token]).toEqual(['token-one', 'token-two'])
    known.forgetAccount('a1')
    await of('one')
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('asks twice and no more where sessions end while auth is asked', async () => {
    const { ask, known } = setup()
    ask.mockImplementation(async ({ session }) => {
      known.forgetSession('public-other')
      return signedIn(session)
    })
    expect((await known.identify(held)).session_id).toBe('public-s1')
    expect(ask).toHaveBeenCalledTimes(2)
    await known.identify(held)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('lets a request after the end of a session wait for no answer from before it', async () => {
    const { ask, known } = setup()
    const first = Promise.withResolvers<Identity>()
    ask.mockImplementationOnce(() => first.promise)
    const before = known.identify(held)
    known.forgetSession('public-s1')
    ask.mockImplementation(async () => visitor('v'))
    expect((await known.identify(held)).account).toBeNull()
    first.resolve(signedIn('s1'))
    await before
  })

  it('holds a bounded number of answers, the longest unused going first', async () => {
    const { ask, known } = setup(2)
    const of = (session: string) => known.identify({ ...held, session })
    await of('a')
    await of('b')
    await of('a')
    await of('c')
    await of('a')
    expect(ask).toHaveBeenCalledTimes(3)
    await of('b')
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('keeps no failure', async () => {
    const { ask, known } = setup()
    ask.mockRejectedValueOnce(new Error('down'))
    await expect(known.identify(held)).rejects.toThrow('down')
    expect((await known.identify(held)).session_id).toBe('public-s1')
  })

  it('drops an answer that is too old for a caller, also where asking again fails', async () => {
    const { clock, ask, known } = setup()
    await known.identify(held)
    clock.advance(1_000)
    ask.mockRejectedValue(new Error('down'))
    await expect(known.identify(held, 500)).rejects.toThrow('down')
    await expect(known.identify(held)).rejects.toThrow('down')
    expect(ask).toHaveBeenCalledTimes(3)
  })
})
