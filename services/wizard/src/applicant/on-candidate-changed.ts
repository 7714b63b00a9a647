import { candidateChanged } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Stores where candidates live and how far they travel, and whether auto-apply is on. */
export const onCandidateChanged = projection(
  candidateChanged,
  async (tx: Transaction, { things: candidates }, { epoch }) => {
    const rows = candidates.map((candidate) => ({
      account_id: candidate.id,
      version: candidate.version,
      latitude: candidate.latitude,
      longitude: candidate.longitude,
      commute_type: candidate.commute_type,
      commute_length: candidate.commute_length,
      answered: candidate.answered,
      auto_apply: candidate.auto_apply_enabled,
    }))
    await storeNewest(tx, 'candidate', 'account_id', rows, epoch)
  },
  { readModel: ['candidate'] },
)
