import type { CandidateState } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'

/** Stores of each candidate where they live and how far they travel. */
export const saveCandidates = (tx: Transaction, candidates: readonly CandidateState[]): Promise<string[]> =>
  upsertNewest(
    tx,
    'candidate',
    'account_id',
    candidates.map(({ id, version, latitude, longitude, commute_type, commute_length }) => ({
      account_id: id,
      version,
      latitude,
      longitude,
      commute_type,
      commute_length,
    })),
  )
