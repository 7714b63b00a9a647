import type { Question } from '@lunchpail/contracts/jobs/question'
import { answerId } from '../companies/question-id.ts'

type Answers = Question['answers']

interface Stored {
  readonly text: string
  readonly type: number
  readonly answers: Answers
  readonly followUp: string | null
  readonly repromptThreshold: string | null
  readonly repromptAnswers: readonly string[]
}

interface Typed {
  readonly question: string
  readonly type: number
  /** none where it is answered in the candidate's own words */
  readonly answers: readonly string[]
}

/** Nothing of it was changed. */
export const isUnchanged = (before: Stored, { question, type, answers }: Typed): boolean =>
  before.text === question &&
  before.type === type &&
  before.answers.length === answers.length &&
  before.answers.every(({ value }, place) => value === answers[place])

/**
 * A question in other words. An answer that stays keeps what follows from it: a text, skills, being asked again. Words in
 * another language are of the question before, so they go.
 */
export function rewritten(before: Stored, { question, type, answers }: Typed) {
  const kept = (value: string) => before.answers.find((answer) => answer.value === value)
  const next: Answers = answers.map((value, place) => {
    const { has_follow_up = false, keywords } = kept(value) ?? {}
    return { id: answerId(place), value, has_follow_up, ...(keywords && { keywords }) }
  })
  const again = next.filter(({ value }) => before.repromptAnswers.includes(kept(value)?.id ?? ''))
  return {
    text: question,
    type,
    answers: next,
    followUp: next.some((answer) => answer.has_follow_up) ? before.followUp : null,
    repromptThreshold: again.length > 0 ? before.repromptThreshold : null,
    repromptAnswers: again.map(({ id }) => id),
  }
}
