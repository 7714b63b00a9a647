// SQL by hand: Prisma compiles what skips duplicates anew each time.
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Channel } from '@lunchpail/contracts/notifications/ways'

export type ConsentScope = 'all' | 'alerts' | 'job-notices'

/** One line of the ledger: who agreed, stopped or asked for messages again, when, how, and by which words. */
export interface ConsentEntry {
  readonly recipient: string
  readonly channel: Channel
  readonly kind: 'agreed' | 'stopped' | 'started'
  readonly source: 'account' | 'text' | 'one-click' | 'page' | 'spam-report' | 'provider'
  /** absent: all messages. Job alerts have a box of their own, and word of closed jobs has its buttons. */
  readonly scope?: ConsentScope
  readonly sentence: string
  /** what it came by: noted once, also where a provider tells it twice */
  readonly cause: string
  readonly at: Date
}

const insert = `insert into consent (recipient, channel, kind, source, scope, sentence, cause, at)
  select recipient, channel, kind, source, coalesce(scope, 'all'), sentence, cause, at from jsonb_to_recordset($1::jsonb) as entry
    (recipient text, channel text, kind text, source text, scope text, sentence text, cause text, at timestamptz)
  on conflict do nothing`

export async function recordConsent(on: Transaction, entries: readonly ConsentEntry[]): Promise<void> {
  if (entries.length > 0) await sendStatement(on, insert, JSON.stringify(entries))
}
