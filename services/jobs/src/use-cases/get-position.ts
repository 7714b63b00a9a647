import type { getPosition as endpoint } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentCard } from '../presenters.ts'
import { findPlace } from '../queries/find-place.ts'
import { findPosition } from '../queries/find-position.ts'

/** Responds whatever the state, so that an old link shows that the job is closed. */
export const getPosition =
  ({ statements }: Deps): Handler<typeof endpoint> =>
  async ({ params, query }) => {
    // Only the distance needs the ZIP code: an unknown one leaves it out.
    const place = query.zip === undefined ? null : await findPlace(statements, query.zip)
    const row = (await findPosition(statements, params.id, place)) ?? refuse('not-found')
    return {
      status: 200,
      body: {
        position: {
          ...presentCard(row),
          details: row.sections,
          schedule_description: row.schedule_description,
          about: row.about,
          address: row.address,
        },
      },
    }
  }
