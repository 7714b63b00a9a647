import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { refuse } from './refusal.ts'
import type { Identity } from './token.ts'

const windowSeconds = 60

/** Limits calls per minute and instance by account, or by network address without one. Refuses with `too-many-requests`. */
export const rateLimit = (
  endpoint: Endpoint,
): ((identity: Identity, forwardedFor: string, address: string) => Promise<void>) => {
  if (endpoint.perMinute === undefined) return async () => {}
  const limiter = new RateLimiterMemory({ points: endpoint.perMinute, duration: windowSeconds })
  return async ({ caller }, forwardedFor, address) => {
    // The gateway appends the last address; the caller may have written those before it.
    const key = caller.account?.id ?? (forwardedFor.split(',').at(-1)!.trim() || address)
    await limiter.consume(key).catch((failure: unknown) => {
      if (failure instanceof Error) throw failure
      refuse('too-many-requests')
    })
  }
}
