import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Stores where candidates live and how far they travel. */
export const onCandidateChanged = projection(
  candidateChanged,
  async (tx: Tx, { things: candidates }, { epoch }) => {
    const rows = candidates.map(({ id, version, latitude, longitude, commute_type, commute_length }) => ({
      account_id: id,
      version,
      latitude,
      longitude,
      commute_type,
      commute_length,
    }))
    await upsertNewest(tx, 'candidate', 'account_id', rows, epoch)
  },
  { readModel: ['candidate'] },
)
