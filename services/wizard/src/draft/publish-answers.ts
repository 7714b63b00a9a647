import type { Question } from '@lunchpail/contracts/jobs/question'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { answersSaved } from '@lunchpail/contracts/wizard/events'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { emit } from '@lunchpail/kit-events/emit'

/** As many as fit in an event: each may have 4,000 characters. */
const inEvent = 50

/** Publishes the answers of an application that is sent for profile to keep, in the transaction that sends it. */
export async function publishAnswers(
  tx: Transaction,
  application: Application,
  asked: readonly Question[],
  { accountId, at, traceparent }: { accountId: string; at: Date; traceparent: string | undefined },
): Promise<void> {
  const ids = asked.map(({ id }) => id)
  const answers = (application.questions ?? []).flatMap(({ id, response, follow_up_response }) =>
    response !== undefined && ids.includes(id)
      ? [{ question_id: id, response, follow_up_response: follow_up_response ?? null }]
      : [],
  )
  for (let from = 0; from < answers.length; from += inEvent)
    await emit(
      tx,
      answersSaved,
      { account_id: accountId, saved_at: at.toISOString(), answers: answers.slice(from, from + inEvent) },
      { at, subject: accountId, traceparent },
    )
}
