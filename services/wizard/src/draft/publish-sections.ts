import type { SectionName } from '@lunchpail/contracts/profile/sections'
import { sectionSaved } from '@lunchpail/contracts/wizard/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import type { Edit } from '../applicant/merge-draft.ts'

/** Publishes each complete section for profile, in the transaction that saves the draft. */
export async function publishSections(
  tx: Transaction,
  toPublish: readonly (readonly [SectionName, Edit])[],
  { accountId, at, traceparent }: { accountId: string; at: Date; traceparent: string | undefined },
): Promise<void> {
  for (const [section, { value, based_on, saved_at }] of toPublish)
    await emit(
      tx,
      sectionSaved,
      { account_id: accountId, section, value, based_on, saved_at },
      { at, subject: accountId, ...(traceparent !== undefined && { traceparent }) },
    )
}
