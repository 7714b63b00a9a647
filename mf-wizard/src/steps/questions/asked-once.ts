import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { asksNumber, currentAnswer } from '@lunchpail/contracts/wizard/rules/question'

/** A question, and those of other jobs that ask the same: one answer is the answer to all. */
export interface AskedOnce {
  readonly question: Question
  readonly twins: readonly Question[]
}

/** "Why us?" of one company is not that of another. */
const withChoices: readonly number[] = [
  questionType['choose one'],
  questionType['choose many'],
  questionType['follow up'],
  questionType['select one'],
]

const isSame = (one: Question, other: Question): boolean =>
  (withChoices.includes(one.type) || asksNumber(one)) && words(one) === words(other)

const words = ({ type, question, answers, follow_up, translations }: Question): string =>
  JSON.stringify([
    type,
    [question, translations?.es?.question].map((each) => each?.trim().toLowerCase()),
    answers.map(({ value, has_follow_up }) => [value, has_follow_up]),
    follow_up,
  ])

/** An answer to one question as the answer to its twin, whose choices have ids of their own. */
export function answerTo(twin: Question, question: Question, answer: QuestionAnswer): QuestionAnswer {
  const idOf = (id: string) =>
    twin.answers[question.answers.findIndex((choice) => choice.id === id)]?.id ?? id
  const { response } = answer
  return {
    ...answer,
    id: twin.id,
    ...(response !== undefined && {
      response: Array.isArray(response) ? response.map(idOf) : idOf(response),
    }),
  }
}

/** Questions of several companies without those that repeat another one, as long as both are answered alike. */
export function askedOnce(
  questions: readonly Question[],
  given: readonly QuestionAnswer[] = [],
): AskedOnce[] {
  const answerOf = (question: Question): QuestionAnswer =>
    currentAnswer(question, given.find(({ id }) => id === question.id) ?? { id: question.id })
  const said = ({ response, follow_up_response }: QuestionAnswer) =>
    JSON.stringify([response ?? null, follow_up_response ?? null])
  const found: { question: Question; twins: Question[] }[] = []
  for (const asked of questions) {
    const first = found.find(
      ({ question }) =>
        isSame(question, asked) &&
        said(answerTo(asked, question, answerOf(question))) === said(answerOf(asked)),
    )
    if (first) first.twins.push(asked)
    else found.push({ question: asked, twins: [] })
  }
  return found
}
