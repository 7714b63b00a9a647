import { daySeconds } from '@lunchpail/contracts/durations'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Request } from '@lunchpail/kit-service/route'
import { countStored } from '@lunchpail/kit-service/stored-count'
import type { Tx } from '../database.ts'

/** A day: of one account, of one network, which many people may share, and of one network about one job. */
const perDay = { account: 20, network: 60, job: 5 } as const

/** Counts a report in the transaction that stores it, or refuses it. */
export async function limitReports(
  tx: Tx,
  { caller, network }: Pick<Request, 'network' | 'caller'>,
  positionId: number,
): Promise<void> {
  const take = (of: keyof typeof perDay, key: string) =>
    countStored(
      tx,
      { name: `reports ${of}`, key, count: 1, most: perDay[of], windowSeconds: daySeconds },
      (retryAfterSeconds) =>
        refuse('too-many-requests', { retryAfterSeconds, sentence: 'too-many-requests.reports' }),
    )
  if (caller.account) await take('account', caller.account.id)
  else await take('job', `${network} ${positionId}`)
  await take('network', network)
}
