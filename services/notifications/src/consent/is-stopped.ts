import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Message } from '../../generated/client.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { e164, sealedContact } from './contact.ts'
import type { ConsentScope } from './record-consent.ts'

/**
 * Whether the owner of a number or address, by its hashes, stopped messages: the latest entry counts. A ticked box of an account
 * whose number it is not known to be takes no STOP back, and the box for job alerts takes it back for them alone: `scope`.
 */
export async function isStopped(
  database: Pick<Database, 'consent'>,
  channel: Channel,
  recipients: readonly string[],
  { owned = true, scope = 'all' }: { readonly owned?: boolean; readonly scope?: ConsentScope } = {},
): Promise<boolean> {
  const latest = await database.consent.findFirst({
    where: {
      recipient: { in: [...recipients] },
      channel,
      ...(scope === 'all' && { scope }),
      ...(!owned && { NOT: { kind: 'agreed', source: 'account' } }),
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { kind: true },
  })
  return latest?.kind === 'stopped'
}

/**
 * Whether a number stopped texts, for a code or link that may have been asked for by anybody. A box that was ticked later
 * takes the STOP back where the account is known to have the number.
 */
export async function isStoppedForOthers(
  { database, open, recipients }: Pick<Deps, 'database' | 'open' | 'recipients'>,
  { channel, accountId }: Pick<Message, 'channel' | 'accountId'>,
  to: string,
): Promise<boolean> {
  if (channel !== 'text') return false
  const row = accountId !== null && (await database.contact.findUnique({ where: { accountId } }))
  const contact = row ? sealedContact.parse(await open(row.sealedContact)) : undefined
  const owned = contact?.phone ? contact.phone_proven && e164(contact.phone) === to : false
  return isStopped(database, channel, recipients.hashes(to), { owned })
}
