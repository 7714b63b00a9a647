import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Subscription } from './subscription.ts'

/** The name under which the inbox knows the projections, or the reactions, of a consumer. */
export const inboxName = (consumer: string, kind: Subscription['kind'], isMixed: boolean): string =>
  isMixed && kind === 'projection' ? `${consumer} projection` : consumer

/** A row of the inbox: an event that was handled under a name. */
export interface InboxRow {
  readonly name: string
  readonly id: string
  /** of a republished event */
  readonly epoch: number | null
}

/**
 * Asks which of the accounts are erased, and then saves the rows that the inbox does not have: one statement, as it runs for
 * every event. The rows come from the answer, so that the accounts are held first; in order, so that two transactions with
 * some of the same events never wait for each other.
 */
const save = `
  with held as materialized (select kit.erased_among($1::text[]) as erased),
  saved as (
    insert into kit.inbox (consumer, event_id, epoch)
    select name, id, epoch from held, unnest($2::text[], $3::text[], $4::bigint[]) as row (name, id, epoch)
    order by name, id on conflict do nothing returning consumer, event_id)
  select erased, (select coalesce(json_agg(json_build_array(consumer, event_id)), '[]') from saved) as fresh from held`

const keyOf = ({ name, id }: Pick<InboxRow, 'name' | 'id'>): string => JSON.stringify([name, id])

/** What a transaction learned when it saved its rows. */
export interface Saved {
  readonly erased: ReadonlySet<string>
  /** Whether the row is one of them; asked again, it is not: of an event that is in a batch twice, the second is a duplicate. */
  readonly takeFresh: (row: Pick<InboxRow, 'name' | 'id'>) => boolean
}

/** How a transaction begins that handles events. */
export type SaveRows = (
  tx: Transaction,
  accounts: readonly string[],
  rows: readonly InboxRow[],
) => Promise<Saved>

const valuesOf = (accounts: readonly string[], rows: readonly InboxRow[]) => [
  accounts,
  rows.map(({ name }) => name),
  rows.map(({ id }) => id),
  rows.map(({ epoch }) => epoch),
]

export const saveInInbox: SaveRows = async (tx, accounts, rows) => {
  const [answer] = await tx.$queryRawUnsafe<{ fresh: [string, string][]; erased: string[] }[]>(
    save,
    ...valuesOf(accounts, rows),
  )
  const fresh = new Set(answer!.fresh.map(([name, id]) => keyOf({ name, id })))
  return { erased: new Set(answer!.erased), takeFresh: (row) => fresh.delete(keyOf(row)) }
}

const take = 'select kit.take_events($1::text[], $2::text[], $3::text[], $4::bigint[])'
const allNew: Saved = { erased: new Set(), takeFresh: () => true }

/**
 * The same without a wait, as nearly always every row is new and nobody is erased: else the transaction fails, whatever follows
 * in it, by what `isNotNew` knows.
 */
export const takeInInbox: SaveRows = async (tx, accounts, rows) => {
  await sendStatement(tx, take, ...valuesOf(accounts, rows))
  return allNew
}

/** `kit.take_events` raises it. */
export const isNotNew = (failure: unknown): boolean =>
  failure instanceof Object && 'code' in failure && failure.code === 'KT001'
