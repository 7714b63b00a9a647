import type { Question } from '@lunchpail/contracts/jobs/question'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { answersSaved } from '@lunchpail/contracts/wizard/events'
import { currentAnswer } from '@lunchpail/contracts/wizard/rules/question'
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
  const answers = (application.questions ?? []).flatMap((given) => {
    const question = asked.find(({ id }) => id === given.id)
    if (!question || given.response === undefined) return []
    const { follow_up_response = null } = currentAnswer(question, given)
    return [{ question_id: given.id, response: given.response, follow_up_response }]
  })
  for (let from = 0; from < answers.length; from += inEvent)
    await emit(
      tx,
      answersSaved,
      { account_id: accountId, saved_at: at.toISOString(), answers: answers.slice(from, from + inEvent) },
      { at, subject: accountId, traceparent },
    )
}
