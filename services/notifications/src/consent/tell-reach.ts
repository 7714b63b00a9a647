import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Deps } from '../deps.ts'
import { recipientOf, sealedContact } from './contact.ts'

/** A number or address has one account, and had few before. */
const maxFound = 20

/**
 * Has the open pages of whoever has this number or address, by its hashes, hear that it is stopped, or came back. Only what was
 * written to is: its accounts are those of the messages that went there.
 */
export async function tellReach(
  { database, open, recipients, updateTabs }: Pick<Deps, 'database' | 'open' | 'recipients' | 'updateTabs'>,
  channel: Channel,
  hashes: readonly string[],
): Promise<void> {
  const written = await database.message.findMany({
    where: { channel, recipient: { in: [...hashes] }, accountId: { not: null } },
    distinct: ['accountId'],
    orderBy: { attemptedAt: 'desc' },
    take: maxFound,
    select: { accountId: true },
  })
  const contacts = await database.contact.findMany({
    where: { accountId: { in: written.map(({ accountId }) => accountId!) } },
    select: { accountId: true, sealedContact: true },
  })
  for (const { accountId, sealedContact: sealed } of contacts) {
    const reached = recipientOf(channel, sealedContact.parse(await open(sealed)))
    // a message may be about another than it went to, and the account may have another contact by now
    if ('to' in reached && recipients.hashes(reached.to).some((hash) => hashes.includes(hash)))
      updateTabs({ kind: 'changed', accountId, topic: 'reach' })
  }
}
