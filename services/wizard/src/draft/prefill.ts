import type { Question } from '@lunchpail/contracts/jobs/question'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { isAskedAgain } from '@lunchpail/contracts/wizard/rules/question'
import { withoutSections } from '../applicant/section-value.ts'

/** Keys that belong to one submit, not to the person. */
const ofOneSubmit = [
  'positions',
  'picked',
  'complete',
  'mismatch_ack',
  'mismatch_ack_home',
  'location_screen',
  'move_date',
  'from_sug',
  'suggestions_done',
  'gaps_asked',
  'resume_reminder',
  'utm',
  'search',
  'clickcast_click_id',
  'user_agent',
] as const satisfies readonly (keyof Application)[]

export function withoutOneSubmit(application: Application): Application {
  const others = withoutSections(application)
  for (const key of ofOneSubmit) delete others[key]
  return others
}

/** A question as it is asked now, and when the person answered it last. */
export interface Answered {
  readonly question: Question
  readonly answeredAt: Date
}

/** A submitted application, as far as it tells what was answered. */
export interface Submitted {
  readonly questions: readonly Question[]
  readonly submittedAt: Date
}

/**
 * When each question was answered last, by its id. An answer goes from application to application, so that the last one that
 * asked the question counts. `current` are the questions of the jobs now chosen: a company may have changed when it asks again.
 */
export const answeredBefore = (
  submitted: readonly Submitted[],
  current: readonly Question[],
): ReadonlyMap<string, Answered> =>
  new Map(
    submitted
      .toSorted((a, b) => a.submittedAt.getTime() - b.submittedAt.getTime())
      .flatMap(({ questions, submittedAt }) =>
        questions.map((asked) => [
          asked.id,
          { question: current.find(({ id }) => id === asked.id) ?? asked, answeredAt: submittedAt },
        ]),
      ),
  )

/**
 * No candidate is asked the same twice: a new application begins with the answers of the last one, but for the person's
 * sections, which come from profile.
 */
export function prefill(last: Application, answered: ReadonlyMap<string, Answered>, now: Date): Application {
  const prefilled = withoutOneSubmit(last)
  const answers = prefilled.questions?.filter((answer) => {
    const before = answered.get(answer.id)
    return !before || !isAskedAgain(before.question, answer, before.answeredAt, now)
  })
  return answers ? { ...prefilled, questions: answers } : prefilled
}
