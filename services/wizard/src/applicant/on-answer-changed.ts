import { answerChanged } from '@lunchpail/contracts/profile/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { storeNewest } from '@lunchpail/kit-database/upsert-newest'
import { projection } from '@lunchpail/kit-events/subscription'

/** Stores what people answered to questions of companies, so that no application asks it again. */
export const onAnswerChanged = projection(
  answerChanged,
  async (tx: Transaction, { things: answers }, { epoch }) => {
    await storeNewest(tx, 'known_answer', 'account_id, question_id', answers, epoch)
  },
  { readModel: ['known_answer'] },
)
