import type { openReference as contract } from '@lunchpail/contracts/profile/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { findReferenceRequest } from './find-reference-request.ts'

/** Looking at it uses nothing up: programs that check links open them too. */
export const openReference =
  ({ database, clock }: Deps): Handler<typeof contract> =>
  async ({ body, caller }) => {
    const request = await findReferenceRequest(database, body.token, clock.now())
    // who asks cannot answer, and hears it before anything is typed
    if (caller.account?.id === request.accountId) return refuse('forbidden')
    return {
      status: 200,
      body: {
        candidate_name: request.candidateName,
        manager_name: request.managerName,
        title: request.title,
        company: request.company,
        start_date: request.startDate,
        end_date: request.endDate,
        expires_at: request.expiresAt.toISOString(),
      },
    }
  }
