import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Message } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { saveReach } from '../reach/save-reach.ts'

/** What says that the address is dead, not that something went wrong this once. */
export const undeliverable: readonly (string | null)[] = [
  'no-such-address',
  'address-refused',
  'number-invalid',
  'number-not-mobile',
  'number-unknown',
]

/** A contact from which a message came back is no longer reachable, until it is proven. */
export async function noteReturned(
  tx: Tx,
  {
    accountId,
    channel,
    recipient,
    outcome,
  }: Pick<Message, 'accountId' | 'channel' | 'recipient' | 'outcome'>,
  at: Date,
): Promise<void> {
  if (accountId === null || recipient === null || !undeliverable.includes(outcome)) return
  await saveReach(tx, { accountId, channel: channel as Channel, recipient, state: 'bounced', at })
}
