// By hand: Prisma's upsert takes one row at a time.
import { answerChanged, type AnswerState } from '@lunchpail/contracts/profile/events'
import { emit } from '@lunchpail/kit-events/emit'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { SaveContext } from '../sections/save-sections.ts'

export type CompanyAnswer = Pick<AnswerState, 'question_id' | 'response' | 'follow_up_response'>

const upsert = `insert into answer as stored (account_id, question_id, version, response, follow_up_response, answered_at)
  select $1::uuid, question_id, 1, response, follow_up_response, $3::timestamptz
  from jsonb_to_recordset($2::jsonb) as sent (question_id text, response jsonb, follow_up_response text)
  on conflict (account_id, question_id) do update set version = stored.version + 1, response = excluded.response,
    follow_up_response = excluded.follow_up_response, answered_at = excluded.answered_at
  where stored.answered_at < excluded.answered_at
  returning question_id, version, response, follow_up_response`

/** As many as fit in an event: each may have 4,000 characters. */
const inEvent = 50

/**
 * Keeps answers to questions of companies and publishes those that are newer than what is kept. Under the lock of their account.
 * Returns whether there was one.
 */
export async function saveAnswers(
  tx: Transaction,
  accountId: string,
  answers: readonly CompanyAnswer[],
  { savedAt, at, traceparent }: SaveContext,
): Promise<boolean> {
  const once = [...new Map(answers.map((answer) => [answer.question_id, answer])).values()]
  const rows = await tx.$queryRawUnsafe<Omit<AnswerState, 'account_id' | 'answered_at'>[]>(
    upsert,
    accountId,
    JSON.stringify(once),
    savedAt.toISOString(),
  )
  const states = rows.map((row) => ({ ...row, account_id: accountId, answered_at: savedAt.toISOString() }))
  for (let from = 0; from < states.length; from += inEvent)
    await emit(
      tx,
      answerChanged,
      { things: states.slice(from, from + inEvent) },
      { at, subject: accountId, traceparent },
    )
  return states.length > 0
}
