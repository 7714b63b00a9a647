// SQL by hand: the filters of the deck the other way round, for all candidates at once. Measured by bench/scale.
import { applyAgainSince } from '@lunchpail/contracts/engagement/rules/apply-again'
import { binder, readRows, type Bind } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { milesBetweenSql } from '../deck/commute-area.ts'
import { conditionsOfAllSql, notInOfAll, toldByAutoApply } from '../deck/conditions.ts'
import { candidateColumns, type CandidateRow } from '../deck/find-candidate.ts'
import type { ChangedPosition } from './changed-positions.ts'

/** To whoever was told of the same job, or applied to it or decided on it, as of another publisher, it is nothing new. */
function notToldOfTwinSql(twinId: number | null, bind: Bind): string {
  if (twinId === null) return ''
  const twin = bind(twinId, 'int')
  const has = ([table, isSo]: readonly string[]) =>
    ` and not exists (select from ${table} t where t.account_id = c.account_id and t.position_id = ${twin}${isSo})`
  return [
    ['alert', ' and t.told_at is not null'],
    ['auto_apply', ` and t.${toldByAutoApply}`],
    ['application', ''],
    ['decision', ''],
  ]
    .map(has)
    .join('')
}

/**
 * Candidates `c` whom a position suits by place and wishes, and who want to be told of new ones. One whose home is not known has
 * no way to work that could be short enough: their deck is the newest jobs of the country, of which no alert would end. `which` of them
 * is a condition of its own, inside: what `offset 0` keeps apart is worked out for all.
 */
function suitingSql({ id }: Pick<ChangedPosition, 'id'>, which: string, bind: Bind): string {
  return `select c.*, ${milesBetweenSql('c.latitude', 'c.longitude')} as miles
    from candidate c join position p on p.id = ${bind(id, 'int')}
    where ${which} and c.wants_new and c.reach is not null and c.latitude is not null and c.longitude is not null
      and ${conditionsOfAllSql.join(' and ')}
    offset 0`
}

/**
 * The ids of those whom a position suits, in order, after one of them. Who applied to it or decided on it is among them: that is
 * looked up for each, so it is left to their page (`findFitting`).
 */
export async function findSuitedIds(
  statements: Transaction,
  position: Pick<ChangedPosition, 'id' | 'latitude' | 'longitude'>,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<string[]> {
  const { values, bind } = binder()
  const { latitude, longitude } = position
  const point = `point(${bind(longitude, 'float8')}, ${bind(latitude, 'float8')})`
  const which = `commute_box(c.latitude, c.longitude, c.reach) @> box(${point}, ${point})
      and c.account_id > ${bind(after ?? '00000000-0000-0000-0000-000000000000', 'uuid')}`
  const text = `select account_id as id from (${suitingSql(position, which, bind)}) as c
    where miles < reach
    order by account_id limit ${bind(limit, 'int')}`
  return (await readRows<{ id: string }>(statements, { text, values })).map(({ id }) => id)
}

export type FittingRow = CandidateRow & {
  readonly miles: number
  readonly autoApply: boolean
  readonly wantsAlerts: boolean
}

/** Those of some ids whom it fits as it would their deck, as matching knows them. */
export function findFitting(
  statements: Transaction,
  position: ChangedPosition,
  { among, now }: { readonly among: readonly string[]; readonly now: Date },
): Promise<FittingRow[]> {
  const { values, bind } = binder()
  // without the boxes: their index would be walked for each page
  const which = `c.account_id = any(${bind(among, 'uuid[]')})`
  const isNew = `${notInOfAll(bind(applyAgainSince(now), 'timestamptz'))}${notToldOfTwinSql(position.twinId, bind)}`
  const text = `select ${candidateColumns}, miles, auto_apply as "autoApply",
      coalesce(job_alerts, false) and (text_alerts or email_alerts) as "wantsAlerts"
    from (${suitingSql(position, `${which} and ${isNew}`, bind)}) as c
      left join account_status using (account_id) left join open_deck using (account_id)
    where miles < reach order by account_id`
  return readRows<FittingRow>(statements, { text, values })
}
