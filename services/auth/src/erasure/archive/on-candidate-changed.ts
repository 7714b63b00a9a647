import { candidateChanged } from '@lunchpail/contracts/profile/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../../database.ts'

/** That somebody answered something, in an application that was begun or in the profile; nothing of what it was. */
export const onCandidateChanged = projection(
  candidateChanged,
  async (tx: Tx, { things: candidates }, { epoch }) => {
    const rows = candidates.map(({ id, version }) => ({ account_id: id, version }))
    await upsertNewest(tx, 'held_profile', 'account_id', rows, epoch)
  },
  { readModel: ['held_profile'] },
)
