import { replyTimeChanged } from '@lunchpail/contracts/engagement/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Keeps how long companies take to answer, for the pages of their jobs. */
export const onReplyTimeChanged = projection(
  replyTimeChanged,
  async (tx: Transaction, { things }, { epoch }) => {
    await storeNewest(
      tx,
      'reply_time',
      'employer_id',
      things.map(({ id, ...rest }) => ({ employer_id: id, ...rest })),
      epoch,
    )
  },
  { readModel: ['reply_time'] },
)
