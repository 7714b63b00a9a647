import type { Database, Tx } from '../database.ts'
import type { Channel } from '@lunchpail/contracts/notifications/ways'

export type ConsentScope = 'all' | 'alerts'

/** One line of the ledger: who agreed, stopped or asked for messages again, when, how, and by which words. */
export interface ConsentEntry {
  readonly recipient: string
  readonly channel: Channel
  readonly kind: 'agreed' | 'stopped' | 'started'
  readonly source: 'account' | 'text' | 'one-click' | 'page' | 'spam-report' | 'provider'
  /** absent: all messages. Job alerts have a box of their own. */
  readonly scope?: ConsentScope
  readonly sentence: string
  /** what it came by: noted once, also where a provider tells it twice */
  readonly cause: string
  readonly at: Date
}

export async function recordConsent(
  database: Database | Tx,
  entries: readonly ConsentEntry[],
): Promise<void> {
  if (entries.length > 0) await database.consent.createMany({ data: [...entries], skipDuplicates: true })
}
