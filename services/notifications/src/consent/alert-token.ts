import * as z from 'zod/mini'
import type { Message } from '../../generated/client.ts'
import type { Database } from '../database.ts'
import type { Recipients } from '../providers/recipients.ts'

/** Apart from the link by which whoever reads there says whose an address is. */
const signedFor = (recipient: string): string => `alerts ${recipient}`

/** Names a job alert in its own links: they stop alerts, and nothing else. */
export const alertToken = (recipients: Recipients, id: string, to: string): string =>
  recipients.messageToken(id, signedFor(recipients.hash(to)))

/** The alert that a token names; undefined where it was not signed here, or it is no longer kept. */
export async function findAlert(
  { database, recipients }: { readonly database: Pick<Database, 'message'>; readonly recipients: Recipients },
  token: string,
): Promise<Pick<Message, 'id' | 'accountId' | 'channel'> | undefined> {
  const id = z.safeParse(z.uuid(), token.split('.', 1)[0]).data
  const message = id && (await database.message.findUnique({ where: { id } }))
  if (!message || message.template !== 'job-alert' || message.recipient === null) return undefined
  return recipients.isOfMessage(token, message.id, signedFor(message.recipient)) ? message : undefined
}
