import { channels, progresses, type Progress } from '@lunchpail/contracts/notifications/ways'
import type { SentProgress } from '@lunchpail/contracts/engagement/messages-api'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import type { Database, Tx } from '../database.ts'

/** The further one of text and email counts; what waits for the candidate says more than what failed. */
const furthest: readonly Progress[] = ['delivered', 'handed-over', 'short-email', 'held', 'waiting', 'failed']

type ById = ReadonlyMap<string, SentProgress>

export interface Progresses {
  /** by text or email, whichever is further */
  readonly furthest: ById
  readonly byEmail: ById
}

/** How far what was sent in an application has come, by the id of the message or invite. */
export async function findProgress(
  database: Pick<Database | Tx, 'noticeProgress'>,
  applicationId: string,
): Promise<Progresses> {
  const rows = await database.noticeProgress.findMany({ where: { applicationId }, take: 1_000 })
  const best = new Map<string, SentProgress>()
  const byEmail = new Map<string, SentProgress>()
  for (const { aboutId, channel, progress, until } of rows) {
    // of a newer release, which alone knows what it says
    if (!isKnown(progresses, progress)) continue
    const waits = progress === 'waiting' && isKnown(channels, channel)
    const sent = { progress, until: until?.toISOString() ?? null, ...(waits && { waits_for: channel }) }
    if (channel === 'email') byEmail.set(aboutId, sent)
    best.set(aboutId, furtherOf(best.get(aboutId), sent))
  }
  return { furthest: best, byEmail }
}

export function furtherOf(one: SentProgress | undefined, other: SentProgress): SentProgress {
  if (one?.progress === 'waiting' && other.progress === 'waiting' && one.waits_for !== other.waits_for)
    return { progress: 'waiting', until: null }
  return one && rankOf(one) <= rankOf(other) ? one : other
}

const rankOf = ({ progress }: SentProgress): number => furthest.indexOf(progress)
