import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { refuse } from './refusal.ts'
import type { Identity } from './token.ts'

/** Counts the calls of one endpoint by account, or by network address where nobody is signed in. */
export const rateLimit = (
  endpoint: Endpoint,
): ((identity: Identity, forwardedFor: string, address: string) => Promise<void>) => {
  if (endpoint.perMinute === undefined) return async () => {}
  const limiter = new RateLimiterMemory({ points: endpoint.perMinute, duration: 60 })
  return async ({ caller }, forwardedFor, address) => {
    // The last address is the one that our own gateway wrote; those before it are the caller's word.
    const key = caller.account?.id ?? (forwardedFor.split(',').at(-1)!.trim() || address)
    await limiter.consume(key).catch((failure: unknown) => {
      if (failure instanceof Error) throw failure
      refuse('too-many-requests')
    })
  }
}
