// SQL by hand: in the order in which the ids were given; Prisma has no `with ordinality`.
import { readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Area } from './commute-area.ts'

/** What similar jobs are searched by. */
export interface ChosenPositions {
  readonly ids: readonly number[]
  /** bits */
  readonly roles: number
  readonly keywords: readonly string[]
  /** circles around the first of them */
  readonly areas: readonly Area[]
}

const nearbyMiles = 15
/** Chosen jobs are mostly near each other: more circles would slow the search and find the same. */
const maxAreas = 3

interface Row {
  readonly role: number
  readonly latitude: number | null
  readonly longitude: number | null
  readonly keywords: readonly string[]
}
const text = `select p.role, p.latitude, p.longitude, s.keywords
  from unnest($1::int[]) with ordinality as chosen (id, place) join position p using (id)
  join skill_set s on s.id = p.skill_set_id order by chosen.place`

/** Null where neither a role nor a keyword of them is known. */
export async function findChosen(
  statements: Transaction,
  ids: readonly number[],
): Promise<ChosenPositions | null> {
  const rows = await readRows<Row>(statements, { text, values: [ids] })
  const roles = rows.reduce((bits, { role }) => bits | role, 0)
  const keywords = [...new Set(rows.flatMap((row) => row.keywords))]
  if (roles === 0 && keywords.length === 0) return null
  const areas = rows.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, miles: nearbyMiles }],
  )
  return { ids, roles, keywords, areas: areas.slice(0, maxAreas) }
}
