import { rowOfState } from '@lunchpail/contracts/engagement/application-states'
import {
  employerApplicationState as states,
  interviewOutcome as outcomes,
  rejectionBit,
} from '@lunchpail/contracts/engagement/enumerations'
import type { Tx } from '../../database.ts'
import type { InviteRow } from '../../rows/includes.ts'

/** What an outcome makes of an application: its next state, or null where it stays. */
export const decisionOf = (
  outcome: number,
  reasons: number,
  settledAs: string | null = null,
): { state: number; reason: number | null } | null => {
  if (outcome === outcomes.GOOD_NEXT_STEPS) return { state: states['hire pending'], reason: null }
  // what was never said is not reported
  if (outcome === outcomes.COMPANY_PASSED) return { state: states.rejected, reason: reasons || null }
  if (outcome === outcomes.NO_LONGER_INTERESTED) return { state: states.rejected, reason: null }
  // 2 §4: a reason bit flag marks a no-show; one that an operator dropped is no reason, whoever says it again
  if (outcome === outcomes.NO_SHOW)
    return { state: states.rejected, reason: settledAs === 'dropped' ? null : rejectionBit('no-show') }
  return null
}

/**
 * Whether that outcome brought the application to where it is: its last move is of the moment in which it was said, and from
 * elsewhere. What is decided already is moved to the same state by a correction alone, which takes over from the outcome before.
 */
export async function hasDecided(
  tx: Tx,
  { id, state, reason }: InviteRow['application'],
  { outcome, at }: NonNullable<InviteRow['outcome']>,
): Promise<boolean> {
  if (decisionOf(outcome, reason ?? 0)?.state !== state) return false
  const last = await tx.change.findFirst({
    where: { applicationId: id, what: 'state' },
    orderBy: { id: 'desc' },
  })
  if (last?.at.getTime() !== at.getTime()) return false
  if (!rowOfState(state).open) return true
  // each step says where the application was by then
  const before = await tx.change.findFirst({
    where: { applicationId: id, id: { lt: last.id } },
    orderBy: { id: 'desc' },
  })
  return before?.state !== state
}
