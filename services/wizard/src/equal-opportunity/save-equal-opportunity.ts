import type { saveEqualOpportunity as contract } from '@lunchpail/contracts/wizard/api'
import { equalOpportunityFields } from '@lunchpail/contracts/wizard/equal-opportunity'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

/**
 * One statement by the role of the answers: in no row of wizard's own, no idempotency row, no event. The transaction around
 * it holds off an erasure of the person, and refuses an erased one.
 */
export const saveEqualOpportunity =
  ({ equalOpportunity, rawSql, clock }: Deps): Handler<typeof contract> =>
  async (request) =>
    rawSql.writeAlso({ ...request, idempotencyKey: undefined }, async () => {
      const { csrf_token: _, ...answers } = request.body
      await equalOpportunity.save(request.caller.account.id, answers, clock.now())
      const complete = equalOpportunityFields.every((field) => answers[field] !== undefined)
      return { status: 200, body: { answers, complete } }
    })
