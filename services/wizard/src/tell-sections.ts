import { sectionSaved } from '@lunchpail/contracts/wizard/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'
import type { WholeEdits } from './domain/whole-edits.ts'

/** Tells profile of each section that is whole, in the transaction that keeps it. */
export async function tellSections(
  tx: Transaction,
  news: WholeEdits['news'],
  { accountId, at, traceparent }: { accountId: string; at: Date; traceparent: string | undefined },
): Promise<void> {
  for (const [section, { value, based_on, saved_at }] of news)
    await emit(
      tx,
      sectionSaved,
      { account_id: accountId, section, value, based_on, saved_at },
      { at, subject: accountId, ...(traceparent !== undefined && { traceparent }) },
    )
}
