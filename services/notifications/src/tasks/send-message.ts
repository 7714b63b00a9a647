import { isClosed } from '@lunchpail/contracts/auth/enumerations'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { unsubscribe } from '@lunchpail/contracts/notifications/api'
import { unsubscribePage } from '@lunchpail/contracts/auth/pages'
import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Contact, Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { beginSending, dailyLimit, type Limits } from '../commands/begin-sending.ts'
import { sendAttempts } from '../commands/queue-message.ts'
import { tellUndelivered } from '../commands/tell-undelivered.ts'
import { holdUntil, waitForProof } from '../commands/put-off.ts'
import { recordConsent } from '../commands/record-consent.ts'
import { recipientOf, sealedContact, type Channel } from '../domain/contact.ts'
import { endOfQuietHours } from '../domain/quiet-hours.ts'
import { Rejected, Undeliverable, type Accepted, type Trace } from '../providers/delivery.ts'
import { isOutdated } from '../queries/is-outdated.ts'
import { isStopped } from '../queries/is-stopped.ts'
import { plainSigns } from '../templates/plain-signs.ts'
import { renderEmail } from '../templates/render-email.ts'
import type { Template } from '../templates/template.ts'
import { templates, type TemplateName } from '../templates/templates.ts'

type Outcome =
  | { readonly status: 'sent'; readonly providerId: string }
  | { readonly status: 'skipped' | 'failed' | 'unconfirmed'; readonly outcome: string }
/** `taken` by another run, or `put-off` to a later one: nothing is written here. */
type Result = Outcome | 'taken' | 'put-off'

/** A provider is waited for 10 seconds. A send that began within this time may still run, in an instance that hangs. */
const longestSendMs = 30_000

/** What waited longer tells nothing new. */
const staleMs = 7 * 86_400_000

/** By whose attempt the message is written: the one that was read, then the one that this run began. */
interface Claim {
  attempts: number
}

/** A reminder within this time of the hour that the person chose is on time: no hour is quiet for it. */
const onTimeMs = 30 * 60_000

/** What every template's values may have. */
interface Content {
  /** where it goes, if not to the contact of the account */
  readonly to?: string
  readonly until?: string
  /** of a reminder: when the person asked for it */
  readonly wanted?: string
}

const payload = z.object({ id: z.string() })

/**
 * Sends one message, once. The row is `sending` before the provider is called; where the process dies after that, the
 * next try first asks the provider whether it has the message. Each send is claimed by the number of attempts, so that a
 * run that was slow neither sends nor writes once another has begun.
 */
export const sendMessage =
  (deps: Deps): Task =>
  async (input, { job }) => {
    const { id } = payload.parse(input)
    const { database, clock, log } = deps
    const message = await database.message.findUnique({ where: { id } })
    if (!message || message.finishedAt) return
    const interruptedAt = message.status === 'sending' ? message.attemptedAt : null
    if (
      interruptedAt &&
      message.outcome === null &&
      clock.now().getTime() - interruptedAt.getTime() < longestSendMs
    )
      throw new Error('may still be being sent')
    const claim: Claim = { attempts: message.attempts }
    const save = (data: Partial<Message>) =>
      database.message.updateMany({ where: { id, ...claim, finishedAt: null }, data })
    const finish = async (outcome: Outcome) => {
      // the last message to somebody whose account is no more leaves nothing of them, whatever became of it
      if (message.template === 'account-erased') {
        const { channel, template } = message
        if (outcome.status !== 'sent')
          log.warn({ channel, template, ...outcome }, 'message was not delivered')
        return database.message.deleteMany({ where: { id, ...claim, finishedAt: null } })
      }
      const finishedAt = clock.now()
      if (outcome.status !== 'failed') return save({ ...outcome, finishedAt })
      return deps.transaction(async (tx) => {
        const data = { ...outcome, finishedAt }
        const { count } = await tx.message.updateMany({ where: { id, ...claim, finishedAt: null }, data })
        if (count > 0) await tellUndelivered(tx, message, finishedAt)
      })
    }
    try {
      const result = await deliver(deps, message, interruptedAt, claim)
      if (typeof result === 'string') return
      await finish(result)
      log.info({ channel: message.channel, template: message.template, status: result.status }, 'message')
    } catch (error) {
      if (error instanceof Undeliverable) {
        await finish({ status: 'failed', outcome: error.reason })
        return
      }
      if (job.attempts >= sendAttempts) await finish({ status: 'failed', outcome: 'provider' })
      // After a refusal the next try just sends. After a timeout the row stays `sending`, and the next try asks first.
      else if (error instanceof Rejected) await save({ status: 'queued', outcome: 'provider' })
      else if (claim.attempts > message.attempts) await save({ outcome: 'no-answer' })
      throw error
    }
  }

async function deliver(
  deps: Deps,
  message: Message,
  interruptedAt: Date | null,
  claim: Claim,
): Promise<Result> {
  const { database, clock } = deps
  const now = clock.now()
  const template = templates[message.template as TemplateName] as unknown as Template<Content>
  const content = template.values.parse(await deps.open(message.sealedValues))
  if (content.until !== undefined && now > new Date(content.until))
    return { status: 'skipped', outcome: 'expired' }
  const recipient = await recipientFor(deps, message, content)
  if ('status' in recipient) return recipient
  const { to } = recipient
  const send = sending(deps, message, template, content, to)

  if (interruptedAt) {
    const trace = await send.find(interruptedAt)
    // Unknown whether it was sent: not sending is better than twice, and an operator sees the row.
    if (trace === 'cannot-say') return { status: 'unconfirmed', outcome: 'cut-off' }
    if (trace !== 'not-there') return { status: 'sent', providerId: trace.id }
  }
  if (await isOutdated(deps, message, content)) return skipped('outdated')
  const limits = await limitsOf(
    deps,
    message,
    { purpose: template.purpose, daily: template.daily, wanted: content.wanted },
    recipient,
  )
  if (limits === 'put-off' || 'status' in limits) return limits
  const begun = await beginSending(database, message, deps.recipients.hash(to), limits, now)
  if (begun === 'daily-limit') return skipped(begun)
  if (begun === 'unproven') {
    await waitForProof(deps, message, recipient.contact!)
    return 'put-off'
  }
  if (begun === 'taken') return begun
  claim.attempts += 1
  try {
    return { status: 'sent', providerId: (await send.now()).id }
  } catch (error) {
    if (error instanceof Undeliverable && error.reason === 'stopped')
      await noteStopAtProvider(deps, message, to)
    throw error
  }
}

interface Recipient {
  readonly to: string
  readonly proven: boolean
  /** absent where the message itself says where it goes */
  readonly contact?: Contact
}

/** Where a message goes now. */
async function recipientFor(deps: Deps, message: Message, { to }: Content): Promise<Recipient | Outcome> {
  if (to !== undefined) return { to, proven: true }
  const contact =
    message.accountId !== null &&
    (await deps.database.contact.findUnique({ where: { accountId: message.accountId } }))
  if (!contact) throw new Error('no contact yet')
  const reached = recipientOf(
    message.channel as Channel,
    sealedContact.parse(await deps.open(contact.sealedContact)),
  )
  return 'skipped' in reached ? skipped(reached.skipped) : { ...reached, contact }
}

/** Whether a message may go there now, and as which of how many. */
async function limitsOf(
  deps: Deps,
  message: Message,
  {
    purpose,
    daily,
    wanted,
  }: Pick<Template<unknown>, 'purpose' | 'daily'> & { readonly wanted: string | undefined },
  { to, proven, contact }: Recipient,
): Promise<Limits | Outcome | 'put-off'> {
  // word about a change that needed the password bothers no stranger, and must not be crowded out; codes and links are
  // limited where they are asked for; what a friend gets who asked for nothing has all limits
  if (purpose === 'security' || (contact === undefined && purpose !== 'news'))
    return { daily: Infinity, once: false }
  if (contact && isClosed(contact.status)) return skipped('closed')
  const now = deps.clock.now()
  const channel = message.channel as Channel
  if (await isStopped(deps.database, channel, deps.recipients.hashes(to))) return skipped('stopped')
  if (now.getTime() - message.createdAt.getTime() > staleMs) return skipped('too-old')
  if (!proven && purpose !== 'confirmation' && purpose !== 'reminder') {
    await waitForProof(deps, message, contact!)
    return 'put-off'
  }
  const isOnTime = wanted !== undefined && now.getTime() - Date.parse(wanted) < onTimeMs
  const isHeld = channel === 'text' && !isOnTime
  const at = isHeld ? endOfQuietHours(now, contact?.timezone ?? null, deps.unknownTimeZones) : now
  if (at > now) {
    await holdUntil(deps, message, at)
    return 'put-off'
  }
  return { daily: daily ?? dailyLimit[channel], once: !proven }
}

const skipped = (outcome: string): Outcome => ({ status: 'skipped', outcome })

function sending(
  deps: Deps,
  { id, channel, language }: Message,
  { purpose, text, email }: Template<Content>,
  content: Content,
  to: string,
): { readonly now: () => Promise<Accepted>; readonly find: (since: Date) => Promise<Trace> } {
  const { site, support, postalAddress } = deps
  const setting = { language: languageOf(language), site, support }
  if (channel === 'text') {
    const body = plainSigns(text!(content, setting))
    return {
      now: () => deps.texts.send(to, body, id),
      find: (since) => deps.texts.find(to, body, since),
    }
  }
  const token = deps.recipients.token(to)
  const links = {
    oneClick: `${site}${unsubscribe.path}?t=${token}`,
    // in the fragment, which browsers send to nobody
    page: `${site}${unsubscribePage.path}#${token}`,
  }
  const mayStop = purpose === 'confirmation' || purpose === 'reminder' || purpose === 'news'
  const frame = { language: setting.language, postalAddress, unsubscribe: mayStop ? links : undefined }
  return {
    now: () => deps.emails.send(to, renderEmail(email!(content, setting), frame), id),
    find: () => deps.emails.find(id),
  }
}

/** Twilio heard a STOP that never came here. */
const noteStopAtProvider = (deps: Deps, { id }: Message, to: string): Promise<void> =>
  recordConsent(deps.database, [
    {
      recipient: deps.recipients.hash(to),
      channel: 'text',
      kind: 'stopped',
      source: 'provider',
      sentence: '21610',
      cause: `message ${id}`,
      at: deps.clock.now(),
    },
  ])
