import type { EqualOpportunityAnswers } from '@lunchpail/contracts/wizard/equal-opportunity'
import { erasedAmong } from '@lunchpail/kit-database/tombstone'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Deps } from '../deps.ts'

/**
 * Stores the answers that an application carried with those that are stored already. Nothing else of it holds them. The
 * transaction around it holds off an erasure of the person, and refuses an erased one.
 */
export async function keepEqualOpportunity(
  { equalOpportunity, transaction, clock }: Pick<Deps, 'equalOpportunity' | 'transaction' | 'clock'>,
  accountId: string,
  carried: EqualOpportunityAnswers,
): Promise<void> {
  if (Object.keys(carried).length === 0) return
  await transaction(async (tx) => {
    if ((await erasedAmong(tx, [accountId])).size > 0) return refuse('signed-out')
    const stored = await equalOpportunity.read(accountId)
    await equalOpportunity.save(accountId, { ...stored, ...carried }, clock.now())
  })
}
