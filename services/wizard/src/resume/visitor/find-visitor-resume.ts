import { dayMs } from '@lunchpail/contracts/durations'
import type { Database, Tx } from '../../database.ts'
import { hashOf } from './visitor-secret.ts'

/** Those that were sent in the last day. */
const ofDay = (now: Date) => ({ sentAt: { gt: new Date(now.getTime() - dayMs) } })

/** The resume that a browser's secret opens; null where it is older than a day, or was taken. */
export const findVisitorResume = (
  database: Pick<Database | Tx, 'visitorResume'>,
  secret: string,
  now: Date,
) =>
  database.visitorResume.findFirst({
    where: { secretHash: hashOf(secret), ...ofDay(now) },
  })

/** How many of one network in a day, taken or not, and how many of all networks wait for an account. */
export async function countVisitorResumes(
  database: Pick<Database, 'visitorResume'>,
  network: string,
  now: Date,
): Promise<{ readonly ofNetwork: number; readonly ofAll: number }> {
  const [ofNetwork, ofAll] = await Promise.all([
    database.visitorResume.count({ where: { network, ...ofDay(now) } }),
    database.visitorResume.count({ where: { state: { not: 'taken' } } }),
  ])
  return { ofNetwork, ofAll }
}
