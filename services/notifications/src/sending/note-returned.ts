import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Message } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { tellReach } from '../consent/tell-reach.ts'
import { saveReach } from '../reach/save-reach.ts'

/** What says that the address is dead, not that something went wrong this once. */
export const undeliverable: readonly (string | null)[] = [
  'no-such-address',
  'address-refused',
  'number-invalid',
  'number-not-mobile',
  'number-unknown',
]

type Returned = Pick<Message, 'accountId' | 'channel' | 'recipient' | 'outcome'>

/** A contact from which a message came back is no longer reachable, until it is proven. */
export async function noteReturned(
  tx: Tx,
  { accountId, channel, recipient, outcome }: Returned,
  at: Date,
): Promise<void> {
  if (accountId === null || recipient === null || !undeliverable.includes(outcome)) return
  await saveReach(tx, { accountId, channel: channel as Channel, recipient, state: 'bounced', at })
}

/** Has open pages hear of it, once it is committed. */
export async function tellReturned(
  deps: Parameters<typeof tellReach>[0],
  { channel, recipient, outcome }: Returned,
): Promise<void> {
  if (recipient !== null && undeliverable.includes(outcome))
    await tellReach(deps, channel as Channel, [recipient])
}
