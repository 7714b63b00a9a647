import type { saveEqualOpportunity as contract } from '@lunchpail/contracts/wizard/api'
import { equalOpportunityFields } from '@lunchpail/contracts/wizard/equal-opportunity'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'

/** One statement by the role of the answers: in no transaction of wizard's own, no idempotency row, no event. */
export const saveEqualOpportunity =
  ({ equalOpportunity, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, body }) => {
    const { csrf_token: _, ...answers } = body
    await equalOpportunity.save(caller.account.id, answers, clock.now())
    const complete = equalOpportunityFields.every((field) => answers[field] !== undefined)
    return { status: 200, body: { answers, complete } }
  }
