import type { Question } from '../../../jobs/question.ts'
import type { Application } from '../../application.ts'
import { answerError } from '../question.ts'

/**
 * `p` says what is applied for: positions of the draft that it does not name leave, but for those that the person marked
 * together or added in the suggestions (`picked`). Without `p` none leaves.
 */
export const leavingPositions = (
  { positions = [], picked = [] }: Pick<Application, 'positions' | 'picked'>,
  asked: readonly number[],
): number[] =>
  asked.length === 0 ? [] : positions.filter((id) => !asked.includes(id) && !picked.includes(id))

/** Whether the person answered something for this position alone: they are asked before it leaves. */
export function hasOwnAnswers(
  { id, questions }: { readonly id: number; readonly questions: readonly Question[] },
  { pref_shift_start, questions: answers = [] }: Application,
): boolean {
  if (pref_shift_start?.[id] !== undefined) return true
  return questions.some((question) =>
    answers.some((answer) => answer.id === question.id && answerError(question, answer) === null),
  )
}
