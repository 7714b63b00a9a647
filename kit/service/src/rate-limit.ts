import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { refuse } from './refusal.ts'
import { storedLimiter } from './stored-limiter.ts'
import type { Identity } from './token.ts'

const windowSeconds = 60
/** Of a signed-in person, where an endpoint declares no number of its own: far above what pages ask for. */
const signedInPerMinute = 300

/** How long a slowed call waits for each one before it; never longer than a page waits without a message. */
const slow = { stepMs: 30, longestMs: 3_000 } as const

/** For one browser that a network has many: so many people share an address and do the same in one minute. */
const browsersOfNetwork = 10

/**
 * The first calls of a browser or account in a minute, by which a person comes where they want to go. They have half of what a
 * network has to themselves: few browsers that call again and again leave each other one its first calls. Only who has very many
 * cookies keeps others waiting, for the rest of that minute at most.
 */
const firstCalls = 3

type LimitRate = (identity: Pick<Identity, 'caller' | 'csrf'>, network: string) => Promise<void>

/**
 * Limits calls per minute by account, or by browser and network (network.ts) without one; refuses with `too-many-requests`. It
 * counts in the memory of this instance. An endpoint with `countsNetwork` counts accounts and networks in the database, for all
 * instances, the network of an account too.
 */
export const rateLimit = (
  endpoint: Endpoint,
  pool: pg.Pool,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): LimitRate => {
  if (endpoint.access.kind === 'internal') return async () => {}
  const points = endpoint.perMinute ?? signedInPerMinute
  const limiterOf = (name: string, most: number) => {
    const inMemory = new RateLimiterMemory({ points: most, duration: windowSeconds })
    return endpoint.countsNetwork ? shared(name, most, inMemory, pool) : inMemory
  }
  const accounts = limiterOf(endpoint.name, points)
  const ofNetwork = endpoint.networkPerMinute ?? points * browsersOfNetwork
  const first = limiterOf(`${endpoint.name} network first`, Math.floor(ofNetwork / 2))
  const networks = limiterOf(`${endpoint.name} network`, Math.ceil(ofNetwork / 2))
  const browsers = new RateLimiterMemory({ points, duration: windowSeconds })
  const paced = new RateLimiterMemory({ points: endpoint.slowsAbove ?? 0, duration: windowSeconds })
  const keyOf = endpoint.countsNetwork ? hashed : (key: string) => key
  const take = (limiter: RateLimiterAbstract, key: string) => limiter.consume(keyOf(key)).catch(refuseLimit)
  const takeOfNetwork = async (network: string, calls: number): Promise<void> => {
    const hasPlace =
      calls <= firstCalls &&
      (await first.consume(keyOf(network)).then(
        () => true,
        (failure: unknown) => over(failure) && false,
      ))
    if (!hasPlace) await take(networks, network)
  }
  return async ({ caller, csrf }, network) => {
    const account = caller.account?.id
    if (account === undefined && endpoint.slowsAbove !== undefined) {
      const { consumedPoints } = await paced.consume(keyOf(network)).catch(over)
      const before = consumedPoints - endpoint.slowsAbove
      if (before > 0) await pause(Math.min(before * slow.stepMs, slow.longestMs))
    }
    // visitors share networks: they have the limits that an endpoint declares
    if (account === undefined && endpoint.perMinute === undefined) return
    const { consumedPoints } =
      account !== undefined
        ? await take(accounts, account)
        : // without a cookie they cannot be told apart
          await take(browsers, `${network} ${csrf ?? ''}`)
    if (account === undefined || endpoint.countsNetwork) await takeOfNetwork(network, consumedPoints)
  }
}

/** Without the database, each instance counts for itself. */
const shared = (name: string, points: number, insuranceLimiter: RateLimiterMemory, pool: pg.Pool) =>
  storedLimiter(pool, name, { points, duration: windowSeconds, insuranceLimiter })

/** So that the table shows neither an address nor an account. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')

const over = (failure: unknown): RateLimiterRes => {
  if (failure instanceof Error) throw failure
  return failure as RateLimiterRes
}

const refuseLimit = (failure: unknown): never => {
  const { msBeforeNext } = over(failure)
  return refuse('too-many-requests', { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)) })
}
