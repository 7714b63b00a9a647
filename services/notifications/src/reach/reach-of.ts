import type { OwnReach } from '@lunchpail/contracts/notifications/api'
import { channels, type Channel } from '@lunchpail/contracts/notifications/ways'
import type { Deps } from '../deps.ts'
import { recipientOf, sealedContact, type SealedContact } from '../consent/contact.ts'
import { isStopped } from '../consent/is-stopped.ts'
import { standingOf } from '../consent/standing-of.ts'

type State = OwnReach['email']

/** By what an account is reached. */
export async function reachOf(
  deps: Pick<Deps, 'database' | 'open' | 'recipients'>,
  accountId: string,
): Promise<OwnReach> {
  const row = await deps.database.contact.findUnique({ where: { accountId } })
  // auth tells of an account a moment after it is made
  if (!row) return { email: 'unknown', text: 'unknown', reached: true }
  const contact = sealedContact.parse(await deps.open(row.sealedContact))
  const [text, email] = await Promise.all(
    channels.map((channel) => stateOf(deps, accountId, channel, contact)),
  )
  return { email: email!, text: text!, reached: [email, text].some(reaches) }
}

const reaches = (state: State | undefined): boolean => state === 'owned' || state === 'reachable'

async function stateOf(
  { database, recipients }: Pick<Deps, 'database' | 'recipients'>,
  accountId: string,
  channel: Channel,
  contact: SealedContact,
): Promise<State> {
  const reached = recipientOf(channel, contact)
  if ('skipped' in reached) return reached.skipped
  // as of a number that no account has: else an account would show that another has this one
  if ('waits' in reached) return 'neither'
  const known = { accountId, channel, recipients: recipients.hashes(reached.to), owned: reached.proven }
  const standing = await standingOf(database, known)
  // that a number stopped our texts is said to whoever reads there, its owner or who said YES for this account, and would be taken for
  // reached: else whoever types numbers learns who they are of
  const tells = channel === 'email' || standing === 'owned' || standing === 'reachable'
  return tells && (await isStopped(database, channel, known.recipients, known)) ? 'stopped' : standing
}
