// SQL by hand: a search over names, and the counts of all tabs in one statement that reads an index alone.
import { applicationStates } from '@lunchpail/contracts/engagement/application-states'
import {
  employerApplicationState,
  interviewOutcome,
  pipelineTab,
} from '@lunchpail/contracts/engagement/enumerations'
import type { applicantsSorts, ApplyStep, ListedTab } from '@lunchpail/contracts/engagement/portal-api'
import { pageSize } from '@lunchpail/contracts/page-size'
import { binder, containing, readRows, type Bind } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { closedSql, hiddenSql, newSql } from '../policies.ts'

export interface ApplicantSearch {
  readonly employerId: string
  readonly tab: ListedTab
  readonly search?: string | undefined
  readonly position?: number | undefined
  readonly state?: number | undefined
  readonly since?: Date | undefined
  readonly step?: ApplyStep | undefined
  /** empty: it is not known where they came from */
  readonly source?: string | undefined
}

export interface AppliedRow {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly position_id: number
  readonly title: string
  readonly city: string
  readonly region: string
  readonly state: number
  readonly had_interview: boolean
  readonly submitted_at: Date
  readonly moved_at: Date | null
  readonly withdrawn_at: Date | null
  readonly interview_at: Date | null
  readonly interview_zone: string | null
  readonly automatic: boolean
}

const interviewState = employerApplicationState.interview
/** The states of the table that are so, for `in (…)`. */
const statesWhere = (is: (row: (typeof applicationStates)[number]) => boolean): string =>
  applicationStates
    .filter(is)
    .map(({ state }) => state)
    .join(', ')
const statesOf = (tab: ListedTab): string => statesWhere((row) => row.tab === tab)

/** Whom the employer decided for, and of those whoever was hired. */
export const forwardStates = statesWhere(({ approved }) => approved)
export const hiredStates = statesWhere(({ approved, open }) => approved && !open)

/**
 * Which applications a tab lists; an interview that is over needs feedback. `had_interview` says so, as the invites of 100,000
 * applications cannot be read for each list; a no-show and the next invite clear it.
 */
const tabSql: Record<ListedTab, string> = {
  1: `a.state in (${statesOf(1)})`,
  2: `a.state = ${interviewState} and not a.had_interview`,
  3: `a.state = ${interviewState} and a.had_interview`,
  4: `a.state in (${statesOf(4)})`,
  5: `a.state in (${statesOf(5)})`,
  6: 'true',
}

const outcomesWithoutInterview = `${interviewOutcome.NO_SHOW}, ${interviewOutcome.HM_NO_SHOW}`
/** Applicants who came to an interview, even where another one is still to come. */
export const interviewedSql = (
  alias: string,
): string => `(${alias}.had_interview or exists (select from invite i
  join interview_outcome o on o.invite_id = i.id where i.application_id = ${alias}.id and o.outcome not in (${outcomesWithoutInterview})))`

/** What a number of the stats counts (read-stats.ts). */
const stepSql: Record<ApplyStep, string> = {
  invited: 'exists (select from invite i where i.application_id = a.id)',
  interviewed: interviewedSql('a'),
  forward: `a.state in (${forwardStates})`,
  hired: `a.state in (${hiredStates})`,
  waiting: 'a.answered_at is null and a.withdrawn_at is null',
}

function filterSql(
  { employerId, search = '', position, state, since, step, source }: ApplicantSearch,
  bind: Bind,
): string {
  const conditions = [`a.employer_id = ${bind(employerId, 'uuid')}`]
  if (position !== undefined) conditions.push(`a.position_id = ${bind(position, 'int')}`)
  if (state !== undefined) conditions.push(`a.state = ${bind(state, 'int')}`)
  if (since) conditions.push(`a.submitted_at >= ${bind(since, 'timestamptz')}`)
  if (step) conditions.push(stepSql[step])
  if (source !== undefined)
    conditions.push(source === '' ? 'a.source is null' : `a.source = ${bind(source, 'text')}`)
  if (search.trim()) {
    const words = bind(containing(search), 'text')
    // two searches, each by an index of trigrams: of both in one condition neither could be used, and an array is
    // looked up where a join would read all of the company
    conditions.push(`a.id in (
      select t.id from application t where t.employer_id = ${bind(employerId, 'uuid')} and t.title ilike ${words}
      union all
      select m.id from application m where m.employer_id = ${bind(employerId, 'uuid')} and m.account_id = any(array(
        select c.account_id from candidate c where c.first_name || ' ' || c.last_name ilike ${words})))`)
  }
  return conditions.join(' and ')
}

type Sort = (typeof applicantsSorts)[number]
const orders: Record<Sort, string> = {
  newest: 'a.submitted_at desc, a.id desc',
  oldest: 'a.submitted_at, a.id',
  name: 'lower(n.last_name), lower(n.first_name), a.id',
  role: 'lower(a.title), a.submitted_at desc, a.id desc',
}

const columns = `a.id, n.first_name, n.last_name, a.position_id, a.title, a.city, a.region, a.state, a.had_interview,
  a.submitted_at, a.moved_at, a.withdrawn_at, a.automatic, interview.starts_at as interview_at, interview.zone as interview_zone`
const interviews = `left join lateral (select t.starts_at, o.zone from invite i join offered_time t on t.id = i.time_id
  join offer o on o.id = i.offer_id where i.application_id = a.id and i.state = 'open'
  order by i.created_at desc limit 1) interview on true`

interface Paged {
  readonly sort: Sort
  readonly skip: number
  readonly take: number
}

/** Rows of a list, in its order. */
export function findApplicants(
  on: Transaction,
  search: ApplicantSearch,
  { sort, skip, take }: Paged,
): Promise<AppliedRow[]> {
  const { values, bind } = binder()
  const named = 'left join candidate n on n.account_id = a.account_id'
  const where = `${filterSql(search, bind)} and ${tabSql[search.tab]} and not (${hiddenSql('a')})`
  const page = `limit ${bind(take, 'int')} offset ${bind(skip, 'int')}`
  // names are read for the page alone, but where they are its order
  const source =
    sort === 'name'
      ? `(select a.*, n.first_name, n.last_name from application a ${named} where ${where} order by ${orders.name} ${page}) n
         join application a on a.id = n.id ${interviews} order by ${orders.name}`
      : `(select * from application a where ${where} order by ${orders[sort]} ${page}) a ${named} ${interviews}
         order by ${orders[sort]}`
  return readRows<AppliedRow>(on, { text: `select ${columns} from ${source}`, values })
}

/** How many of a search each tab has. */
export async function countApplicants(
  on: Transaction,
  search: ApplicantSearch,
): Promise<Record<`${ListedTab}`, number>> {
  const { values, bind } = binder()
  const where = filterSql(search, bind)
  // what is not new is removed after: an index alone counts all, and few accounts are closed
  const text = `select state, had_interview, sum(count)::int as count from (
      select a.state, a.had_interview, count(*) as count from application a where ${where} group by 1, 2
      union all
      select a.state, a.had_interview, -count(*) from candidate n join application a on a.account_id = n.account_id
        where ${closedSql('n')} and ${newSql('a')} and ${where} group by 1, 2
    ) counted group by 1, 2`
  const rows = await readRows<{ state: number; had_interview: boolean; count: number }>(on, { text, values })
  const counts = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0, '6': 0 }
  for (const row of rows) {
    const tab = tabOf(row)
    if (tab !== null) counts[`${tab}`] += row.count
    counts[`${pipelineTab.search}`] += row.count
  }
  return counts
}

/** The tab that shows an application; null where the search alone does. */
export function tabOf(
  row: Pick<AppliedRow, 'state' | 'had_interview'>,
): Exclude<ListedTab, typeof pipelineTab.search> | null {
  if (row.state === interviewState && row.had_interview) return pipelineTab.interviewed
  const tab = applicationStates.find(({ state }) => state === row.state)?.tab
  return tab === undefined || tab === pipelineTab.search || tab === pipelineTab['EEOC/OFCCP export']
    ? null
    : tab
}

export const rowsOfPage = (page: number): Pick<Paged, 'skip' | 'take'> => ({
  skip: (page - 1) * pageSize,
  take: pageSize,
})
