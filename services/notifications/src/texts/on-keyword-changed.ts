import { keywordChanged } from '@lunchpail/contracts/jobs/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Keeps which words of posters lead to a job or an event. */
export const onKeywordChanged = projection(
  keywordChanged,
  async (tx: Transaction, { things: keywords }, { epoch }) => {
    await storeNewest(
      tx,
      'poster_keyword',
      'word',
      keywords.map(({ id, version, position_id, gathering_id, open }) => ({
        word: id,
        version,
        used: position_id !== null || gathering_id !== null,
        registers: gathering_id !== null,
        gathering_id,
        open,
      })),
      epoch,
    )
  },
  { readModel: ['poster_keyword'] },
)
