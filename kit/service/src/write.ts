import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { alreadyChecked, checkAnswer } from './answer.ts'
import type { Clock } from './clock.ts'
import { firstAnswer, keepAnswer } from './idempotency.ts'
import { nudge } from './nudge.ts'
import type { Reply, Request } from './route.ts'
import type { OpenTransaction, Transaction } from './service.ts'

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
  async (request, work) => {
    let ended: Tx | undefined
    const reply = await transaction(async (tx) => {
      ended = tx
      const earlier = await firstAnswer(tx, request, clock)
      if (earlier) return alreadyChecked(earlier)
      const answer = checkAnswer(request.endpoint, await work(tx))
      await keepAnswer(tx, request, answer)
      return answer
    })
    nudge.committed(ended)
    return reply
  }
