import { createHash } from 'node:crypto'
import type pg from 'pg'
import { hourMs } from '@lunchpail/contracts/durations'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'

/**
 * Other emails and phone numbers than one's own about which one may ask a service in an hour whether an account has them: auth
 * and wizard count each by itself, as they share no database, which is twice as many at most.
 */
export const contactQuestions = {
  /** typing errors, and a family that applies on one phone */
  ofAccount: 20,
  /** a job center */
  ofNetwork: 200,
} as const

interface Asker {
  readonly accountId: string
  readonly network: string
  readonly contact: string
}

/** Whether the question may be answered. The same one counts once: a page saves it again and again. */
export type CountContactQuestion = (asker: Asker) => Promise<boolean>

// By hand, on the table of the stored limiters: a page that saves another contact asks at once, and they take four statements.
const counted = (
  key: string,
  most: string,
  from: string,
): string => `insert into kit.rate_limit (key, points, expire)
    select ${key}, 1, $4::bigint + $5::bigint ${from}
    on conflict (key) do update set
      points = case when rate_limit.expire <= $4::bigint then 1 else rate_limit.points + 1 end,
      expire = case when rate_limit.expire <= $4::bigint then excluded.expire else rate_limit.expire end
    returning points <= ${most} as fits`
const mayAsk = `with asked as (select from kit.rate_limit where key = $1 and expire > $4::bigint),
  account as (${counted('$2', '$6::int', 'where not exists (select from asked)')}),
  network as (${counted('$3', '$7::int', 'from account where fits')}),
  now_asked as (${counted('$1', '1', 'from network where fits')})
  select exists (select from asked) or exists (select from now_asked) as may`

/**
 * Counts by account and by network, over all instances; nothing in the table shows whose contact it was. A question that the
 * account may not ask does not count for its network.
 */
export function countContactQuestions(pool: pg.Pool): CountContactQuestion {
  return async ({ accountId, network, contact }) => {
    const [row] = await pgStatements(pool).$queryRawUnsafe<{ may: boolean }[]>(
      mayAsk,
      keyOf('asked', `${accountId} ${contact}`),
      keyOf('account', accountId),
      keyOf('network', network),
      Date.now(),
      hourMs,
      contactQuestions.ofAccount,
      contactQuestions.ofNetwork,
    )
    return row!.may
  }
}

const keyOf = (of: string, text: string): string =>
  `contact questions ${of}:${createHash('sha256').update(text).digest('base64url')}`
