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

/** How many of one network in a day, taken or not, and since when; and how many of all networks wait for an account. */
export async function countVisitorResumes(
  database: Pick<Database, 'visitorResume'>,
  network: string,
  now: Date,
): Promise<{ readonly ofNetwork: number; readonly oldest: Date | null; readonly ofAll: number }> {
  const [{ _count: ofNetwork, _min: first }, ofAll] = await Promise.all([
    database.visitorResume.aggregate({
      where: { network, ...ofDay(now) },
      _count: true,
      _min: { sentAt: true },
    }),
    database.visitorResume.count({ where: { state: { not: 'taken' } } }),
  ])
  return { ofNetwork, oldest: first.sentAt, ofAll }
}
