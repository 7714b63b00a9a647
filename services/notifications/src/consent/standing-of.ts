// SQL by hand: nearly every message asks, and Prisma took longer for it than PostgreSQL (docs/decisions/13).
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Channel, Standing } from '@lunchpail/contracts/notifications/ways'

/** A contact of an account. */
export interface AccountContact {
  readonly accountId: string
  readonly channel: Channel
  /** every hash that the number or address ever had */
  readonly recipients: readonly string[]
  /** auth knows whose it is */
  readonly owned: boolean
}

const saidOf = `select state from reach where channel = $1 and recipient = any($2::text[])
    and (account_id = $3::uuid or state = 'bounced')
  order by at desc`

/**
 * What is known of a contact, or why nothing goes there until it is proven: its reader said that it is not them, or what
 * was sent there came back, whoever it was for.
 */
export async function standingOf(
  on: Pick<Transaction, '$queryRawUnsafe'>,
  { accountId, channel, recipients, owned }: AccountContact,
): Promise<Standing | 'not-me' | 'bounced'> {
  if (owned) return 'owned'
  const said = await on.$queryRawUnsafe<{ state: string }[]>(saidOf, channel, [...recipients], accountId)
  if (said.some(({ state }) => state === 'bounced')) return 'bounced'
  const [latest] = said
  return latest ? (latest.state as 'reachable' | 'not-me') : 'neither'
}
