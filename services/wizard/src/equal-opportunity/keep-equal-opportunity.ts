import type { keepEqualOpportunity as contract } from '@lunchpail/contracts/wizard/api'
import type { Handler } from '@lunchpail/kit-service/route'
import { keepEqualOpportunity as keepAnswers } from './keep-answers.ts'
import type { Deps } from '../deps.ts'
import { chosenAnswers } from '../applicant/read-body.ts'

/** What the shell server took out of a save of the profile. */
export const keepEqualOpportunity =
  (deps: Deps): Handler<typeof contract> =>
  async ({ caller, body }) => {
    const { csrf_token: _, ...carried } = body
    await keepAnswers(deps, caller.account.id, chosenAnswers(carried))
    return { status: 200, body: { saved: true } }
  }
