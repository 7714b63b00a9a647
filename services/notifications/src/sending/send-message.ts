import { hourMs } from '@lunchpail/contracts/durations'
import { mailboxOf } from '@lunchpail/contracts/auth/mailbox'
import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Message } from '../../generated/client.ts'
import { beginSending } from './begin-sending.ts'
import { handOver } from './hand-over.ts'
import { holdUntil, sendLater, waitForReach } from './put-off.ts'
import { findMessage, finishMessage } from './message-rows.ts'
import { noteReturned, tellReturned } from './note-returned.ts'
import { mayBeSent, sendAttempts } from '../requests/queue-message.ts'
import { isStoppedForOthers } from '../consent/is-stopped.ts'
import { recordConsent } from '../consent/record-consent.ts'
import { tellReach } from '../consent/tell-reach.ts'
import { hasProgress, publishProgress } from './publish-progress.ts'
import { publishUndelivered } from './publish-undelivered.ts'
import type { Deps } from '../deps.ts'
import { Rejected, TooMany, Undeliverable } from '../providers/delivery.ts'
import { isOutdated } from './is-outdated.ts'
import { keepLeft, leftNow } from './left-to-tell.ts'
import { recipientFor, routeOf, skipped, type Recipient } from './route-of.ts'
import type { Template } from '../templates/template.ts'
import { templates, type TemplateName } from '../templates/templates.ts'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import { channels } from '@lunchpail/contracts/notifications/ways'

type Outcome =
  | { readonly status: 'sent'; readonly providerId: string }
  | { readonly status: 'skipped' | 'failed' | 'unconfirmed'; readonly outcome: string }
/** `taken` by another run, or `put-off` to a later one: nothing is written here. */
type Result = Outcome | 'taken' | 'put-off'

/** A provider is waited for 10 seconds. A send that began within this time may still run, in an instance that hangs. */
const longestSendMs = 30_000

/** By whose attempt the message is written: the one that was read, then the one that this run began. */
interface Claim {
  attempts: number
}

class UnknownMessage extends Error {
  override readonly name = 'UnknownMessage'
  constructor() {
    super('this release does not know what the message is')
  }
}

/** What every template's values may have. */
interface Content {
  /** where it goes, if not to the contact of the account */
  readonly to?: string
  /** of that contact: false where its account has not proven it */
  readonly proven?: boolean
  readonly until?: string | undefined
  /** of the account as its person saw it: what is kept of it here may be older */
  readonly account_version?: number | undefined
  /** the person agreed to these texts by a box of their own */
  readonly own_consent?: boolean
  /** of a reminder: when the person asked for it */
  readonly wanted?: string
  /** of a code or link: false where another than the known owner of the number may have asked for it */
  readonly as_owner?: boolean
  /** of word about a change: what was changed */
  readonly changed?: readonly string[]
  /** which of the messages that its template has words for */
  readonly what?: unknown
}

/** Whether an address is told with it that the account has it no longer. */
const isLastWord = ({ template }: Pick<Message, 'template'>, { changed = [] }: Content): boolean =>
  template === 'account-erased' || changed.includes('email')

const payload = z.object({ id: z.string() })

/** Since when the provider may have the message without this row saying so. */
const interruptionOf = ({ status, outcome, attemptedAt, createdAt }: Message): Date | null =>
  status === 'sending' ? attemptedAt : outcome === mayBeSent ? createdAt : null

/**
 * Sends one message, once. The row is `sending` before the provider is called; where the process dies after that, the
 * next try first asks the provider whether it has the message. Each send is claimed by the number of attempts, so that a
 * run that was slow neither sends nor writes once another has begun.
 */
export const sendMessage =
  (deps: Deps): Task =>
  async (input, { job }) => {
    const { id } = payload.parse(input)
    const { database, rawSql, clock, log } = deps
    const message = await findMessage(rawSql.statements, id)
    if (!message || message.finishedAt) return
    const interruptedAt = interruptionOf(message)
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
      // the last message to a person whose account is gone leaves nothing of them, whatever became of it
      if (message.template === 'account-erased') {
        const { channel, template } = message
        if (outcome.status !== 'sent')
          log.warn({ channel, template, ...outcome }, 'message was not delivered')
        return database.message.deleteMany({ where: { id, ...claim, finishedAt: null } })
      }
      const finishedAt = clock.now()
      // nobody hears of it, so it is one statement
      if (outcome.status !== 'failed' && !hasProgress(message))
        return finishMessage(rawSql.statements, { id, ...claim }, outcome, finishedAt)
      const failed = await deps.transaction(async (tx) => {
        const [row] = await tx.message.updateManyAndReturn({
          where: { id, ...claim, finishedAt: null },
          data: { ...outcome, finishedAt },
        })
        if (!row) return undefined
        await publishProgress(tx, row, { at: finishedAt })
        if (outcome.status !== 'failed') return undefined
        await publishUndelivered(tx, row, finishedAt)
        await noteReturned(tx, row, finishedAt)
        return row
      })
      return failed && tellReturned(deps, failed)
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
      if (error instanceof TooMany) return sendLater(deps, { ...message, ...claim }, error.afterMs)
      const unknown = error instanceof UnknownMessage
      if (job.attempts >= sendAttempts)
        await finish({ status: 'failed', outcome: unknown ? 'unknown' : 'provider' })
      // After a refusal the next try just sends. After a timeout the row stays `sending`, and the next try asks first.
      else if (error instanceof Rejected) await save({ status: 'queued', outcome: 'provider' })
      else if (claim.attempts > message.attempts) await save({ outcome: 'no-answer' })
      throw error
    }
  }

/**
 * What goes to an account's own contact is in the language that its person chose last; the rest in that of who asked for it. One that
 * may have gone out keeps the words in which its provider knows it.
 */
const spokenIn = ({ status, language }: Message, { contact }: Recipient): string =>
  status === 'sending' ? language : (contact?.language ?? language)

async function deliver(
  deps: Deps,
  stored: Message,
  interruptedAt: Date | null,
  claim: Claim,
): Promise<Result> {
  const now = deps.clock.now()
  const { template, content: asked } = readMessage(stored, await deps.open(stored.sealedValues))
  const content = await leftNow(deps, stored, asked)
  const { until } = content ?? asked
  if (until !== undefined && now > new Date(until)) return skipped('expired')
  const recipient = await recipientFor(deps, stored, asked)
  if ('status' in recipient) return recipient
  const message = { ...stored, language: spokenIn(stored, recipient) }
  const by = (to: string, said: Content) =>
    handOver(deps, message, { template, content: said, to, owned: recipient.owned })
  if (interruptedAt) {
    const trace = recipient.to === null ? 'cannot-say' : await by(recipient.to, asked).find(interruptedAt)
    // Unknown whether it was sent: not sending is better than twice, and an operator sees the row.
    if (trace === 'cannot-say') return { status: 'unconfirmed', outcome: 'cut-off' }
    if (trace !== 'not-there') return { status: 'sent', providerId: trace.id }
  }
  if (!content || (await isOutdated(deps, message, content))) return skipped('outdated')
  const others = content.as_owner === false ? content.to : undefined
  if (others !== undefined && (await isStoppedForOthers(deps, message, others))) return skipped('stopped')
  const amounts = template.amounts?.(content)
  const wanted = { amounts, wanted: content.wanted, isLast: isLastWord(message, content) }
  const route = await routeOf(deps, message, wanted, recipient)
  if ('status' in route) return route
  if (route.kind === 'held') return putOff(holdUntil(deps, message, route.until))
  const { contact } = recipient
  if (route.kind === 'waits') return putOff(waitForReach(deps, message, { ...route, contact: contact! }))
  const { to, limits, known } = route
  const recipients = deps.recipients.hashes(to)
  const mailboxes = message.channel === 'email' ? deps.recipients.hashes(mailboxOf(to)) : recipients
  const counted = { recipient: recipients[0], recipients, mailboxes }
  const { what } = content
  if (content !== asked) await keepLeft(deps, message, content)
  const begun = await beginSending(deps.rawSql.transaction, { ...message, what }, counted, limits, now)
  if (begun === 'daily-limit')
    // an event that a company changed again and again is told as it is in the end, where that is not over by then
    return message.companyId !== null && message.template === 'registration-notice'
      ? putOff(sendLater(deps, message, hourMs, begun))
      : skipped(begun)
  if (begun === 'requested-before') {
    // a number is not asked again; an email may still go once the address is confirmed
    if (message.channel === 'text') return skipped(begun)
    return putOff(waitForReach(deps, message, { contact: contact!, known: known!, request: false }))
  }
  if (begun === 'taken') return begun
  claim.attempts += 1
  try {
    return { status: 'sent', providerId: (await by(to, content).now(limits.requests)).id }
  } catch (error) {
    if (error instanceof Undeliverable && error.reason === 'stopped')
      await noteStopAtProvider(deps, message, to)
    throw error
  }
}

/**
 * A newer release may have asked for what this one does not know, by a channel or in words: the message waits with the tries
 * of the queue, about a day, for the release that knows it, and then an operator has to look at it.
 */
function readMessage(
  { channel, template: name }: Message,
  values: unknown,
): { readonly template: Template<Content>; readonly content: Content } {
  const template = Object.hasOwn(templates, name)
    ? (templates[name as TemplateName] as unknown as Template<Content>)
    : undefined
  const content = template && z.safeParse(template.values, values).data
  if (!template || !content || !isKnown(channels, channel)) throw new UnknownMessage()
  return { template, content }
}

async function putOff(done: Promise<void>): Promise<'put-off'> {
  await done
  return 'put-off'
}

/** Twilio heard a STOP that never came here. */
async function noteStopAtProvider(deps: Deps, { id }: Message, to: string): Promise<void> {
  await recordConsent(deps.database, [
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
  await tellReach(deps, 'text', deps.recipients.hashes(to))
}
