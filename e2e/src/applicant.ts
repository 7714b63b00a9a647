import { expect, type Page } from '@playwright/test'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { Application, QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { asksFollowUp, choicesOf, questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { anyShift } from '@lunchpail/contracts/wizard/enumerations'
import { signedUp, type Person } from './person.ts'
import { post } from './site.ts'

/** The answers that do not depend on the positions. */
const baseAnswers: Application = {
  // a home abroad: no way to work that could be too long
  address_international: true,
  address_line1: '12 Rue des Forges',
  address_city: 'Montréal',
  birth_date: '04/05/1991',
  eligible: 1,
  schools: [{ degree_type: 1 }],
  pref_shift_day: 4,
  pref_shift_swing: 3,
  pref_shift_night: 3,
  pref_shift_weekend: 3,
  pref_shift_overtime: 3,
  jobs: [
    {
      title: 'Forklift operator',
      company: 'Hudson Freight',
      city: 'Newark',
      state: 'NJ',
      start_date: '01/2020',
      current_job: true,
      duties: 'Moved pallets, loaded trucks and trained two new people.',
      reference_id: 'abc',
    },
  ],
  done_adding_jobs: true,
  self_promo: 'I show up on time.',
}

const answerTo = (question: Question): QuestionAnswer => {
  const [first] = choicesOf(question)
  const response = first
    ? question.type === questionType['choose many']
      ? [first.id]
      : first.id
    : 'About 5 years'
  const answer = { id: question.id, response }
  return asksFollowUp(question, answer) ? { ...answer, follow_up_response: 'About five years' } : answer
}

/** A new person whose application for these positions is complete and not submitted, or lacks its last step. */
export async function applicant(
  page: Page,
  positions: readonly number[],
  next: 'review' | 'suggestions' = 'review',
): Promise<Person> {
  const person = await signedUp(page)
  await fillIn(page, person, positions, next)
  return person
}

/** The same for a person who is signed in; the saved application. */
export async function fillIn(
  page: Page,
  person: Person,
  positions: readonly number[],
  next: 'review' | 'suggestions' = 'review',
): Promise<object> {
  const answer = await page.request.get(`/api/hire/v1/wizard/?p=${positions.join(',')}`)
  const chosen = ((await answer.json()) as { positions: WizardPosition[] }).positions
  const questions = questionsOf(chosen)
  const keywords = [
    ...chosen.flatMap((position) => position.keywords),
    ...questions.flatMap((question) => question.answers.flatMap((answer) => answer.keywords ?? [])),
  ]
  await post(page, '/api/hire/v1/equal-opportunity/', {
    gender: 'not_specified',
    ethnicity: 7,
    veteran_status: 3,
    disability_status: 3,
  })
  const application = {
    ...baseAnswers,
    first_name: person.firstName,
    last_name: person.lastName,
    email: person.email,
    phone: person.phone,
    positions,
    questions: questions.map(answerTo),
    skills: keywords.map(({ id, name }) => ({ qid: id, name, has_skill: true })),
    gut_checks: keywords.map(({ id }) => ({ qid: id, reference_id: 'abc' })),
    phone_skipped_at: new Date().toISOString(),
    pref_shift_start: Object.fromEntries(chosen.map(({ id }) => [id, anyShift])),
    suggestions_done: next === 'review',
  }
  const saved = await post(page, '/app/start/?_st=review', application)
  expect(saved['walk'], 'how far the application is').toMatchObject({ next })
  return application
}
