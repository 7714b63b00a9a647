import type { Channel, Standing } from '@lunchpail/contracts/notifications/ways'
import type { Database } from '../database.ts'

/** A contact of an account. */
export interface AccountContact {
  readonly accountId: string
  readonly channel: Channel
  /** every hash that the number or address ever had */
  readonly recipients: readonly string[]
  /** auth knows whose it is */
  readonly owned: boolean
}

/**
 * What is known of a contact, or why nothing goes there until it is proven: its reader said that it is not them, or what
 * was sent there came back, whoever it was for.
 */
export async function standingOf(
  database: Pick<Database, 'reach'>,
  { accountId, channel, recipients, owned }: AccountContact,
): Promise<Standing | 'not-me' | 'bounced'> {
  if (owned) return 'owned'
  const said = await database.reach.findMany({
    where: { channel, recipient: { in: [...recipients] }, OR: [{ accountId }, { state: 'bounced' }] },
    orderBy: { at: 'desc' },
  })
  if (said.some(({ state }) => state === 'bounced')) return 'bounced'
  const [latest] = said
  return latest ? (latest.state as 'reachable' | 'not-me') : 'neither'
}
