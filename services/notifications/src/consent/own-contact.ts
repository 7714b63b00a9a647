import type { Channel } from '@lunchpail/contracts/notifications/ways'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Deps } from '../deps.ts'
import { recipientOf, sealedContact } from './contact.ts'

/** Where messages of an account go, where its person has proven that it is theirs. */
export async function findOwnContact(
  { database, open }: Pick<Deps, 'database' | 'open'>,
  accountId: string,
  channel: Channel,
): Promise<string | undefined> {
  const row = await database.contact.findUnique({ where: { accountId } })
  if (!row) return undefined
  const reached = recipientOf(channel, sealedContact.parse(await open(row.sealedContact)))
  return 'to' in reached && reached.proven ? reached.to : undefined
}

/**
 * Where messages of an account go, where its person has proven that it is theirs: what is stopped is stopped for every account
 * with that number or address, so that a stranger who types it in stops nothing.
 */
export async function ownContact(
  deps: Pick<Deps, 'database' | 'open'>,
  accountId: string,
  channel: Channel,
): Promise<string> {
  return (await findOwnContact(deps, accountId, channel)) ?? refuse('contact-unproven')
}
