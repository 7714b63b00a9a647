// SQL by hand: a submit is written without Prisma, which compiles a statement of several rows anew each time.
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'

const replace = `update application set replaced = true
  where account_id = $1::uuid and position_id = any($2::int[]) and not replaced returning position_id, person_review_at`

/** Those of the person to these positions, which others take the place of: which, and when their person asked for a person. */
export const replaceApplications = (
  tx: Transaction,
  accountId: string,
  positionIds: readonly number[],
): Promise<{ position_id: number; person_review_at: Date | null }[]> =>
  tx.$queryRawUnsafe(replace, accountId, positionIds)

const insert = `with sent as (
    insert into submission (id, account_id, application, questions, submitted_at)
    values ($1::uuid, $2::uuid, $3::jsonb, $4::jsonb, $5::timestamptz)
  )
  insert into application (id, account_id, position_id, submission_id, company_name, "position", person_review_at)
  select id, $2::uuid, position_id, $1::uuid, company_name, "position", person_review_at
  from jsonb_to_recordset($6::jsonb) as one
    (id uuid, position_id int, company_name text, "position" jsonb, person_review_at timestamptz)`

/** A submission with an application for each position. */
export const insertSubmission = (
  tx: Transaction,
  submission: {
    readonly id: string
    readonly accountId: string
    readonly application: unknown
    readonly questions: unknown
    readonly submittedAt: Date
  },
  applications: readonly {
    readonly id: string
    readonly position_id: number
    readonly company_name: string
    readonly position: unknown
    readonly person_review_at: Date | null
  }[],
): Promise<void> =>
  sendStatement(
    tx,
    insert,
    submission.id,
    submission.accountId,
    JSON.stringify(submission.application),
    JSON.stringify(submission.questions),
    submission.submittedAt.toISOString(),
    JSON.stringify(applications),
  )

/** Invites to interviews that wait for the person's answer. */
export async function countInvites(tx: Transaction, accountId: string): Promise<number> {
  const text = 'select count(*)::int as open from invite where account_id = $1::uuid and open'
  const [row] = await tx.$queryRawUnsafe<{ open: number }[]>(text, accountId)
  return row!.open
}
