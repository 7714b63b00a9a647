import { createHash } from 'node:crypto'
import type { Transaction } from '@lunchpail/kit-database/transaction'

interface Counting {
  readonly name: string
  /** hashed, so that the table shows neither an address nor an account */
  readonly key: string
  readonly count: number
  readonly most: number
  readonly windowSeconds: number
}

// By hand, on the table of the stored limiters, which count outside of a transaction.
const add = `insert into kit.rate_limit (key, points, expire) values ($1, $2::int, $3::bigint + $4::bigint)
  on conflict (key) do update set
    points = case when rate_limit.expire <= $3::bigint then excluded.points else rate_limit.points + excluded.points end,
    expire = case when rate_limit.expire <= $3::bigint then excluded.expire else rate_limit.expire end
  returning points, (expire - $3::bigint)::float8 as "msLeft"`

/**
 * Counts over all instances of a service, in the transaction of what is counted: what is refused or rolled back takes nothing. Whoever
 * counts there meanwhile waits for its end. Hands to `refused` the seconds until the window ends, where more than fit are counted
 * by then: it throws.
 */
export async function countStored(
  tx: Transaction,
  { name, key, count, most, windowSeconds }: Counting,
  refused: (retryAfterSeconds: number) => never,
): Promise<void> {
  const hashed = `${name}:${createHash('sha256').update(key).digest('base64url')}`
  const [row] = await tx.$queryRawUnsafe<{ points: number; msLeft: number }[]>(
    add,
    hashed,
    count,
    Date.now(),
    windowSeconds * 1_000,
  )
  const { points, msLeft } = row!
  if (points > most) refused(Math.max(1, Math.ceil(msLeft / 1_000)))
}
