// SQL by hand: saved jobs in the order in which they were saved, with the state of each card, in one statement.
import { applyAgainSince } from '@lunchpail/contracts/engagement/rules/apply-again'
import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { maxKept } from '@lunchpail/contracts/matches/enumerations'
import { pageSize } from '@lunchpail/contracts/page-size'
import { binder, readRows, type Bind } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { appliedSql } from '../deck/conditions.ts'

/** What was accepted and not applied to yet, the latest first. */
const ofAccount = (account: string, now: Date, bind: Bind): string => {
  const own = bind(account, 'uuid')
  return `select d.position_id, row_number() over (order by d.decided_at desc, d.position_id desc) as place from decision d
    where d.account_id = ${own} and d.accepted and d.position_id not in (${appliedSql(own, bind(applyAgainSince(now), 'timestamptz'))})
    order by place limit ${maxKept}`
}

export async function findSavedIds(on: Transaction, account: string, now: Date): Promise<number[]> {
  const { values, bind } = binder()
  const text = `select position_id from (${ofAccount(account, now, bind)}) as saved order by place`
  return (await readRows<{ position_id: number }>(on, { text, values })).map((row) => row.position_id)
}

/** 2 §4: what candidates may not see, as it was never opened, is nothing to save. */
const isLive = `(state ->> 'live')::boolean`

/** Those of the positions that candidates may see. */
export async function findLive(on: Transaction, ids: readonly number[]): Promise<Set<number>> {
  const text = `select position_id from position_card where position_id = any($1::int[]) and ${isLive}`
  const rows = await readRows<{ position_id: number }>(on, { text, values: [ids] })
  return new Set(rows.map((row) => row.position_id))
}

export interface SavedRow {
  readonly id: number
  readonly state: SentPosition
}

/** Of the account, or of these ids in their order: the jobs of a page, how many there are, and which of all are open. */
export async function findSaved(
  on: Transaction,
  whose: { readonly account: string } | { readonly ids: readonly number[] },
  page: number,
  now: Date,
): Promise<{ readonly rows: readonly SavedRow[]; readonly total: number; readonly open: readonly number[] }> {
  const { values, bind } = binder()
  const saved =
    'account' in whose
      ? ofAccount(whose.account, now, bind)
      : `select position_id, place from unnest(${bind([...whose.ids], 'int[]')}) with ordinality as named (position_id, place)`
  const text = `with saved as materialized (${saved}),
      known as materialized (select position_id, place, p.open, card.state from saved join position p on p.id = saved.position_id
        join position_card card using (position_id) where ${isLive})
    select (select count(*)::int from known) as total,
      (select coalesce(array_agg(position_id order by place), '{}') from known where open) as open,
      (select coalesce(json_agg(json_build_object('id', position_id, 'state', state) order by place), '[]') from (
        select * from known order by place limit ${pageSize} offset ${bind((page - 1) * pageSize, 'int')}) as page) as rows`
  const [found] = await readRows<{ rows: SavedRow[]; total: number; open: number[] }>(on, { text, values })
  return found!
}
