import { hourMs } from '@lunchpail/contracts/durations'
import type { Database, Tx } from '../../database.ts'
import { archiveHours } from './archive-life.ts'

export interface FoundArchive {
  readonly id: string
  readonly requestedAt: Date
  readonly sealedPrivateKey: string
  /** which pieces have come, without what is in them */
  readonly pieces: readonly { readonly noun: string; readonly count: number }[]
}

/** The archive of a person that can still be downloaded, or is on its way. */
export const findArchive = (
  database: Database | Tx,
  accountId: string,
  now: Date,
): Promise<FoundArchive | null> =>
  database.archive.findFirst({
    where: { accountId, requestedAt: { gt: new Date(now.getTime() - archiveHours.kept * hourMs) } },
    orderBy: { requestedAt: 'desc' },
    include: { pieces: { select: { noun: true, count: true } } },
  })
