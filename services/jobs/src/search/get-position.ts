import type { getPosition as endpoint } from '@lunchpail/contracts/jobs/api'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Handler } from '@lunchpail/kit-service/route'
import type { Deps } from '../deps.ts'
import { presentCard } from './present-card.ts'
import { presentDetail } from './present-detail.ts'
import { findApplied, findCandidate, homeOf } from './find-candidate.ts'
import { findPlace } from '../places/find-place.ts'
import { findPosition } from './find-position.ts'

/** Responds whatever the state, so that an old link shows that the job is closed. */
export const getPosition =
  ({ statements, clock }: Deps): Handler<typeof endpoint> =>
  async ({ params, query, language, caller: { account } }) => {
    const now = clock.now()
    const candidate = await findCandidate(statements, account)
    // Only the distance needs a place: one that is not known leaves it out.
    const from = query.zip === undefined ? homeOf(candidate) : await findPlace(statements, query.zip)
    const row = (await findPosition(statements, params.id, from, now)) ?? refuse('not-found')
    const applied = await findApplied(statements, account, [row.id], now)
    const card = presentCard(row, language, applied)
    const days = applied.get(row.id)?.days ?? null
    return { status: 200, body: { position: presentDetail(row, card, candidate, language, days) } }
  }
