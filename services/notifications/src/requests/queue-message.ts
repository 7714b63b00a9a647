import { isSilent } from '@lunchpail/kit-events/silence'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import type { Tx } from '../database.ts'
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

/**
 * Writes the message and the job that sends it in one transaction; a message that exists already stays as it is. In silence it is
 * written as one that went when it was asked for, but for the last word to an address, of which no row stays.
 */
export async function queueMessage(
  tx: Tx,
  message: {
    readonly accountId: string | null
    /** the account of another person whom it names */
    readonly namesId?: string | null
    /** in what a manager wrote: the application, and the message or invite */
    readonly applicationId?: string
    readonly aboutId?: string
    /** one that only a newer release knows waits for it, as a message does whose template this one has not */
    readonly channel: Channel | Newer
    readonly template: TemplateName | Newer
    readonly cause: string
    readonly language: string
    readonly sealedValues: string
    readonly at: Date
  },
): Promise<void> {
  const { at, ...row } = message
  if (isSilent()) {
    const finished = { ...row, createdAt: at, status: 'skipped', outcome: mayBeSent, finishedAt: at }
    if (row.template !== 'account-erased')
      await tx.message.createMany({ data: [finished], skipDuplicates: true })
    return
  }
  const inTurn = row.channel === 'text' && isAlert(row.template)
  const [created] = await tx.message.createManyAndReturn({
    data: [{ ...row, createdAt: at, ...(inTurn && { outcome: waitsForTurn }) }],
    skipDuplicates: true,
    select: { id: true },
  })
  if (!created) return
  if (inTurn) await enqueueTurns(tx)
  else await enqueueSend(tx, { id: created.id, template: row.template })
}

/** The job that sends a message, now or at a later time. */
export const enqueueSend = (
  tx: Tx,
  { id, template }: { readonly id: string; readonly template: string },
  runAt?: Date,
): Promise<void> =>
  enqueue(
    tx,
    'send-message',
    { id },
    {
      key: `message:${id}`,
      attempts: sendAttempts + spareAttempts,
      ...(isAlert(template) && { priority: laterPriority }),
      ...(runAt && { runAt }),
    },
  )

/** The job that gives turns, one over all instances. */
export const enqueueTurns = (tx: Tx, runAt?: Date): Promise<void> =>
  enqueue(
    tx,
    turnsTask,
    {},
    { key: turnsTask, queue: turnsTask, attempts: 25, keepTime: true, ...(runAt && { runAt }) },
  )
