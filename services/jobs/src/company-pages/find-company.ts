// SQL by hand: a page of cards with the columns that the list reads, and whether the company ever opened a position, in one go.
import { livePortalStates } from '@lunchpail/contracts/jobs/enumerations'
import { pageSize } from '@lunchpail/contracts/page-size'
import { binder, readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { PositionRow } from '../search/present-card.ts'
import { cardColumns } from '../search/search-positions.ts'

export interface CompanyRow {
  readonly id: number
  readonly name: string
  readonly about: string | null
  readonly logo_version: string | null
  /** null where it is not known, or too old */
  readonly reply_days: number | null
  /** open positions */
  readonly total: number
}

const live = `p.portal_state in (${livePortalStates.join(', ')})`

/** Undefined for a company that is not public yet. */
export async function findCompany(on: Transaction, id: number, now: Date): Promise<CompanyRow | undefined> {
  const { values, bind } = binder()
  const text = `select c.id, c.name, coalesce(t.text, c.about) as about, c.logo_version, r.days as reply_days,
      (select count(*)::int from position p where p.company_id = c.id and p.state = 'open') as total
    from company c left join company_text t on t.employer_id = c.employer_id
    left join reply_time r on r.employer_id = c.employer_id and r.until > ${bind(now, 'timestamptz')}
    where c.id = ${bind(id, 'int')} and exists (select from position p where p.company_id = c.id and ${live})`
  const [row] = await readRows<CompanyRow>(on, { text, values })
  return row
}

/** Its open positions, the newest first. */
export function findOpenings(on: Transaction, id: number, page: number): Promise<PositionRow[]> {
  const { values, bind } = binder()
  const text = `select ${cardColumns}, null::float8 as chord
    from position p join facility f on f.id = p.facility_id join company c on c.id = p.company_id
    where p.company_id = ${bind(id, 'int')} and p.state = 'open'
    order by p.posted_at desc, p.id desc limit ${pageSize} offset ${bind((page - 1) * pageSize, 'int')}`
  return readRows<PositionRow>(on, { text, values })
}
