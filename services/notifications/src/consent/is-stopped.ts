// SQL by hand: nearly every message asks, and Prisma took longer for it than PostgreSQL (docs/decisions/13).
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { e164, sealedContact } from './contact.ts'
import type { ConsentScope } from './record-consent.ts'
import { findContact } from './find-contact.ts'

const latestConsent = `select kind from consent where recipient = any($1::text[]) and channel = $2
    and scope in ('all', $3) and ($4::boolean or not (kind = 'agreed' and source = 'account'))
  order by at desc, id desc limit 1`

/**
 * Whether the owner of a number or address, by its hashes, stopped messages: the latest entry counts. A ticked box of an account
 * whose number it is not known to be takes no STOP back; the box for job alerts, and whoever asks for word of a closed job, take it
 * back for those alone: `scope`.
 */
export async function isStopped(
  on: Pick<Transaction, '$queryRawUnsafe'>,
  channel: Channel,
  recipients: readonly string[],
  { owned = true, scope = 'all' }: { readonly owned?: boolean; readonly scope?: ConsentScope } = {},
): Promise<boolean> {
  const values = [[...recipients], channel, scope, owned]
  const [latest] = await on.$queryRawUnsafe<{ kind: string }[]>(latestConsent, ...values)
  return latest?.kind === 'stopped'
}

/**
 * Whether a number stopped texts, for a code or link that may have been asked for by anybody. A box that was ticked later
 * takes the STOP back where the account is known to have the number.
 */
export async function isStoppedForOthers(
  { rawSql, open, recipients }: Pick<Deps, 'rawSql' | 'open' | 'recipients'>,
  { channel, accountId }: Pick<Message, 'channel' | 'accountId'>,
  to: string,
): Promise<boolean> {
  if (channel !== 'text') return false
  const row = accountId !== null && (await findContact(rawSql.statements, accountId))
  const contact = row ? sealedContact.parse(await open(row.sealedContact)) : undefined
  const owned = contact?.phone ? contact.phone_proven && e164(contact.phone) === to : false
  return isStopped(rawSql.statements, channel, recipients.hashes(to), { owned })
}
