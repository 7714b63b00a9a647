import { interviewOutcome, noShowLimit } from '@lunchpail/contracts/engagement/enumerations'
import { noShowsRepeated } from '@lunchpail/contracts/engagement/events'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { emit } from '@lunchpail/kit-events/emit'
import type { Tx } from '../database.ts'
import type { About } from './change-application.ts'

const dayMs = 86_400_000

/**
 * EN-06: three no-shows in 90 days suspend, which is auth's to do. One that the candidate contests does not count, and one
 * that led to a suspension does not count for the next.
 */
export async function countNoShows(tx: Tx, accountId: string, { at, traceparent }: About): Promise<void> {
  await lockAccount(tx, accountId)
  const counting = {
    invite: { accountId },
    outcome: interviewOutcome.NO_SHOW,
    contestedAt: null,
    countedAt: null,
    at: { gt: new Date(at.getTime() - noShowLimit.days * dayMs) },
  }
  const count = await tx.interviewOutcome.count({ where: counting })
  if (count < noShowLimit.count) return
  await tx.interviewOutcome.updateMany({ where: counting, data: { countedAt: at } })
  await emit(
    tx,
    noShowsRepeated,
    { account_id: accountId, at: at.toISOString() },
    { at, ...(traceparent !== undefined && { traceparent }) },
  )
}
