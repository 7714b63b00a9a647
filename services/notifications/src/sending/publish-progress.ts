import { noticeProgressed } from '@lunchpail/contracts/notifications/events'
import type { Progress } from '@lunchpail/contracts/notifications/ways'
import { emit } from '@lunchpail/kit-events/emit'
import type { Message } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

/** Skipped for what the other channel is there for, or as nothing was to be told anymore: nothing failed. */
export const notMeant: readonly string[] = [
  'no-email',
  'no-phone',
  'no-consent',
  'landline',
  'invalid',
  'not-needed',
  'expired',
  'outdated',
  'closed',
]

const progressOf: Readonly<Record<string, Progress>> = {
  held: 'held',
  waiting: 'waiting',
  sent: 'handed-over',
  unconfirmed: 'handed-over',
  delivered: 'delivered',
  bounced: 'failed',
  failed: 'failed',
  skipped: 'failed',
}

type Told = Pick<Message, 'accountId' | 'applicationId' | 'aboutId'>

/** Whether somebody wrote it, who is told how far it has come. */
export const hasProgress = (
  message: Told,
): message is { readonly [name in keyof Told]: NonNullable<Told[name]> } =>
  message.accountId !== null && message.applicationId !== null && message.aboutId !== null

/** Has whoever wrote know how far a message to a candidate has come, as its row says it. */
export async function publishProgress(
  tx: Tx,
  message: Message,
  { at, until = null }: { readonly at: Date; readonly until?: Date | null },
): Promise<void> {
  const { channel, status, outcome, bare } = message
  const progress = progressOf[status]
  if (!hasProgress(message) || progress === undefined) return
  const { accountId, applicationId, aboutId } = message
  if (status === 'skipped' && notMeant.includes(outcome ?? '')) return
  await emit(
    tx,
    noticeProgressed,
    {
      account_id: accountId,
      application_id: applicationId,
      about_id: aboutId,
      channel: channel === 'text' ? 'text' : 'email',
      progress: bare && progress !== 'failed' ? 'short-email' : progress,
      until: until?.toISOString() ?? null,
      told_at: at.toISOString(),
    },
    { at, subject: applicationId },
  )
}
