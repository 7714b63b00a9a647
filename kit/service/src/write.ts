import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import { erasedAmong } from '@lunchpail/kit-database/tombstone'
import { notifying } from '@lunchpail/kit-events/notify'
import { alreadyChecked, checkResponse } from './check-response.ts'
import type { Clock } from './clock.ts'
import { firstResponse, keepResponse } from './idempotency.ts'
import { refuse } from './refusal.ts'
import type { Reply, Request } from './route.ts'

/** Runs the writing part of a use case in one transaction, with its idempotency key and the check of its response. */
export type Write<Tx extends Transaction> = <E extends Endpoint>(
  request: Request<E>,
  work: (tx: Tx) => Promise<Reply<E>>,
) => Promise<Reply<E>>

interface HowWritten {
  /**
   * All that the work does is in the transaction: it need not wait to hear that the account is erased, as nothing of it stays
   * then. One wait for PostgreSQL less.
   */
  readonly onlyInTransaction?: true
}

/**
 * Commits only a response that the contract declares. A repeat with the same Idempotency-Key gets the status and body of
 * the first response (cookies and headers are not stored: they may be secrets). An erased person is signed out, though
 * their token may last some seconds longer.
 */
export const writer =
  <Tx extends Transaction>(
    transaction: OpenTransaction<Tx>,
    clock: Clock,
    { onlyInTransaction }: HowWritten = {},
  ): Write<Tx> =>
  (request, work) =>
    notifying(transaction)(async (tx) => {
      const { account } = request.caller
      const asked = erasedAmong(tx, account ? [account.id] : [])
      const refuseErased = async () => (await asked).size > 0 && refuse('signed-out')
      // asked before everything else, and answered before it
      if (onlyInTransaction) asked.catch(() => {})
      else await refuseErased()
      try {
        const earlier = await firstResponse(tx, request, clock)
        if (earlier) return alreadyChecked(earlier)
        const response = checkResponse(request.endpoint, await work(tx))
        await keepResponse(tx, request, response)
        return response
      } finally {
        // why the work failed, where it did
        await refuseErased()
      }
    })
