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

/**
 * Commits only a response that the contract declares. A repeat with the same Idempotency-Key gets the status and body of
 * the first response (cookies and headers are not stored: they may be secrets). An erased person is signed out, though
 * their token may last some seconds longer.
 */
export const writer =
  <Tx extends Transaction>(transaction: OpenTransaction<Tx>, clock: Clock): Write<Tx> =>
  (request, work) =>
    notifying(transaction)(async (tx) => {
      const account = request.caller.account
      if (account && (await erasedAmong(tx, [account.id])).size > 0) return refuse('signed-out')
      const earlier = await firstResponse(tx, request, clock)
      if (earlier) return alreadyChecked(earlier)
      const response = checkResponse(request.endpoint, await work(tx))
      await keepResponse(tx, request, response)
      return response
    })
