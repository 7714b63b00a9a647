import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { refuse } from './refusal.ts'
import { storedLimiter } from './stored-limiter.ts'
import type { Identity } from './token.ts'

const windowSeconds = 60
/** Of a signed-in person, where an endpoint declares no number of its own: far above what pages ask for. */
const signedInPerMinute = 300

/** How long a slowed call waits for each one before it; never longer than a page waits without a message. */
const slow = { stepMs: 30, longestMs: 3_000 } as const

type LimitRate = (identity: Identity, network: string) => Promise<void>

/**
 * Limits calls per minute by account, or by network (network.ts) without one; refuses with `too-many-requests`. It counts
 * in the memory of this instance. An endpoint with `countsNetwork` counts both, in the database, for all instances.
 */
export const rateLimit = (
  endpoint: Endpoint,
  pool: pg.Pool,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): LimitRate => {
  if (endpoint.access.kind === 'internal') return async () => {}
  const points = endpoint.perMinute ?? signedInPerMinute
  const inMemory = new RateLimiterMemory({ points, duration: windowSeconds })
  const limiter = endpoint.countsNetwork ? shared(endpoint, points, inMemory, pool) : inMemory
  const paced = new RateLimiterMemory({ points: endpoint.slowsAbove ?? 0, duration: windowSeconds })
  return async ({ caller }, network) => {
    const account = caller.account?.id
    if (account === undefined && endpoint.slowsAbove !== undefined) {
      const { consumedPoints } = await paced.consume(hashed(network)).catch(over)
      const before = consumedPoints - endpoint.slowsAbove
      if (before > 0) await pause(Math.min(before * slow.stepMs, slow.longestMs))
    }
    // visitors share networks: they have the limits that an endpoint declares
    if (account === undefined && endpoint.perMinute === undefined) return
    const keys = endpoint.countsNetwork ? [network, account] : [account ?? network]
    for (const key of keys) if (key !== undefined) await limiter.consume(hashed(key)).catch(refuseLimit)
  }
}

/** Without the database, each instance counts for itself. */
const shared = (endpoint: Endpoint, points: number, insuranceLimiter: RateLimiterMemory, pool: pg.Pool) =>
  storedLimiter(pool, endpoint.name, { points, duration: windowSeconds, insuranceLimiter })

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
