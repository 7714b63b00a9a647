// SQL by hand: Prisma knows no `cube`, and would read the row and its two parents in three statements.
import { livePortalStates } from '@lunchpail/contracts/jobs/enumerations'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { binder, readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { KeywordId } from '@lunchpail/contracts/jobs/keywords'
import type { PostingValues } from '@lunchpail/contracts/jobs/posting-fields'
import type { Section } from '../positions/posting.ts'
import { postingFieldsSql } from '../positions/posting-columns.ts'
import { spotSql } from './point.ts'
import type { PositionRow } from './present-card.ts'
import { cardColumns } from './search-positions.ts'

export interface DetailRow extends PositionRow, PostingValues {
  readonly sections: Section[]
  readonly about: string | null
  readonly address: string | null
  readonly facility_id: number
  readonly latitude: number
  readonly longitude: number
  readonly keywords: readonly KeywordId[]
  readonly closes_at: Date | null
  /** null where it is not known, or too old */
  readonly reply_days: number | null
}

/** A position that a manager changed stays open: close-due.ts. */
const closesAtSql = 'case when not p.managed then p.closes_at end'

/** A position with its description, and its distance from `from` where that is known. What was never opened, or is withheld, is not there. Where the
 * same job of another publisher is shown in its place, it is that one. */
export async function findPosition(
  on: Transaction,
  id: number,
  from: Point | null,
  now: Date,
): Promise<DetailRow | undefined> {
  const { values, bind } = binder()
  const asked = bind(id, 'int')
  const text = `select ${cardColumns}, p.sections, ${postingFieldsSql}, coalesce(t.text, c.about) as about, f.address,
      f.id as facility_id, f.latitude, f.longitude, p.keywords, r.days as reply_days,
      ${closesAtSql} as closes_at,
      ${from ? `f.spot <-> ${spotSql(from, bind)}` : 'null::float8'} as chord
    from position p join facility f on f.id = p.facility_id join company c on c.id = p.company_id
    left join company_text t on t.employer_id = c.employer_id
    left join reply_time r on r.employer_id = c.employer_id and r.until > ${bind(now, 'timestamptz')}
    where p.id = coalesce((select same_as from position where id = ${asked}), ${asked}) and p.portal_state in (${livePortalStates.join(', ')}) and not p.withheld`
  const [row] = await readRows<DetailRow>(on, { text, values })
  return row
}
