import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Area } from './fragments/commute-area.ts'

/** What is searched for more of. */
export interface ChosenPositions {
  readonly ids: readonly number[]
  /** bits */
  readonly roles: number
  readonly keywords: readonly string[]
  /** around some of them */
  readonly areas: readonly Area[]
}

/** Whoever chose a job goes there: others so near to it, in miles, are near too. */
const near = 15
/** Chosen jobs are mostly near each other: more circles would make the search slow and find the same. */
const areasMost = 3

interface Row {
  readonly role: number
  readonly latitude: number | null
  readonly longitude: number | null
  readonly keywords: readonly string[]
}
const text = `select p.role, p.latitude, p.longitude, s.keywords
  from unnest($1::int[]) with ordinality as chosen (id, place) join position p using (id)
  join skill_set s on s.id = p.skill_set_id order by chosen.place`

/** Null where nothing is known of them that others could be like. */
export async function findChosen(
  statements: Transaction,
  ids: readonly number[],
): Promise<ChosenPositions | null> {
  const rows = await statements.$queryRawUnsafe<Row[]>(text, ids)
  const roles = rows.reduce((bits, { role }) => bits | role, 0)
  const keywords = [...new Set(rows.flatMap((row) => row.keywords))]
  if (roles === 0 && keywords.length === 0) return null
  const areas = rows.flatMap(({ latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ latitude, longitude, miles: near }],
  )
  return { ids, roles, keywords, areas: areas.slice(0, areasMost) }
}
