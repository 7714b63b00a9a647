import { progresses, type Progress } from '@lunchpail/contracts/notifications/ways'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import type { NoticeProgress } from '../../generated/client.ts'
import type { Database, Tx } from '../database.ts'

/** The further one of text and email counts; what waits for the candidate says more than what failed. */
const furthest: readonly Progress[] = ['delivered', 'handed-over', 'short-email', 'held', 'waiting', 'failed']

/** How far what was sent in an application has come, by the id of the message or invite. */
export async function findProgress(
  database: Pick<Database | Tx, 'noticeProgress'>,
  applicationId: string,
): Promise<ReadonlyMap<string, { readonly progress: Progress; readonly until: string | null }>> {
  const rows = await database.noticeProgress.findMany({ where: { applicationId }, take: 1_000 })
  const best = new Map<string, NoticeProgress>()
  for (const row of rows) {
    // of a newer release, which alone knows what it says
    if (!isKnown(progresses, row.progress)) continue
    const other = best.get(row.aboutId)
    if (!other || rankOf(row) < rankOf(other)) best.set(row.aboutId, row)
  }
  return new Map(
    [...best].map(([id, { progress, until }]) => [
      id,
      {
        progress: progresses.find((one) => one === progress) ?? 'failed',
        until: until?.toISOString() ?? null,
      },
    ]),
  )
}

const rankOf = ({ progress }: NoticeProgress): number => furthest.findIndex((one) => one === progress)
