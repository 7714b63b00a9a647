import type { Application } from '@lunchpail/contracts/wizard/application'
import { isAskedAgain, questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import type { Found } from '../applicant/find-applicant.ts'

const without = (application: Application, ids: readonly string[]): Application => ({
  ...application,
  questions: application.questions?.filter(({ id }) => !ids.includes(id)),
})

/**
 * The same without the answers of the draft whose time came since it was saved. Whatever a draft holds was answered
 * by its last save at the latest; an answer that comes later is a new one.
 */
export function withoutAnswersDue(found: Found, now: Date): Found {
  const { application, saved_at } = found.applicant
  if (!application || saved_at === null) return found
  const asked = questionsOf(found.chosen.positions)
  const due = (application.questions ?? []).filter((answer) => {
    const question = asked.find(({ id }) => id === answer.id)
    return question !== undefined && isAskedAgain(question, answer, new Date(saved_at), now)
  })
  if (due.length === 0) return found
  const ids = due.map(({ id }) => id)
  return { ...found, applicant: { ...found.applicant, application: without(application, ids) } }
}
