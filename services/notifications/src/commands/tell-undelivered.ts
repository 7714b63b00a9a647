import { secretKinds } from '@lunchpail/contracts/auth/events'
import { secretUndelivered } from '@lunchpail/contracts/notifications/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Message } from '../../generated/client.ts'
import type { Tx } from '../database.ts'

/** AU-15: has auth know of a code or link that did not arrive. */
export async function tellUndelivered(
  tx: Tx,
  { accountId, template, cause }: Pick<Message, 'accountId' | 'template' | 'cause'>,
  at: Date,
): Promise<void> {
  if (accountId === null || !secretKinds.some((kind) => kind === template)) return
  await emit(tx, secretUndelivered, { account_id: accountId, request_id: cause }, { at, subject: accountId })
}
