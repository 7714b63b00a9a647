import type { getPosition as endpoint } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentCard } from '../presenters.ts'
import { findApplied, findCandidate, homeOf } from '../queries/find-candidate.ts'
import { findPlace } from '../queries/find-place.ts'
import { findPosition } from '../queries/find-position.ts'

/** Responds whatever the state, so that an old link shows that the job is closed. */
export const getPosition =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async ({ params, query, caller: { account } }) => {
    // Only the distance needs a place: one that is not known leaves it out.
    const from =
      query.zip === undefined
        ? homeOf(await findCandidate(statements, account))
        : await findPlace(statements, query.zip)
    const row = (await findPosition(statements, params.id, from)) ?? refuse('not-found')
    return {
      status: 200,
      body: {
        position: {
          ...presentCard(row, await findApplied(statements, account, [row.id])),
          details: row.sections,
          schedule_description: row.schedule_description,
          about: row.about,
          address: row.address,
        },
      },
    }
  }
