import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Deps } from '../deps.ts'
import { recipientOf, sealedContact } from './contact.ts'

/** Which of these accounts have this number or address now, by its hashes: each may have another since it was written to. */
export async function whoHasContact(
  { database, open, recipients }: Pick<Deps, 'database' | 'open' | 'recipients'>,
  channel: Channel,
  hashes: readonly string[],
  accountIds: readonly string[],
): Promise<string[]> {
  const contacts = await database.contact.findMany({
    where: { accountId: { in: [...accountIds] } },
    select: { accountId: true, sealedContact: true },
  })
  const found: string[] = []
  for (const { accountId, sealedContact: sealed } of contacts) {
    const reached = recipientOf(channel, sealedContact.parse(await open(sealed)))
    if ('to' in reached && recipients.hashes(reached.to).some((hash) => hashes.includes(hash)))
      found.push(accountId)
  }
  return found
}
