import type { Question } from '@lunchpail/contracts/jobs/question'
import type { Application, QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { answerError, isAskedAgain } from '@lunchpail/contracts/wizard/rules/question'
import type { Database } from '../database.ts'

/** An answer that profile keeps, wherever it was given. */
export interface KnownAnswer {
  readonly answer: QuestionAnswer
  readonly answeredAt: Date
}

/** What a person has answered of these questions, as far as profile has told. */
export async function findKnownAnswers(
  database: Pick<Database, 'knownAnswer'>,
  accountId: string,
  asked: readonly Question[],
): Promise<KnownAnswer[]> {
  if (asked.length === 0) return []
  const rows = await database.knownAnswer.findMany({
    where: { accountId, questionId: { in: asked.map(({ id }) => id) } },
  })
  return rows.map(({ questionId: id, response, followUpResponse, answeredAt }) => ({
    answer: {
      id,
      response: response as string | string[],
      ...(followUpResponse !== null && { follow_up_response: followUpResponse }),
    },
    answeredAt,
  }))
}

/**
 * No candidate is asked the same twice: an application has what was answered elsewhere, where it has no answer itself, or one
 * from before. `savedAt` is when its own answers were given at the latest. What is due, or fits the question no more, is asked
 * again.
 */
export function withKnownAnswers(
  application: Application,
  known: readonly KnownAnswer[],
  asked: readonly Question[],
  { savedAt, now }: { readonly savedAt: Date | null; readonly now: Date },
): Application {
  const given = application.questions ?? []
  const newer = known.filter(({ answer, answeredAt }) => {
    const question = asked.find(({ id }) => id === answer.id)
    if (!question || answerError(question, answer) || isAskedAgain(question, answer, answeredAt, now))
      return false
    const own = given.some(({ id, response }) => id === answer.id && response !== undefined)
    return !own || (savedAt !== null && answeredAt > savedAt)
  })
  if (newer.length === 0) return application
  const ids = newer.map(({ answer }) => answer.id)
  return {
    ...application,
    questions: [...given.filter(({ id }) => !ids.includes(id)), ...newer.map(({ answer }) => answer)],
  }
}
