import { referenceChanged } from '@lunchpail/contracts/profile/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Keeps what managers of earlier jobs said, sealed, for the companies to which the candidate applied. */
export const onReferenceChanged = projection(
  referenceChanged,
  async (tx: Tx, { things: references }, { epoch }) => {
    await upsertNewest(
      tx,
      'reference',
      'id',
      references.map(({ id, version, account_id, sealed_reference }) => ({
        id,
        version,
        account_id,
        sealed_reference,
      })),
      epoch,
    )
  },
  { readModel: ['reference'] },
)
