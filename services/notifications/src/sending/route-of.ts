import { isClosed } from '@lunchpail/contracts/auth/enumerations'
import { purposeOf, wayOf, type Channel } from '@lunchpail/contracts/notifications/ways'
import type { Contact, Message } from '../../generated/client.ts'
import { dailyLimit, type Limits } from './begin-sending.ts'
import type { Deps } from '../deps.ts'
import { recipientOf, sealedContact } from '../consent/contact.ts'
import { endOfQuietHours } from '@lunchpail/contracts/notifications/quiet-hours'
import type { Amounts } from '../templates/template.ts'
import type { TemplateName } from '../templates/templates.ts'
import { isStopped } from '../consent/is-stopped.ts'
import type { ConsentScope } from '../consent/record-consent.ts'
import { standingOf, type AccountContact } from '../consent/standing-of.ts'
import { findContact } from '../consent/find-contact.ts'
import { dayMs, minuteMs } from '@lunchpail/contracts/durations'

export interface Skipped {
  readonly status: 'skipped'
  readonly outcome: string
}
export const skipped = (outcome: string): Skipped => ({ status: 'skipped', outcome })

export interface Recipient {
  /** null while it is a number that waits for its code */
  readonly to: string | null
  readonly owned: boolean
  /** absent where the message itself says where it goes */
  readonly contact?: Contact
}

/** Word of a changed contact comes within seconds. After this time it is not waited for: auth may have been restored to before it. */
const contactWaitMs = 10 * minuteMs

interface Said {
  readonly to?: string
  readonly proven?: boolean
  readonly account_version?: number | undefined
  readonly own_consent?: boolean
}

/** What of a message says by which way it goes. */
type Routed = Pick<Message, 'accountId' | 'channel' | 'template' | 'createdAt'>

/** Where a message goes now; `to` where it says so itself. */
export async function recipientFor(
  deps: Pick<Deps, 'rawSql' | 'open' | 'clock'>,
  message: Routed,
  { to, proven = true, own_consent = false, account_version = 0 }: Said,
): Promise<Recipient | Skipped> {
  if (to !== undefined) return { to, owned: proven }
  const contact = message.accountId !== null && (await findContact(deps.rawSql.statements, message.accountId))
  if (!contact) throw new Error('no contact yet')
  const isOlder = contact.version < account_version
  if (isOlder && deps.clock.now().getTime() - message.createdAt.getTime() < contactWaitMs)
    throw new Error('an older contact yet')
  const reached = recipientOf(
    message.channel as Channel,
    sealedContact.parse(await deps.open(contact.sealedContact)),
    { hasAgreed: own_consent },
  )
  if ('skipped' in reached) return skipped(reached.skipped)
  return 'waits' in reached
    ? { to: null, owned: false, contact }
    : { to: reached.to, owned: reached.proven, contact }
}

/** What may go where all else is stopped, as it was asked for apart from that. */
const scopeOf = (template: TemplateName): ConsentScope =>
  template === 'job-notice-proof' || template === 'job-opened'
    ? 'job-notices'
    : purposeOf[template] === 'alert'
      ? 'alerts'
      : 'all'

/** What waited longer tells nothing new. */
const staleMs = 7 * dayMs

/** A reminder within this time of the hour that the person chose is on time: no hour is quiet for it. */
const onTimeMs = 30 * minuteMs

/** How a message goes now: in which form and as which of how many, later, or when the contact is confirmed. */
export type Route =
  | { readonly kind: 'goes'; readonly to: string; readonly limits: Limits; readonly known?: AccountContact }
  | { readonly kind: 'held'; readonly until: Date }
  | { readonly kind: 'waits'; readonly known: AccountContact; readonly request: boolean }

interface Wanted {
  readonly amounts: Amounts | undefined
  /** of a reminder: when the person asked for it */
  readonly wanted: string | undefined
  /** the account leaves the address with it: nothing that comes later tells it */
  readonly isLast: boolean
}

/** Whether a message may go there now, by the table of contracts/notifications/ways. */
export async function routeOf(
  deps: Pick<Deps, 'rawSql' | 'clock' | 'recipients' | 'unknownTimeZones'>,
  message: Routed,
  { amounts = { daily: dailyLimit[message.channel as Channel] }, wanted, isLast }: Wanted,
  { to, owned, contact }: Recipient,
): Promise<Route | Skipped> {
  const purpose = purposeOf[message.template as TemplateName]
  if (to !== null && purpose === 'security' && !owned) return routeOfUnproven(deps, message, { to, isLast })
  if (to !== null && purpose === 'security' && message.channel === 'text') return routeOfWarning(deps, to)
  // word about a change must reach whoever is known to own the account, and not be crowded out; codes and links are
  // limited where they are asked for; what a friend gets who asked for nothing has all limits
  if (to !== null && (purpose === 'security' || (contact === undefined && purpose !== 'news')))
    return { kind: 'goes', to, limits: { daily: Infinity, requests: false } }
  if (contact && isClosed(contact.status)) return skipped('closed')
  const now = deps.clock.now()
  const channel = message.channel as Channel
  const recipients = to === null ? [] : deps.recipients.hashes(to)
  const scope = scopeOf(message.template as TemplateName)
  if (await isStopped(deps.rawSql.statements, channel, recipients, { owned, scope }))
    return skipped('stopped')
  if (now.getTime() - message.createdAt.getTime() > staleMs) return skipped('too-old')
  const known = contact && { accountId: contact.accountId, channel, recipients, owned }
  if (to === null)
    return purpose === 'request' || purpose === 'alert'
      ? skipped('not-needed')
      : { kind: 'waits', known: known!, request: false }
  const standing = known ? await standingOf(deps.rawSql.statements, known) : 'owned'
  if (standing === 'not-me' || standing === 'bounced') return skipped(standing)
  const isOnTime = wanted !== undefined && now.getTime() - Date.parse(wanted) < onTimeMs
  const morning = endOfQuietHours(now, contact?.timezone ?? null, deps.unknownTimeZones)
  // without the ticked box there is no recipient of a text
  const situation = { purpose, channel, standing, consent: true, quiet: morning > now && !isOnTime }
  const { way, held } = wayOf(situation)
  if (way === 'nothing') return skipped('not-needed')
  if (held) return { kind: 'held', until: morning }
  if (known && (way === 'request' || way === 'wait'))
    return { kind: 'waits', known, request: way === 'request' }
  const limits = { ...amounts, requests: way === 'bare' || purpose === 'request' }
  return { kind: 'goes', to, limits, ...(known && { known }) }
}

/** Word about a change by text, to a number that its person has proven: a STOP is theirs, and carriers would hold to it. */
async function routeOfWarning(
  { rawSql, recipients }: Pick<Deps, 'rawSql' | 'recipients'>,
  to: string,
): Promise<Route | Skipped> {
  if (await isStopped(rawSql.statements, 'text', recipients.hashes(to))) return skipped('stopped')
  return { kind: 'goes', to, limits: { daily: dailyLimit.text, requests: false } }
}

/**
 * Word about a change to an address that may be a stranger's, whom whoever typed it must not bother by changing things: once a day,
 * and the last word once more.
 */
async function routeOfUnproven(
  { rawSql, recipients }: Pick<Deps, 'rawSql' | 'recipients'>,
  { channel, accountId }: Routed,
  { to, isLast }: { readonly to: string } & Pick<Wanted, 'isLast'>,
): Promise<Route | Skipped> {
  const known = { channel: channel as Channel, recipients: recipients.hashes(to), owned: false }
  if (await isStopped(rawSql.statements, known.channel, known.recipients, known)) return skipped('stopped')
  const standing =
    accountId === null ? 'neither' : await standingOf(rawSql.statements, { ...known, accountId })
  if (standing === 'not-me' || standing === 'bounced') return skipped(standing)
  return { kind: 'goes', to, limits: { daily: isLast ? 2 : 1, requests: false } }
}
