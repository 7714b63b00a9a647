import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { RateLimiterPostgres } from 'rate-limiter-flexible'
import { daySeconds, hourSeconds } from '@lunchpail/contracts/durations'
import type { ErrorCode } from '@lunchpail/contracts/error-codes'
import { refuse } from './refusal.ts'
import type { CallerAccount, Request } from './route.ts'
import { storedLimiter } from './stored-limiter.ts'

/** How many messages to people who did not ask for them leave the site, over all instances and whatever account sends them. */
interface QuotaOptions {
  readonly name: string
  /** a day from one network: a job center where a hundred people tell two friends each */
  readonly ofNetwork?: number
  /** an hour in all */
  readonly inAll?: number
  readonly refusal: ErrorCode
}

export type MessageQuota = (request: Pick<Request, 'network'>, count: number) => Promise<void>

/** Counts messages before they are sent, or refuses them; what is refused counts for nothing. */
export const messageQuota = (
  pool: pg.Pool,
  { name, ofNetwork = 200, inAll = 3_000, refusal }: QuotaOptions,
): MessageQuota => {
  const limiter = (of: string, points: number, duration: number) =>
    storedLimiter(pool, `${name} ${of}`, { points, duration })
  const [network, all] = [limiter('network', ofNetwork, daySeconds), limiter('all', inAll, hourSeconds)]
  const consume = async (of: RateLimiterPostgres, key: string, count: number): Promise<void> => {
    try {
      await of.consume(key, count)
    } catch (failure) {
      if (failure instanceof Error) throw failure
      await of.reward(key, count)
      const { msBeforeNext } = failure as { readonly msBeforeNext: number }
      const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000))
      refuse(refusal, { retryAfterSeconds, sentence: 'too-many-messages.from-here' })
    }
  }
  return async (request, count) => {
    if (count === 0) return
    const key = createHash('sha256').update(request.network).digest('base64url')
    await consume(network, key, count)
    try {
      await consume(all, 'all', count)
    } catch (refused) {
      await network.reward(key, count)
      throw refused
    }
  }
}

/** Before a message to a person who did not ask for it: who sends it has proven a phone or an email. */
export const checkOwnContact = ({ person }: Pick<CallerAccount, 'person'>): void => {
  if (!person.email_proven && !person.phone_proven) refuse('contact-unproven')
}
