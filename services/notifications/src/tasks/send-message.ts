import { languageOf } from '@lunchpail/contracts/language/translate'
import type { Task } from 'graphile-worker'
import * as z from 'zod/mini'
import type { Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { recipientOf, sealedContact, type Channel } from '../domain/contact.ts'
import { Rejected, Undeliverable, type Accepted, type Trace } from '../providers/delivery.ts'
import { templates, type TemplateName } from '../templates/templates.ts'

type Outcome =
  | { readonly status: 'sent'; readonly providerId: string }
  | { readonly status: 'skipped' | 'failed' | 'unconfirmed'; readonly outcome: string }

const payload = z.object({ id: z.string() })

/**
 * Sends one message. Before a provider is asked, the row says `sending`; a process that dies after that leaves it so,
 * and the next try first asks the provider whether it has the message, so that it never goes out twice.
 */
export const sendMessage =
  (deps: Deps): Task =>
  async (input, { job }) => {
    const { id } = payload.parse(input)
    const { database, clock, log } = deps
    const message = await database.message.findUnique({ where: { id } })
    if (!message || message.finishedAt) return
    const wasCutOff = message.status === 'sending' ? message.attemptedAt : null
    const finish = (outcome: Outcome) =>
      database.message.update({ where: { id }, data: { ...outcome, finishedAt: clock.now() } })
    try {
      const result = await deliver(deps, message, wasCutOff)
      await finish(result)
      log.info({ channel: message.channel, template: message.template, status: result.status }, 'message')
    } catch (error) {
      if (error instanceof Undeliverable) {
        await finish({ status: 'failed', outcome: error.reason })
        return
      }
      if (job.attempts >= job.max_attempts) await finish({ status: 'failed', outcome: 'provider' })
      // After a clear no the next try need not ask. After silence the row stays `sending`, and the next try asks first.
      else if (error instanceof Rejected)
        await database.message.update({ where: { id }, data: { status: 'queued', outcome: 'provider' } })
      throw error
    }
  }

async function deliver(deps: Deps, message: Message, cutOffAt: Date | null): Promise<Outcome> {
  const { database, clock } = deps
  const contact = await database.contact.findUnique({ where: { accountId: message.accountId } })
  if (!contact) throw new Error('no contact yet')
  const channel = message.channel as Channel
  const recipient = recipientOf(channel, sealedContact.parse(await deps.open(contact.sealedContact)))
  if ('skipped' in recipient) return { status: 'skipped', outcome: recipient.skipped }

  const { values, text, email } = templates[message.template as TemplateName]
  const said = values.parse(await deps.open(message.sealedValues))
  const setting = { firstName: contact.firstName, language: languageOf(message.language), site: deps.site }
  const send: { readonly now: () => Promise<Accepted>; readonly find: (since: Date) => Promise<Trace> } =
    channel === 'text'
      ? {
          now: () => deps.texts.send(recipient.to, text(said, setting)),
          find: (since) => deps.texts.find(recipient.to, text(said, setting), since),
        }
      : {
          now: () => deps.emails.send(recipient.to, email(said, setting), message.id),
          find: () => deps.emails.find(message.id),
        }

  if (cutOffAt) {
    const trace = await send.find(cutOffAt)
    // Nobody can say whether it went out: once too few is better than twice, and an operator sees the row.
    if (trace === 'cannot-say') return { status: 'unconfirmed', outcome: 'cut-off' }
    if (trace !== 'not-there') return { status: 'sent', providerId: trace.id }
  }
  await database.message.update({
    where: { id: message.id },
    data: { status: 'sending', attemptedAt: clock.now(), attempts: { increment: 1 } },
  })
  const { id } = await send.now()
  return { status: 'sent', providerId: id }
}
