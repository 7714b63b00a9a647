import type { whyNotSuggested as contract } from '@lunchpail/contracts/matches/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findRankedCandidate } from '../weights/find-ranking.ts'
import { findReasons } from './find-reasons.ts'
import { presentReasons } from './present-reasons.ts'

export const whyNotSuggested =
  ({ statements, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, query, language }) => {
    const now = clock.now()
    const candidate = await findRankedCandidate(statements, caller.account.id)
    const why = await findReasons(statements, candidate, query.p, now)
    if (!why) return refuse('not-found')
    return { status: 200, body: presentReasons(why, candidate, language, now) }
  }
