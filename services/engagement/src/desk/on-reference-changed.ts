import { referenceChanged } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Keeps what managers of earlier jobs said, sealed, for the companies to which the candidate applied. */
export const onReferenceChanged = projection(
  referenceChanged,
  async (tx: Transaction, { things: references }, { epoch }) => {
    await storeNewest(
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
