import { textsAnswered } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Deps } from '../deps.ts'
import { findAgreed } from './find-agreed.ts'
import { recordConsent, type ConsentEntry } from './record-consent.ts'

/** Notes that texts to a number were stopped or asked for again, and has the accounts that agreed to them learn of it. */
export function saveTextConsent(
  { recipients, clock, transaction }: Pick<Deps, 'recipients' | 'clock' | 'transaction'>,
  to: string,
  change: Pick<ConsentEntry, 'source' | 'sentence' | 'cause'> & { readonly kind: 'stopped' | 'started' },
): Promise<void> {
  const at = clock.now()
  const entry = { ...change, recipient: recipients.hash(to), channel: 'text', at } as const
  return transaction(async (tx) => {
    await recordConsent(tx, [entry])
    for (const agreed of await findAgreed(tx, recipients.hashes(to)))
      await emit(
        tx,
        textsAnswered,
        { ...agreed, stopped: change.kind === 'stopped' },
        { at, subject: agreed.account_id },
      )
  })
}
