import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Question } from '@lunchpail/contracts/jobs/question'

/**
 * Of the questions of a submission, those of the company of this position, by its id: another company of the same name gets
 * none of the answers.
 */
export const askedBy = (
  { company_id }: Pick<PositionState, 'company_id'>,
  questions: readonly Question[],
): Question[] => questions.filter((one) => one.company_id === company_id)
