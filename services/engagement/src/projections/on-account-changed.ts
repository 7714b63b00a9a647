import { accountChanged } from '@lunchpail/contracts/auth/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Keeps how managers call the people who apply. */
export const onAccountChanged = projection(
  accountChanged,
  async (tx: Tx, { things: accounts }, { epoch }) => {
    const candidates = accounts.filter(({ type }) => type === 'applicant')
    await upsertNewest(
      tx,
      'candidate',
      'account_id',
      candidates.map(({ id, version, first_name, last_name }) => ({
        account_id: id,
        version,
        first_name,
        last_name,
      })),
      epoch,
    )
  },
  { readModel: ['candidate'] },
)
