import type { Database } from '../database.ts'
import type { Channel } from '../domain/contact.ts'

/** Whether the owner of a number or address, by its hashes, stopped messages: the latest entry counts. */
export async function isStopped(
  database: Pick<Database, 'consent'>,
  channel: Channel,
  recipients: readonly string[],
): Promise<boolean> {
  const latest = await database.consent.findFirst({
    where: { recipient: { in: [...recipients] }, channel },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { kind: true },
  })
  return latest?.kind === 'stopped'
}
