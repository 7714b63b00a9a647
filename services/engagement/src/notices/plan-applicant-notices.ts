import type { ApplicantPace } from '@lunchpail/contracts/engagement/email-settings-api'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import { nextMorning } from '@lunchpail/contracts/notifications/quiet-hours'
import { zoneOfRegion } from '@lunchpail/contracts/engagement/rules/zone-of-region'

const attempts = 8

/** The job that tells managers of one pace who applied to their company. One that waits already runs when it would have. */
export const planTelling = (
  tx: Transaction,
  employerId: string,
  pace: Exclude<ApplicantPace, 'never'>,
  runAt: Date,
): Promise<void> =>
  enqueue(
    tx,
    'tell-applicants',
    { employerId, pace },
    { key: `applicants ${pace}:${employerId}`, attempts, runAt, keepTime: true },
  )

/** Of these applications managers are told at once, or in the next morning of the place. */
export async function planApplicantNotices(
  tx: Transaction,
  applications: readonly { readonly employer_id: string | null; readonly region: string }[],
  at: Date,
): Promise<void> {
  const regions = new Map(applications.map(({ employer_id, region }) => [employer_id, region]))
  // in one order, so that two transactions do not wait for each other's jobs
  const employers = [...regions.keys()].filter((id) => id !== null).toSorted()
  for (const employerId of employers) {
    const region = regions.get(employerId)!
    await planTelling(tx, employerId, 'at-once', at)
    await planTelling(tx, employerId, 'daily', nextMorning(at, zoneOfRegion(region)))
  }
}
