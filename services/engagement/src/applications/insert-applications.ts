// SQL by hand: what a submit makes is written in one statement. Prisma compiles a statement of several rows anew each time, which
// was a fifth of what a submit cost here.
import { applicationState } from '@lunchpail/contracts/engagement/enumerations'
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

const insert = `with sent as (
    insert into application (id, account_id, submission_id, position_id, title, company_name, city, region, wage_from,
      wage_to, submitted_at, source, automatic)
    select application_id, $2::uuid, $3::uuid, position_id, title, company_name, city, region, wage_from,
      wage_to, $4::timestamptz, $5, $6::boolean
    from jsonb_to_recordset($1::jsonb) as position
      (application_id uuid, position_id int, title text, company_name text, city text, region text,
        wage_from float8, wage_to float8)
    returning id, submitted_at
  )
  insert into application_change (application_id, state, at)
  select id, ${applicationState.applied}, submitted_at from sent`

interface Position {
  readonly application_id: string
  readonly position_id: number
  readonly title: string
  readonly company_name: string
  readonly city: string
  readonly region: string
  readonly wage_from?: number | null | undefined
  readonly wage_to?: number | null | undefined
}

/** An application for each position, with the first step of its timeline. */
export const insertApplications = (
  tx: Transaction,
  positions: readonly Position[],
  of: {
    readonly accountId: string
    readonly submissionId: string
    readonly submittedAt: Date
    readonly source: string | null
    readonly automatic: boolean
  },
): Promise<void> =>
  sendStatement(
    tx,
    insert,
    JSON.stringify(positions),
    of.accountId,
    of.submissionId,
    of.submittedAt.toISOString(),
    of.source,
    of.automatic,
  )
