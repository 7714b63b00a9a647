import type { EqualOpportunityAnswers } from '@lunchpail/contracts/wizard/equal-opportunity'
import type { Deps } from '../deps.ts'

/** Stores the answers that an application carried with those that are stored already. Nothing else of it holds them. */
export async function keepEqualOpportunity(
  { equalOpportunity, clock }: Pick<Deps, 'equalOpportunity' | 'clock'>,
  accountId: string,
  carried: EqualOpportunityAnswers,
): Promise<void> {
  if (Object.keys(carried).length === 0) return
  const stored = await equalOpportunity.read(accountId)
  await equalOpportunity.save(accountId, { ...stored, ...carried }, clock.now())
}
