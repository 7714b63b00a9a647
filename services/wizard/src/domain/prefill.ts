import type { Question } from '@lunchpail/contracts/jobs/question'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { isAskedAgain } from '@lunchpail/contracts/wizard/rules/question'
import { withoutSections } from './section-value.ts'

/** Keys that belong to one submit, not to the person. */
const ofOneSubmit = [
  'positions',
  'picked',
  'complete',
  'mismatch_ack',
  'move_date',
  'from_sug',
  'suggestions_done',
  'gaps_asked',
  'utm',
  'search',
  'clickcast_click_id',
  'user_agent',
] as const satisfies readonly (keyof Application)[]

/**
 * Nobody is asked the same twice: a new application begins with the answers of the last one, but for the person's
 * sections, which come from profile.
 */
export function prefill(
  last: { application: Application; questions: readonly Question[]; submittedAt: Date },
  now: Date,
): Application {
  const prefilled = withoutSections(last.application)
  for (const key of ofOneSubmit) delete prefilled[key]
  const answers = prefilled.questions?.filter((answer) => {
    const asked = last.questions.find((question) => question.id === answer.id)
    return !asked || !isAskedAgain(asked, answer, last.submittedAt, now)
  })
  return answers ? { ...prefilled, questions: answers } : prefilled
}
