import { scoreFactors } from '@lunchpail/contracts/matches/rules/score'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { pointsOfStatement } from '../deck/deck.ts'
import { findCandidate } from '../deck/find-candidate.ts'

/** Keeps with decisions how the jobs scored when they were made: later the jobs, or the person, may have changed. */
export async function notePoints(
  tx: Transaction,
  accountId: string,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const { text, values } = pointsOfStatement(await findCandidate(tx, accountId), ids, now)
  await tx.$executeRawUnsafe(
    `update decision set points = array[${scoreFactors.join(', ')}] from (${text}) as scored
      where position_id = scored.id and account_id = $${values.length + 1}::uuid`,
    ...values,
    accountId,
  )
}
