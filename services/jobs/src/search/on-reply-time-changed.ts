import { replyTimeChanged } from '@lunchpail/contracts/engagement/events'
import { upsertNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'
import type { Tx } from '../database.ts'

/** Keeps how long companies take to answer, for the pages of their jobs. */
export const onReplyTimeChanged = projection(
  replyTimeChanged,
  async (tx: Tx, { things }, { epoch }) => {
    await upsertNewest(
      tx,
      'reply_time',
      'employer_id',
      things.map(({ id, ...rest }) => ({ employer_id: id, ...rest })),
      epoch,
    )
  },
  { readModel: ['reply_time'] },
)
