import { alertsAnswered, textsAnswered } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Deps } from '../deps.ts'
import { findAgreed, findAlerted } from './find-agreed.ts'
import { recordConsent, type ConsentEntry } from './record-consent.ts'

/**
 * Notes that texts to a number were stopped or asked for again, and has the accounts that agreed to them learn of it. A STOP
 * unticks the box of job alerts, too; a START ticks none that has a consent of its own.
 */
export async function saveTextConsent(
  {
    recipients,
    clock,
    transaction,
    updateTabs,
  }: Pick<Deps, 'recipients' | 'clock' | 'transaction' | 'updateTabs'>,
  to: string,
  change: Pick<ConsentEntry, 'source' | 'sentence' | 'cause'> & { readonly kind: 'stopped' | 'started' },
): Promise<void> {
  const at = clock.now()
  const entry = { ...change, recipient: recipients.hash(to), channel: 'text', at } as const
  const accounts = await transaction(async (tx) => {
    await recordConsent(tx, [entry])
    const everyAgreed = await findAgreed(tx, recipients.hashes(to))
    for (const agreed of everyAgreed)
      await emit(
        tx,
        textsAnswered,
        { ...agreed, stopped: change.kind === 'stopped' },
        { at, subject: agreed.account_id },
      )
    if (change.kind === 'started') return everyAgreed
    for (const account_id of await findAlerted(tx, recipients.hashes(to)))
      await emit(
        tx,
        alertsAnswered,
        { account_id, channel: 'text', stopped: true, answered_at: at.toISOString() },
        { at, subject: account_id },
      )
    return everyAgreed
  })
  for (const { account_id: accountId } of accounts) updateTabs({ kind: 'changed', accountId, topic: 'reach' })
}
