import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { OpenTransaction, Transaction } from '@lunchpail/kit-database/transaction'
import { notifying } from '@lunchpail/kit-events/notify'
import { alreadyChecked, checkResponse } from './check-response.ts'
import type { Clock } from './clock.ts'
import { firstResponse, keepResponse } from './idempotency.ts'
import type { Reply, Request } from './route.ts'

/** Runs the writing part of a use case in one transaction, with its idempotency key and its answer check. */
export type Write<Tx extends Transaction> = <E extends Endpoint>(
  request: Request<E>,
  work: (tx: Tx) => Promise<Reply<E>>,
) => Promise<Reply<E>>

/**
 * Nothing is committed but an answer that the contract declares. A repeat with the same Idempotency-Key gets the first
 * answer's status and body (cookies and headers are not kept: they may be secrets).
 */
export const writer =
  <Tx extends Transaction>(transaction: OpenTransaction<Tx>, clock: Clock): Write<Tx> =>
  (request, work) =>
    notifying(transaction)(async (tx) => {
      const earlier = await firstResponse(tx, request, clock)
      if (earlier) return alreadyChecked(earlier)
      const answer = checkResponse(request.endpoint, await work(tx))
      await keepResponse(tx, request, answer)
      return answer
    })
