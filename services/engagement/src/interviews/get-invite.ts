import type { getInvite as contract } from '@lunchpail/contracts/engagement/interviews-api'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { answerInvite } from './answer-invite.ts'

export const getInvite =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ caller, params }) =>
    answerInvite(database, params.id, caller.account.id, clock.now())
