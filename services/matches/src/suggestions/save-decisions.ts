// SQL by hand: Prisma's upsert takes one row at a time, and a deck is saved at once.
import { scoreFactors } from '@lunchpail/contracts/matches/rules/score'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Tx } from '../database.ts'
import { pointsOfStatement } from '../deck/deck.ts'
import { countFewer } from '../deck/kept-count.ts'
import { findCandidate } from '../deck/find-candidate.ts'

/** Keeps with decisions how the jobs scored when they were made: later the jobs, or the person, may have changed. */
async function notePoints(
  tx: Transaction,
  accountId: string,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const { text, values } = pointsOfStatement(await findCandidate(tx, accountId), ids, now)
  await tx.$executeRawUnsafe(
    `update decision set points = array[${scoreFactors.join(', ')}] from (${text}) as scored
      where position_id = scored.id and account_id = $${values.length + 1}::uuid`,
    ...values,
    accountId,
  )
}

export interface DecisionInput {
  readonly position_id: number
  readonly accepted: boolean
  readonly index?: number | undefined
  readonly group?: string | undefined
  readonly source?: string | undefined
  readonly feature?: string | undefined
  readonly app_positions: readonly number[]
}

const upsert = `insert into decision (account_id, position_id, accepted, index, "group", source, feature, app_positions, decided_at)
  select $1::uuid, sent.* from jsonb_to_recordset($2::jsonb) as sent (position_id int, accepted bool,
    index int, "group" text, source text, feature text, app_positions int[], decided_at timestamptz)
  on conflict (account_id, position_id) do update set (accepted, index, "group", source, feature, app_positions, decided_at)
  = (excluded.accepted, excluded.index, excluded."group", excluded.source, excluded.feature, excluded.app_positions,
    excluded.decided_at)
  returning id, position_id`

/**
 * One decision for each job; a later one replaces it under the same id. Those that come together were made one after the other,
 * so that each is a millisecond before the next, and the last one now. Returns the ids by position.
 */
export async function saveDecisions(
  tx: Tx,
  accountId: string,
  decisions: readonly DecisionInput[],
  at: Date,
): Promise<ReadonlyMap<number, string>> {
  const sent = decisions.map((decision, index) => ({
    ...decision,
    decided_at: new Date(at.getTime() - (decisions.length - 1 - index)),
  }))
  const rows = await tx.$queryRawUnsafe<{ id: string; position_id: number }[]>(
    upsert,
    accountId,
    JSON.stringify(sent),
  )
  await notePoints(
    tx,
    accountId,
    rows.map(({ position_id }) => position_id),
    at,
  )
  await countFewer(tx, accountId, rows.length)
  return new Map(rows.map(({ id, position_id }) => [position_id, id]))
}
