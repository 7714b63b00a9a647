import type { Question } from '@lunchpail/contracts/jobs/question'
import { sentErrors } from '@lunchpail/contracts/profile/rules/sent-errors'
import type { QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { utcDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import {
  answerError,
  currentAnswer,
  responsesOf,
  takesSeveral,
} from '@lunchpail/contracts/wizard/rules/question'
import { refuse } from '@lunchpail/kit-service/refusal'
import type { Tx } from '../database.ts'
import type { FindHome } from '../sections/find-home.ts'
import { splitPreferences } from '../sections/preferences.ts'
import { publishCandidate } from '../sections/publish-candidate.ts'
import { readPerson, type StoredPerson } from '../sections/read-person.ts'
import { savePerson } from '../sections/save-person.ts'
import { answererOf } from './find-questions.ts'
import { writtenBy } from './product-answer.ts'
import { productQuestionOf } from './product-questions.ts'
import { saveAnswers } from './save-answer.ts'
import { skillsOfAnswer } from './skills-of-answer.ts'

interface Saving {
  readonly question: Question
  readonly answer: QuestionAnswer
  readonly now: Date
  readonly traceparent?: string | undefined
}

/** One choice or text as itself and several as a list, whichever of both was sent. */
function responseOf(question: Question, answer: QuestionAnswer): string | string[] {
  const given = responsesOf(answer)
  return takesSeveral(question) ? [...given] : given[0]!
}

/**
 * Keeps an answer, whoever brought it: a preference, a skill, or an answer of its own. Refuses what is no answer to that
 * question. Returns the person as they are now.
 */
export async function saveResponse(
  tx: Tx,
  person: StoredPerson,
  { question, answer: sent, now, traceparent }: Saving,
  findHome: FindHome,
): Promise<StoredPerson> {
  const rule = answerError(question, sent)
  if (rule) {
    const field = rule === 'application.follow-up' ? 'follow_up_response' : 'response'
    return refuse('invalid', { fieldErrors: { [field]: rule } })
  }
  const response = responseOf(question, sent)
  const answer = { ...sent, response }
  const context = { savedAt: now, at: now, traceparent }
  if (!productQuestionOf(question.id)) {
    const company = {
      question_id: question.id,
      response,
      follow_up_response: currentAnswer(question, answer).follow_up_response || null,
    }
    await saveAnswers(tx, person.accountId, [company], context)
    const skills = skillsOfAnswer(question, answer, person.value.skills ?? [], now)
    const saved = skills && (await savePerson(tx, person, { value: { skills } }, context, findHome))
    const { companyAnswers } = await readPerson(tx, person.accountId)
    const after = { ...(saved ?? person), companyAnswers }
    await publishCandidate(tx, after, findHome, context)
    return after
  }
  const { preferences: written = {}, skills } = writtenBy(question, answer, answererOf(person), now)
  const { preferences, availability } = splitPreferences(written)
  const value = { ...availability, ...(skills && { skills }) }
  const errors = sentErrors(value, person.value, utcDay(now))
  const [rated] = Object.values(errors)
  if (rated !== undefined) return refuse('invalid', { fieldErrors: { response: rated } })
  return (await savePerson(tx, person, { value, preferences }, context, findHome)) ?? person
}
