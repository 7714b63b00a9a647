// SQL by hand: Prisma knows no `for share`.
import type { Contact, Message } from '../../generated/client.ts'
import type { Deps } from '../deps.ts'
import { enqueueSend } from './queue-message.ts'

type Claimed = Pick<Message, 'id' | 'attempts'>

const putOff = (
  tx: Parameters<Parameters<Deps['transaction']>[0]>[0],
  { id, attempts }: Claimed,
  data: { readonly status: 'held' | 'waiting'; readonly outcome: string },
) => tx.message.updateMany({ where: { id, attempts, finishedAt: null }, data })

/** NT-03: a text in the recipient's quiet hours is sent at their end, by a job of its own. */
export const holdUntil = (
  { transaction }: Pick<Deps, 'transaction'>,
  message: Claimed,
  at: Date,
): Promise<void> =>
  transaction(async (tx) => {
    const { count } = await putOff(tx, message, { status: 'held', outcome: 'quiet-hours' })
    if (count === 1) await enqueueSend(tx, message.id, at)
  })

/**
 * A message to a contact that nobody has proven waits until the account changes. Where it has changed since it was read, the
 * job is tried again: nobody else would look at the message.
 */
export const waitForProof = (
  { transaction }: Pick<Deps, 'transaction'>,
  message: Claimed,
  { accountId, version, epoch }: Pick<Contact, 'accountId' | 'version' | 'epoch'>,
): Promise<void> =>
  transaction(async (tx) => {
    const [same] = await tx.$queryRaw<unknown[]>`select 1 from contact
      where account_id = ${accountId}::uuid and version = ${version} and epoch = ${epoch} for share`
    if (same === undefined) throw new Error('the contact was changed in the meantime')
    await putOff(tx, message, { status: 'waiting', outcome: 'unproven' })
  })
