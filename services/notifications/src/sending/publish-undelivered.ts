import { secretKinds } from '@lunchpail/contracts/auth/events'
import { referralUndelivered, secretUndelivered } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Message } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { undeliverable } from './note-returned.ts'

/**
 * Has auth know of a code or link that did not arrive. Has who refers a friend know of what told them nothing, unless
 * why not is the friend's own affair.
 */
export async function publishUndelivered(
  tx: Tx,
  {
    accountId,
    aboutId,
    template,
    cause,
    outcome,
  }: Pick<Message, 'accountId' | 'aboutId' | 'template' | 'cause' | 'outcome'>,
  at: Date,
): Promise<void> {
  if (accountId === null) return
  if (
    template === 'referral' &&
    aboutId !== null &&
    (undeliverable.includes(outcome) || outcome === 'provider')
  )
    await emit(
      tx,
      referralUndelivered,
      { account_id: accountId, referral_id: aboutId },
      { at, subject: accountId },
    )
  if (!secretKinds.some((kind) => kind === template)) return
  await emit(tx, secretUndelivered, { account_id: accountId, request_id: cause }, { at, subject: accountId })
}
