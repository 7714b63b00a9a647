import { enqueue } from '@lunchpail/kit-service/enqueue'
import type { Tx } from '../database.ts'

/** With the queue's back-off over some hours. */
const lookupAttempts = 8

/** The job that asks for the type of an account's number (AU-28). */
export const enqueueLookup = (tx: Tx, accountId: string): Promise<void> =>
  enqueue(tx, 'look-up-phone', { id: accountId }, { key: `phone:${accountId}`, attempts: lookupAttempts })
