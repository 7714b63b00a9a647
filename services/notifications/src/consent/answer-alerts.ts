import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import { alertsAnswered } from '@lunchpail/contracts/notifications/events'
import { channels } from '@lunchpail/contracts/notifications/ways'
import { emit } from '@lunchpail/kit-events/emit'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'

/** Stops job alerts of an account by a channel, or asks for them again; profile keeps it. What waits is not sent anymore. */
export async function answerAlerts(
  { transaction, clock }: Pick<Deps, 'transaction' | 'clock'>,
  { accountId, channel }: Pick<Message, 'accountId' | 'channel'>,
  stopped: boolean,
): Promise<void> {
  if (accountId === null || !isKnown(channels, channel)) return
  const at = clock.now()
  await transaction(async (tx) => {
    if (stopped)
      await tx.message.updateMany({
        where: { accountId, channel, template: 'job-alert', finishedAt: null, status: { not: 'sending' } },
        data: { status: 'skipped', outcome: 'stopped', finishedAt: at },
      })
    await emit(
      tx,
      alertsAnswered,
      { account_id: accountId, channel, stopped, answered_at: at.toISOString() },
      { at, subject: accountId },
    )
  })
}
