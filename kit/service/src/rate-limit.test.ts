import { internal } from '@lunchpail/contracts/access'
import type pg from 'pg'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultPerson } from './testing/test-tokens.ts'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import * as contract from '../test/sample/contract.ts'
import { rateLimit } from './rate-limit.ts'
import type { Identity } from './token.ts'

const noPool = {} as pg.Pool
const as = (id?: string): Identity => ({
  caller: {
    account:
      id === undefined ? null : { id, type: 'applicant', version: 1, person: defaultPerson, company: null },
    sessionId: null,
    level: 'normal',
  },
  csrf: null,
  earlierCsrf: [],
})
const network = '198.51.100.1'
/** How many of so many calls are let through. */
const passing = async (endpoint: Endpoint, calls: readonly (readonly [Identity, string])[]) => {
  const limit = rateLimit(endpoint, noPool)
  let passed = 0
  for (const call of calls) {
    const refusal: unknown = await limit(...call).then(
      () => undefined,
      (failure: unknown) => failure,
    )
    if (refusal === undefined) passed += 1
    else expect(refusal).toMatchObject({ refusal: 'too-many-requests' })
  }
  return passed
}
const times = (count: number, identity: Identity, from = network) =>
  Array.from({ length: count }, () => [identity, from] as const)
const unlimited = { ...contract.own, perMinute: undefined } as unknown as Endpoint

describe('the limit of an endpoint', () => {
  it('counts visitors by their network', async () => {
    expect(await passing(contract.limited, times(5, as()))).toBe(3)
    expect(await passing(contract.limited, [...times(3, as()), ...times(3, as(), '198.51.100.2')])).toBe(6)
  })

  it('counts visitors who share an address by their browser, and all of them by ten times as much', async () => {
    const browser = (csrf: string): Identity => ({ ...as(), csrf })
    const stranger = times(100, browser('stranger'))
    expect(await passing(contract.limited, [...stranger, ...times(3, browser('neighbour'))])).toBe(6)
    // who takes another cookie each time
    const many = Array.from({ length: 40 }, (_, n) => [browser(`cookie ${String(n)}`), network] as const)
    expect(await passing(contract.limited, many)).toBe(30)
    expect(await passing({ ...contract.limited, networkPerMinute: 5 } as Endpoint, many)).toBe(5)
  })

  it('leaves each browser its first calls, whatever ten others behind the same address do', async () => {
    const thirty = { ...contract.limited, perMinute: 30 } as Endpoint
    const browser = (csrf: string): Identity => ({ ...as(), csrf })
    const strangers = Array.from({ length: 10 }, (_, n) => times(31, browser(`fresh ${String(n)}`))).flat()
    const neighbours = Array.from({ length: 20 }, (_, n) =>
      times(3, browser(`neighbour ${String(n)}`)),
    ).flat()
    const limit = rateLimit(thirty, noPool)
    for (const call of strangers) await limit(...call).catch(() => {})
    for (const call of neighbours) await limit(...call)
    // what a network has in all is not more
    expect(
      await passing(thirty, [
        ...strangers,
        ...neighbours,
        ...Array.from({ length: 300 }, (_, n) => [browser(`cookie ${String(n)}`), network] as const),
      ]),
    ).toBe(300)
  })

  it('counts a signed-in person by the account, wherever they are', async () => {
    const everywhere = Array.from({ length: 5 }, (_, last) => [as('a1'), `198.51.100.${last}`] as const)
    expect(await passing(contract.limited, everywhere)).toBe(3)
    expect(
      await passing(contract.limited, [...times(3, as('a1')), ...times(3, as('a2')), ...times(3, as())]),
    ).toBe(9)
  })

  it('is 300 a minute for a signed-in person, and none for visitors, where it declares none', async () => {
    expect(await passing(unlimited, times(301, as('a1')))).toBe(300)
    expect(await passing(unlimited, times(301, as()))).toBe(301)
  })

  it('slows visitors of one network above what many of them need, and refuses none', async () => {
    const pauses: number[] = []
    const searched = { ...unlimited, slowsAbove: 3 } as Endpoint
    const limit = rateLimit(searched, noPool, async (milliseconds) => void pauses.push(milliseconds))
    for (const call of times(5, as())) await limit(...call)
    for (const call of [...times(3, as(), '198.51.100.2'), ...times(5, as('a1'))]) await limit(...call)
    expect(pauses).toEqual([30, 60])
    for (const call of times(120, as())) await limit(...call)
    expect(pauses.at(-1)).toBe(3_000)
  })

  it('holds for no other process of the site', async () => {
    const own = { ...contract.limited, access: internal('shell') } as const
    expect(await passing(own, times(5, as()))).toBe(5)
  })

  it('says after how many seconds the next call may come', async () => {
    const limit = rateLimit(contract.limited, noPool)
    for (let call = 0; call < 3; call += 1) await limit(as(), network)
    const failure = (await limit(as(), network).catch((why: unknown) => why)) as { retryAfterSeconds: number }
    expect(Number.isInteger(failure.retryAfterSeconds)).toBe(true)
    expect(failure.retryAfterSeconds).toBeGreaterThan(1)
    expect(failure.retryAfterSeconds).toBeLessThanOrEqual(60)
  })

  it('hands on a failure that is no limit', async () => {
    const broken = Object.assign(new Error('no such table'), { code: '42P01' })
    const limit = vi.spyOn(RateLimiterMemory.prototype, 'consume').mockRejectedValueOnce(broken)
    onTestFinished(() => limit.mockRestore())
    await expect(rateLimit(contract.limited, noPool)(as(), network)).rejects.toBe(broken)
  })

  it('counts network and account without the database too, each instance for itself', async () => {
    const [one, other] = [as('a1'), as('a2')]
    const shared = { ...contract.shared, perMinute: 3, networkPerMinute: 3 } as Endpoint
    expect(await passing(shared, [...times(2, one), ...times(2, other)])).toBe(3)
    expect(
      await passing(
        shared,
        Array.from({ length: 5 }, (_, last) => [one, `203.0.113.${last}`] as const),
      ),
    ).toBe(3)
  })
})
