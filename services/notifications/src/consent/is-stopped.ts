import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Database } from '../database.ts'

/**
 * Whether the owner of a number or address, by its hashes, stopped messages: the latest entry counts. A ticked box of an account
 * whose number it is not known to be takes no STOP back.
 */
export async function isStopped(
  database: Pick<Database, 'consent'>,
  channel: Channel,
  recipients: readonly string[],
  { owned = true }: { readonly owned?: boolean } = {},
): Promise<boolean> {
  const latest = await database.consent.findFirst({
    where: {
      recipient: { in: [...recipients] },
      channel,
      ...(!owned && { NOT: { kind: 'agreed', source: 'account' } }),
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { kind: true },
  })
  return latest?.kind === 'stopped'
}
