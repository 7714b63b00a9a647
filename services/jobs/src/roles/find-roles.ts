// SQL by hand: the order of roles and a search over two tables, with the counts of the tabs in one statement.
import {
  livePortalStates,
  portalStateOrder,
  type PositionStatus,
  type RoleReview,
} from '@lunchpail/contracts/jobs/enumerations'
import { pageSize } from '@lunchpail/contracts/page-size'
import { binder, containing, readRows, type Bind } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

export interface RoleRow {
  readonly id: number
  readonly title: string
  readonly location_name: string
  readonly state: PositionStatus
  readonly portal_state: 1 | 2 | 3 | 5 | 6 | 7 | 8
  readonly active: boolean
  readonly wage_from: number | null
  readonly wage_to: number | null
  readonly shifts: number
  readonly questions: number
  readonly posted_at: Date
  readonly changed_at: Date
  readonly review: RoleReview | null
}

interface RoleSearch {
  readonly employerId: string
  readonly search: string
  readonly state: PositionStatus | 'all'
  readonly page: number
}

const active = `(p.state = 'open' and p.portal_state in (${livePortalStates.join(', ')}))`
const location = `f.city || ', ' || f.region`
/** In which its company has it, whatever candidates are shown. */
const state = `coalesce(p.posted_state, p.state)`
const roleColumns = `p.id, p.title, ${location} as location_name, ${state} as state, p.portal_state, ${active} as active,
  p.wage_from::float8 as wage_from, p.wage_to::float8 as wage_to, p.shifts, p.posted_at, p.changed_at,
  (select count(*)::int from position_question pq where pq.position_id = p.id) as questions,
  (select case when r.state = 'hidden' then 'hidden' when p.withheld then 'held'
      when r.state = 'waiting' and r.findings <> '[]' then 'shown' end
    from review r where r.position_id = p.id) as review`

const ofCompany = ({ employerId, search }: RoleSearch, bind: Bind): string => {
  const own = `c.employer_id = ${bind(employerId, 'uuid')}`
  if (!search.trim()) return own
  const words = bind(containing(search), 'text')
  return `${own} and (p.title ilike ${words} or ${location} ilike ${words})`
}

const from = 'from position p join company c on c.id = p.company_id join facility f on f.id = p.facility_id'

/** A page of the company's roles: active first, then by state, title and location. */
export async function findRoles(on: Transaction, search: RoleSearch): Promise<RoleRow[]> {
  const { values, bind } = binder()
  const where = ofCompany(search, bind)
  const order = bind([...portalStateOrder], 'int[]')
  const text = `select ${roleColumns} ${from}
    where ${where} ${search.state === 'all' ? '' : `and ${state} = ${bind(search.state, 'text')}`}
    order by ${active} desc, array_position(${order}, p.portal_state::int), p.title collate "en-x-icu",
      (${location}) collate "en-x-icu", p.id
    limit ${bind(pageSize, 'int')} offset ${bind((search.page - 1) * pageSize, 'int')}`
  return readRows<RoleRow>(on, { text, values })
}

/** How many of a search there are in each state. */
export async function countRoles(
  on: Transaction,
  search: RoleSearch,
): Promise<Record<PositionStatus | 'all', number>> {
  const { values, bind } = binder()
  const text = `select ${state} as state, count(*)::int as count ${from} where ${ofCompany(search, bind)} group by 1`
  const rows = await readRows<{ state: PositionStatus; count: number }>(on, { text, values })
  const of = (state: PositionStatus): number => rows.find((row) => row.state === state)?.count ?? 0
  return {
    all: rows.reduce((sum, { count }) => sum + count, 0),
    open: of('open'),
    paused: of('paused'),
    closed: of('closed'),
  }
}
