// SQL by hand: one statement over two tables.
import { sendStatement } from '@lunchpail/kit-database/send-statement'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { planApplicantNotices } from '../notices/plan-applicant-notices.ts'

/**
 * Applications to these positions belong to the company whose managers work with them now. A position and an application to
 * it may arrive at once: who comes second waits, and sees what the first one wrote. The managers are told by a job.
 */
export async function setEmployers(tx: Transaction, positionIds: readonly number[], at: Date): Promise<void> {
  await sendStatement(tx, 'select 1 from pg_advisory_xact_lock(72707380)')
  const changed = await tx.$queryRawUnsafe<{ employer_id: string | null; region: string }[]>(
    `update application a set employer_id = p.managed_by from position p
     where p.id = a.position_id and p.id = any($1::int[]) and a.employer_id is distinct from p.managed_by
     returning a.employer_id, a.region`,
    positionIds,
  )
  await planApplicantNotices(tx, changed, at)
}
