import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Deps } from '../deps.ts'
import { whoHasContact } from './who-has-contact.ts'

/** A number or address has one account, and had few before. */
const maxFound = 20

/**
 * Has the open pages of whoever has this number or address, by its hashes, hear that it is stopped, or came back. Only what was
 * written to is: its accounts are those of the messages that went there.
 */
export async function tellReach(
  deps: Pick<Deps, 'database' | 'open' | 'recipients' | 'updateTabs'>,
  channel: Channel,
  hashes: readonly string[],
): Promise<void> {
  const written = await deps.database.message.findMany({
    where: { channel, recipient: { in: [...hashes] }, accountId: { not: null } },
    distinct: ['accountId'],
    orderBy: { attemptedAt: 'desc' },
    take: maxFound,
    select: { accountId: true },
  })
  // a message may be about another than it went to
  const accountIds = written.map(({ accountId }) => accountId!)
  for (const accountId of await whoHasContact(deps, channel, hashes, accountIds))
    deps.updateTabs({ kind: 'changed', accountId, topic: 'reach' })
}
