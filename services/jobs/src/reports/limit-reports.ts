import { createHash } from 'node:crypto'
import type pg from 'pg'
import { daySeconds } from '@lunchpail/contracts/durations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Request } from '@lunchpail/kit-service/route'
import { storedLimiter } from '@lunchpail/kit-service/stored-limiter'

/** A day: of one account, of one network, which many people may share, and of one network about one job. */
const perDay = { account: 20, network: 60, job: 5 } as const

export type LimitReports = (request: Pick<Request, 'network' | 'caller'>, positionId: number) => Promise<void>

/** So that the table shows neither an address nor an account. */
const hashed = (key: string): string => createHash('sha256').update(key).digest('base64url')

/** Counts reports over all instances, or refuses them. */
export function limitReports(pool: pg.Pool): LimitReports {
  const limiter = (of: keyof typeof perDay) =>
    storedLimiter(pool, `reports ${of}`, { points: perDay[of], duration: daySeconds })
  const [account, network, job] = [limiter('account'), limiter('network'), limiter('job')]
  const consume = async (of: ReturnType<typeof storedLimiter>, key: string): Promise<void> => {
    try {
      await of.consume(hashed(key))
    } catch (failure) {
      if (failure instanceof Error) throw failure
      const { msBeforeNext } = failure as { readonly msBeforeNext: number }
      refuse('too-many-requests', {
        retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
        sentence: 'too-many-requests.reports',
      })
    }
  }
  return async ({ caller, network: from }, positionId) => {
    if (caller.account) await consume(account, caller.account.id)
    else await consume(job, `${from} ${positionId}`)
    await consume(network, from)
  }
}
