import type { Transaction } from '@lunchpail/kit-database/transaction'
import { enqueue } from '@lunchpail/kit-service/enqueue'
import type { Account } from '../database.ts'

/** With the queue's back-off over some hours. */
const lookupAttempts = 8

/** The job that asks for the type of a number of the account, where one is not known. */
export async function enqueueLookup(tx: Transaction, account: Account): Promise<void> {
  if (!unknownNumberOf(account)) return
  const { id } = account
  await enqueue(tx, 'look-up-phone', { id }, { key: `phone:${id}`, attempts: lookupAttempts })
}

/** One number whose type was not looked up: that which waits, as the person sees it, before the one that it is to replace. */
export function unknownNumberOf({ phone, phoneType, wantedPhone, wantedPhoneType }: Account) {
  if (wantedPhone !== null && wantedPhoneType === null)
    return { column: 'wantedPhone', number: wantedPhone } as const
  if (phone !== null && phoneType === null) return { column: 'phone', number: phone } as const
  return undefined
}
