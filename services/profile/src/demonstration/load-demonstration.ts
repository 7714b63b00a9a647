import { tradeBit } from '@lunchpail/contracts/jobs/enumerations'
import type { Question } from '@lunchpail/contracts/jobs/question'
import { noSkillAnswer, unlockAnswers } from '@lunchpail/contracts/matches/enumerations'
import { attributes } from '@lunchpail/contracts/matches/rules/score'
import {
  demonstrationApplicants,
  type DemonstrationApplicant,
} from '@lunchpail/kit-local/demonstration/applicants'
import { demonstrationCompany } from '@lunchpail/kit-local/identity-provider/persons'
import type { OpenTransaction } from '@lunchpail/kit-database/transaction'
import type { Tx } from '../database.ts'
import { answererOf } from '../questions/find-questions.ts'
import { writtenBy } from '../questions/product-answer.ts'
import { productQuestions } from '../questions/product-questions.ts'
import type { FindHome } from '../sections/find-home.ts'
import { splitPreferences } from '../sections/preferences.ts'
import { lockPerson } from '../sections/read-person.ts'
import { savePerson } from '../sections/save-person.ts'

/** Whose deck shows the lock, a few answers before it opens. */
export const lockedEmail = 'rosa.delgado@example.com'
const answersOfLocked = unlockAnswers - 3

/** What the applicants of the demonstration answered, so that their decks are open. Whoever answered anything is left alone. */
export async function loadDemonstration(
  transaction: OpenTransaction<Tx>,
  findHome: FindHome,
  now: Date,
): Promise<void> {
  for (const applicant of demonstrationApplicants)
    await transaction((tx) => loadOne(tx, applicant, findHome, now))
}

async function loadOne(
  tx: Tx,
  applicant: DemonstrationApplicant,
  findHome: FindHome,
  now: Date,
): Promise<void> {
  const person = await lockPerson(tx, applicant.accountId)
  const before = answererOf(person)
  if (before.answered.length > 0 || (before.skills ?? []).length > 0) return
  // all of them as one save: each of its own would be an event
  let [answerer, sections, preferences] = [before, {}, {}]
  for (const { question, response } of answersOf(applicant)) {
    const written = writtenBy(question, { id: question.id, response }, answerer, now)
    const split = splitPreferences(written.preferences ?? {})
    preferences = { ...preferences, ...split.preferences }
    sections = { ...sections, ...split.availability, ...(written.skills && { skills: written.skills }) }
    answerer = { ...answerer, skills: written.skills ?? answerer.skills }
  }
  await savePerson(tx, person, { value: sections, preferences }, { savedAt: now, at: now }, findHome)
}

/** To the questions that come first: those about preferences and some of what jobs ask for. */
function answersOf({ company, email, daysAgo }: DemonstrationApplicant) {
  const trade = company === demonstrationCompany.name ? 'warehouse' : 'trucking'
  const preferences: Readonly<Record<string, string | string[]>> = {
    'search-status': 's1',
    role: [trade],
    availability: ['day', 'swing', 'night', 'weekend', 'overtime'],
    'commute-length': 'm60',
    wage: 'w16',
  }
  const count = email === lockedEmail ? answersOfLocked : unlockAnswers + 5
  return productQuestions(tradeBit[trade])
    .slice(0, count)
    .map((question, place) => ({
      question,
      response: preferences[question.id] ?? skillAnswer(question, place + daysAgo),
    }))
}

/** Mostly a yes; the conditions of jobs are always met. */
function skillAnswer({ answers, keywords = [] }: Question, number: number): string {
  const isCondition = keywords.some(({ id }) => (attributes as readonly string[]).includes(id))
  if (number % 6 === 5 && !isCondition) return noSkillAnswer
  const yes = answers.filter(({ id }) => id !== noSkillAnswer)
  return yes[number % yes.length]!.id
}
