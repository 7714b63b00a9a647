// SQL by hand: counts over conditions, and a median.
import { maxSources } from '@lunchpail/contracts/engagement/portal-api'
import { binder, readRows } from '@lunchpail/kit-database/statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { forwardStates, hiredStates, interviewedSql } from './find-applicants.ts'
import { hiddenSql } from '../policies.ts'

interface RoleCount {
  readonly id: number
  readonly title: string
  readonly city: string
  readonly count: number
}

interface SourceCount {
  readonly source: string | null
  readonly count: number
  readonly hired: number
}

interface Counted {
  readonly total: number
  readonly invited: number
  readonly interviewed: number
  readonly forward: number
  readonly hired: number
  readonly answered: number
  readonly waiting: number
  readonly median_hours: number | null
  readonly states: readonly { readonly state: number; readonly count: number }[] | null
  readonly roles: readonly RoleCount[] | null
  readonly sources: readonly SourceCount[] | null
  readonly feedback:
    | readonly { readonly state: number; readonly count: number; readonly reschedule: number }[]
    | null
}

/** What became of a company's applications since a time. */
export async function readStats(on: Transaction, employerId: string, since: Date): Promise<Counted> {
  const { values, bind } = binder()
  const text = `with sent as materialized (
      select * from application a where employer_id = ${bind(employerId, 'uuid')}
        and submitted_at >= ${bind(since, 'timestamptz')} and not (${hiddenSql('a')}))
    select count(*)::int as total,
      count(*) filter (where exists (select from invite i where i.application_id = sent.id))::int as invited,
      count(*) filter (where ${interviewedSql('sent')})::int as interviewed,
      count(*) filter (where state in (${forwardStates}))::int as forward,
      count(*) filter (where state in (${hiredStates}))::int as hired,
      count(answered_at)::int as answered,
      count(*) filter (where answered_at is null and withdrawn_at is null)::int as waiting,
      (percentile_cont(0.5) within group (order by extract(epoch from answered_at - submitted_at) / 3600)
        filter (where answered_at is not null))::float8 as median_hours,
      (select json_agg(s order by s.state) from (select state, count(*)::int as count from sent group by 1) s) as states,
      (select json_agg(r order by r.count desc, r.title) from (select position_id as id, max(title) as title,
        max(city) as city, count(*)::int as count from sent group by 1 order by 4 desc, 2 limit 10) r) as roles,
      (select json_agg(o order by o.count desc, o.source) from (select source, count(*)::int as count,
        count(*) filter (where state in (${hiredStates}))::int as hired from sent group by 1
        order by 2 desc, 1 limit ${maxSources}) o) as sources,
      (select json_agg(f order by f.state) from (select f.state, count(*)::int as count,
        count(*) filter (where f.reschedule)::int as reschedule from candidate_feedback f
        join invite i on i.id = f.invite_id join sent on sent.id = i.application_id group by 1) f) as feedback
    from sent`
  const [row] = await readRows<Counted>(on, { text, values })
  return row!
}
