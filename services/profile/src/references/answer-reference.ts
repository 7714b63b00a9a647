import type { answerReference as contract } from '@lunchpail/contracts/profile/api'
import { referenceChanged } from '@lunchpail/contracts/profile/events'
import { lockAccount } from '@lunchpail/kit-database/lock-account'
import { emit } from '@lunchpail/kit-events/emit'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { referenceStateOf } from './given-reference.ts'
import { findReferenceRequest } from './find-reference-request.ts'

const stateOf = { given: 'answered', declined: 'declined', 'not-me': 'not-me' } as const

/**
 * Said once, by whoever has the link, for the companies to which the candidate applies. What is said is sealed:
 * it is not the candidate's, and not in their archive.
 */
export const answerReference =
  ({ database, write, clock, contactSecret, updateTabs }: Deps): Handler<typeof contract> =>
  async (request) => {
    const { caller, body } = request
    const now = clock.now()
    const { accountId } = await findReferenceRequest(database, body.token, now)
    if (caller.account?.id === accountId) return refuse('forbidden')
    const { csrf_token: _csrf, token, said, ...answer } = body
    const sealedAnswer =
      said === 'given'
        ? await contactSecret.seal({
            ...answer,
            answered_at: now.toISOString(),
            /** a manager with an account says it as that account */
            account_id: caller.account?.id ?? null,
          })
        : null
    const reply = await write(request, async (tx) => {
      // with the requests and the erasure of the candidate in turn
      await lockAccount(tx, accountId)
      const { id } = await findReferenceRequest(tx, token, now)
      const answered = await tx.referenceRequest.update({
        where: { id },
        data: { state: stateOf[said], secretHash: null, sealedAnswer, isRead: sealedAnswer !== null },
      })
      if (sealedAnswer !== null) {
        const state = await referenceStateOf(contactSecret, { ...answered, sealedAnswer })
        await emit(tx, referenceChanged, { things: [state] }, { at: now, traceparent: request.traceparent })
      }
      return { status: 200, body: { done: true as const } }
    })
    updateTabs({ kind: 'changed', accountId, topic: 'profile' })
    return reply
  }
