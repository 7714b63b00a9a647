import type { Transaction } from '@lunchpail/kit-database/transaction'
import { isSilent } from '@lunchpail/kit-events/silence'
import { enqueue, enqueueAll } from '@lunchpail/kit-service/enqueue'
import { insertMessages } from './insert-messages.ts'
import type { TemplateName } from '../templates/templates.ts'
import { purposeOf, type Channel } from '@lunchpail/contracts/notifications/ways'
import type { Newer } from '@lunchpail/contracts/fields/open-enumeration'

/** How often a message is tried before it counts as failed: with the queue's back-off, over about a day. */
export const sendAttempts = 12
/** The queue counts a try that a dying process cut off, too: after the last one an operator has to look at the message. */
const spareAttempts = 8
/** The outcome of what a restored database does not know to be sent, or not (docs/decisions/195). */
export const mayBeSent = 'restored'

/** The outcome of a queued text that waits for its turn: the job that gives turns (sending/give-turns.ts) makes the one that sends it. */
export const waitsForTurn = 'turn'
export const turnsTask = 'give-turns'

const isAlert = (template: string): boolean => purposeOf[template as TemplateName] === 'alert'
/** Alerts of new jobs go behind what a person waits for. */
const laterPriority = 10

interface ToQueue {
  readonly accountId: string | null
  /** the account of another person whom it names */
  readonly namesId?: string | null
  /** in what a manager wrote: the application, and the message or invite */
  readonly applicationId?: string
  readonly aboutId?: string
  /** the company that can have it sent as often as it likes */
  readonly companyId?: string | undefined
  readonly template: TemplateName | Newer
  readonly cause: string
  /** of one that says itself where it goes; an account's contact is written to in the account's (sending/send-message.ts) */
  readonly language?: string
  readonly sealedValues: string
  readonly at: Date
}

/**
 * Writes a message by each of these channels and the jobs that send them in one transaction; a message that exists already stays as
 * it is. In silence it is written as one that went when it was asked for, but for the last word to an address, of which no row stays.
 */
export async function queueMessages(
  tx: Transaction,
  message: ToQueue,
  /** one that only a newer release knows waits for it, as a message does whose template this one has not */
  channels: readonly (Channel | Newer)[],
): Promise<void> {
  const { template } = message
  const finished = isSilent()
  if (finished && template === 'account-erased') return
  const inTurn = (channel: string) => channel === 'text' && isAlert(template)
  const by = channels.map((channel) => ({
    channel,
    outcome: finished ? mayBeSent : inTurn(channel) ? waitsForTurn : null,
  }))
  const created = await insertMessages(tx, { ...message, finished }, by)
  if (finished) return
  if (created.some(({ channel }) => inTurn(channel))) await enqueueTurns(tx)
  await enqueueAll(
    tx,
    created.filter(({ channel }) => !inTurn(channel)).map(({ id }) => sendingOf({ id, template })),
  )
}

/** The same by one channel. */
export const queueMessage = (
  tx: Transaction,
  { channel, ...message }: ToQueue & { readonly channel: Channel | Newer },
): Promise<void> => queueMessages(tx, message, [channel])

interface ToSend {
  readonly id: string
  readonly template: string
}

/** The job that sends a message. */
const sendingOf = ({ id, template }: ToSend) => ({
  task: 'send-message',
  payload: { id },
  key: `message:${id}`,
  attempts: sendAttempts + spareAttempts,
  ...(isAlert(template) && { priority: laterPriority }),
})

/** Has a message sent now, or at a later time. */
export const enqueueSend = (tx: Transaction, message: ToSend, runAt?: Date): Promise<void> =>
  enqueueAll(tx, [{ ...sendingOf(message), ...(runAt && { runAt }) }])

/** The job that gives turns, one over all instances. */
export const enqueueTurns = (tx: Transaction, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    turnsTask,
    {},
    { key: turnsTask, queue: turnsTask, attempts: 25, keepTime: true, ...(runAt && { runAt }) },
  )
