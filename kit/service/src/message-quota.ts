import { daySeconds, hourSeconds } from '@lunchpail/contracts/durations'
import type { ErrorCode } from '@lunchpail/contracts/error-codes'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { refuse } from './refusal.ts'
import type { CallerAccount, Request } from './route.ts'
import { countStored } from './stored-count.ts'

/** How many messages to people who did not ask for them leave the site, over all instances and whatever account sends them. */
interface QuotaOptions {
  readonly name: string
  /** a day from one network: a job center where a hundred people tell two friends each */
  readonly ofNetwork?: number
  /** an hour in all */
  readonly inAll?: number
  readonly refusal: ErrorCode
}

export type MessageQuota = (
  tx: Transaction,
  request: Pick<Request, 'network'>,
  count: number,
) => Promise<void>

/** Counts messages in the transaction that stores them, or refuses them: what is refused, now or later in it, counts for nothing. */
export const messageQuota =
  ({ name, ofNetwork = 200, inAll = 3_000, refusal }: QuotaOptions): MessageQuota =>
  async (tx, { network }, count) => {
    if (count === 0) return
    const take = (of: string, key: string, most: number, windowSeconds: number) =>
      countStored(tx, { name: `${name} ${of}`, key, count, most, windowSeconds }, (retryAfterSeconds) =>
        refuse(refusal, { retryAfterSeconds, sentence: 'too-many-messages.from-here' }),
      )
    await take('network', network, ofNetwork, daySeconds)
    await take('all', 'all', inAll, hourSeconds)
  }

/** Before a message to a person who did not ask for it: who sends it has proven a phone or an email. */
export const checkOwnContact = ({ person }: Pick<CallerAccount, 'person'>): void => {
  if (!person.email_proven && !person.phone_proven) refuse('contact-unproven')
}
