import { candidateChanged } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** That a candidate answered something, in an application that was begun or in the profile; nothing of what it was. */
export const onCandidateChanged = projection(
  candidateChanged,
  async (tx: Transaction, { things: candidates }, { epoch }) => {
    const rows = candidates.map(({ id, version }) => ({ account_id: id, version }))
    await storeNewest(tx, 'held_profile', 'account_id', rows, epoch)
  },
  { readModel: ['held_profile'] },
)
