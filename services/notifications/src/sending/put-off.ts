// SQL by hand: Prisma knows no `for share`.
import type { Channel } from '@lunchpail/contracts/notifications/ways'
import type { Contact, Message } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { standingOf, type AccountContact } from '../consent/standing-of.ts'
import { enqueueSend, queueMessage } from '../requests/queue-message.ts'
import { publishProgress } from './publish-progress.ts'

type Claimed = Pick<Message, 'id' | 'attempts' | 'template'>

/** Whether it was put off, and not taken by another run; its writer is told. */
async function putOff(
  tx: Tx,
  { id, attempts }: Pick<Claimed, 'id' | 'attempts'>,
  data: { readonly status: 'held' | 'waiting'; readonly outcome: string },
  progress: { readonly at: Date; readonly until?: Date },
): Promise<boolean> {
  const [row] = await tx.message.updateManyAndReturn({ where: { id, attempts, finishedAt: null }, data })
  if (row) await publishProgress(tx, row, progress)
  return row !== undefined
}

/** A text in the recipient's quiet hours is sent at their end, by a job of its own. */
export const holdUntil = (
  { transaction, clock }: Pick<Deps, 'transaction' | 'clock'>,
  message: Claimed,
  until: Date,
): Promise<void> =>
  transaction(async (tx) => {
    const progress = { at: clock.now(), until }
    if (await putOff(tx, message, { status: 'held', outcome: 'quiet-hours' }, progress))
      await enqueueSend(tx, message, until)
  })

/** There is no room for it now, at the provider or among its recipient's: a later try, which counts as none of the queue. */
export const sendLater = (
  { transaction }: Pick<Deps, 'transaction'>,
  { id, attempts, template }: Claimed,
  afterMs: number,
  outcome: 'provider' | 'daily-limit' = 'provider',
): Promise<void> =>
  transaction(async (tx) => {
    const { count } = await tx.message.updateMany({
      where: { id, attempts, finishedAt: null },
      data: { status: 'queued', outcome },
    })
    // by the queue's own clock
    if (count > 0) await enqueueSend(tx, { id, template }, new Date(Date.now() + afterMs))
  })

interface Waited {
  readonly contact: Pick<Contact, 'accountId' | 'version' | 'epoch'>
  readonly known: AccountContact
  /** the number is asked for a YES */
  readonly request: boolean
}

/**
 * A message to an unconfirmed contact waits until the account changes, or its reader confirms the contact. Where that happened
 * since it was read, the job is tried again: nothing else would look at the message.
 */
export async function waitForReach(
  { transaction, seal, clock }: Pick<Deps, 'transaction' | 'seal' | 'clock'>,
  message: Claimed & Pick<Message, 'channel' | 'language'>,
  { contact, known, request }: Waited,
): Promise<void> {
  const { accountId, version, epoch } = contact
  const sealedValues = await seal({})
  await transaction(async (tx) => {
    const [same] = await tx.$queryRaw<unknown[]>`select 1 from contact
      where account_id = ${accountId}::uuid and version = ${version} and epoch = ${epoch} for share`
    if (same === undefined || (await standingOf(tx, known)) !== 'neither')
      throw new Error('the contact was changed in the meantime')
    await putOff(tx, message, { status: 'waiting', outcome: 'unproven' }, { at: clock.now() })
    if (!request) return
    await queueMessage(tx, {
      accountId,
      channel: message.channel as Channel,
      template: 'text-request',
      cause: `${accountId} ${known.recipients[0]!}`,
      language: message.language,
      sealedValues,
      at: clock.now(),
    })
  })
}
