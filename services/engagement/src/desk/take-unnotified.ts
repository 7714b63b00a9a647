// SQL by hand: a bit that is set and asked for in one statement, so that two runs never count the same application.
import { employerApplicationState } from '@lunchpail/contracts/engagement/enumerations'
import { maxNoticeRoles } from '@lunchpail/contracts/engagement/desk-events'
import type { ApplicantPace } from '@lunchpail/contracts/engagement/email-settings-api'
import type { Tx } from '../database.ts'
import { hiddenSql } from '../policies.ts'

const bits = { 'at-once': 1, daily: 2 } as const satisfies Record<Exclude<ApplicantPace, 'never'>, number>

interface Unnotified {
  readonly count: number
  readonly company_name: string | null
  readonly roles: { title: string; city: string; count: number }[] | null
}

/** Marks what is new to a company as announced to managers of this pace (column `told`), and returns how much of it is worth an email. */
export async function takeUnnotified(
  tx: Tx,
  employerId: string,
  pace: keyof typeof bits,
  since: Date,
): Promise<Unnotified> {
  const text = `with marked as (
      update application set told = told | ${bits[pace]}
      where employer_id = $1::uuid and told <> 3 and told & ${bits[pace]} = 0
      returning id, account_id, state, title, city, company_name, submitted_at, withdrawn_at),
    fresh as (select * from marked where state = ${employerApplicationState.applied} and withdrawn_at is null and submitted_at >= $2::timestamptz
      and not (${hiddenSql('marked')}))
    select count(*)::int as count, max(company_name) as company_name,
      (select json_agg(r) from (select title, city, count(*)::int as count from fresh
        group by 1, 2 order by 3 desc, 1, 2 limit ${maxNoticeRoles}) r) as roles
    from fresh`
  const [row] = await tx.$queryRawUnsafe<Unnotified[]>(text, employerId, since)
  return row!
}
