import { languageOf } from '@lunchpail/contracts/language/translate'
import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { beginSending, dailyLimit } from '../commands/begin-sending.ts'
import { recipientOf, sealedContact, type Channel } from '../domain/contact.ts'
import { Rejected, Undeliverable, type Accepted, type Trace } from '../providers/delivery.ts'
import type { Template } from '../templates/template.ts'
import { templates, type TemplateName } from '../templates/templates.ts'

type Outcome =
  | { readonly status: 'sent'; readonly providerId: string }
  | { readonly status: 'skipped' | 'failed' | 'unconfirmed'; readonly outcome: string }

/** A provider is waited for 10 seconds. A send that began within this time may still run, in an instance that hangs. */
const longestSendMs = 30_000

/** By whose attempt the message is written: the one that was read, then the one that this run began. */
interface Claim {
  attempts: number
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
    const finish = (outcome: Outcome) => save({ ...outcome, finishedAt: clock.now() })
    try {
      const result = await deliver(deps, message, interruptedAt, claim)
      if (result === 'taken') return
      await finish(result)
      // the last message to somebody whose account is no more leaves nothing of them
      if (message.template === 'account-erased') await database.message.deleteMany({ where: { id } })
      log.info({ channel: message.channel, template: message.template, status: result.status }, 'message')
    } catch (error) {
      if (error instanceof Undeliverable) {
        await finish({ status: 'failed', outcome: error.reason })
        return
      }
      if (job.attempts >= job.max_attempts) await finish({ status: 'failed', outcome: 'provider' })
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
): Promise<Outcome | 'taken'> {
  const { database, clock } = deps
  const channel = message.channel as Channel
  const { values, text, email } = templates[message.template as TemplateName] as unknown as Template<{
    to?: string
    until?: string
  }>
  const content = values.parse(await deps.open(message.sealedValues))
  if (content.until !== undefined && clock.now() > new Date(content.until))
    return { status: 'skipped', outcome: 'expired' }
  const recipient = content.to === undefined ? await contactFor(deps, message) : { to: content.to }
  if ('skipped' in recipient) return { status: 'skipped', outcome: recipient.skipped }
  const { to } = recipient

  const setting = { language: languageOf(message.language), site: deps.site, support: deps.support }
  const send: { readonly now: () => Promise<Accepted>; readonly find: (since: Date) => Promise<Trace> } =
    channel === 'text'
      ? {
          now: () => deps.texts.send(to, text!(content, setting)),
          find: (since) => deps.texts.find(to, text!(content, setting), since),
        }
      : {
          now: () => deps.emails.send(to, email(content, setting), message.id),
          find: () => deps.emails.find(message.id),
        }

  if (interruptedAt) {
    const trace = await send.find(interruptedAt)
    // Unknown whether it was sent: not sending is better than twice, and an operator sees the row.
    if (trace === 'cannot-say') return { status: 'unconfirmed', outcome: 'cut-off' }
    if (trace !== 'not-there') return { status: 'sent', providerId: trace.id }
  }
  // word about a change that needed the password bothers no stranger, and must not be crowded out; codes and links are
  // limited where they are asked for
  const limit = content.to === undefined ? dailyLimit[channel] : Infinity
  const begun = await beginSending(database, message, deps.recipientHash(to), limit, clock.now())
  if (begun === 'daily-limit') return { status: 'skipped', outcome: begun }
  if (begun === 'taken') return begun
  claim.attempts += 1
  const { id } = await send.now()
  return { status: 'sent', providerId: id }
}

/** How the account is reached now. */
async function contactFor({ database, open }: Deps, message: Message) {
  const contact =
    message.accountId !== null &&
    (await database.contact.findUnique({ where: { accountId: message.accountId } }))
  if (!contact) throw new Error('no contact yet')
  return recipientOf(message.channel as Channel, sealedContact.parse(await open(contact.sealedContact)))
}
