import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import type { CheckedCondition } from '@lunchpail/contracts/matches/rules/pre-qualified'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Candidate } from '../deck/find-candidate.ts'

/** A candidate who wants alerts or auto-apply, and whom a position fits as it would their deck. */
export interface Fit {
  readonly candidate: Candidate
  /** what of the two they want (`wantsNew`) */
  readonly wants: { readonly alerts: boolean; readonly autoApply: boolean }
  /** from their home */
  readonly miles: number
  /** what the position requires, and whether their answers meet it */
  readonly checkConditions: () => readonly CheckedCondition[]
  readonly isPreQualified: () => boolean
}

/**
 * What is done for candidates whom a position fits that is open anew or was changed: alerts, auto-apply. It runs in the transaction
 * of the page: none of them was erased, and none will be before it ends, the position is open, and each fits it at that moment. It
 * may be called again for the same position and person (it changed once more, the process died), so it notes by itself what it did.
 */
export type FanOutReaction = (
  tx: Transaction,
  position: SentPosition,
  fits: readonly Fit[],
  at: Date,
) => Promise<void>
