import { expect } from '@playwright/test'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { Application, QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { asksFollowUp, choicesOf, questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { anyShift } from '@lunchpail/contracts/wizard/enumerations'
import { signedUp, type Person } from './person.ts'
import { post, type Client } from './site.ts'

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

/** The step that an application has come to. */
type Reached = 'history' | 'questions' | 'suggestions' | 'review'

/** What an application lacks that has come to a step. */
const lacks: Readonly<Record<Reached, Application>> = {
  history: { jobs: [], done_adding_jobs: false, self_promo: '', gut_checks: [], suggestions_done: false },
  questions: { questions: [], suggestions_done: false },
  suggestions: { suggestions_done: false },
  review: {},
}

/** A new person whose application for these positions is complete and not submitted, or has come to a step before. */
export async function applicant(
  client: Client,
  positions: readonly number[],
  next: Reached = 'review',
): Promise<Person> {
  const person = await signedUp(client)
  await fillIn(client, person, positions, next)
  return person
}

/** A new person who has applied for a position; the application's id. */
export async function applied(client: Client, position: number): Promise<Person & { application: string }> {
  const person = await signedUp(client)
  return { ...person, application: await apply(client, person, position) }
}

/** The same for a person who is signed in. */
export async function apply(client: Client, person: Person, position: number): Promise<string> {
  const answers = await fillIn(client, person, [position])
  const sent = await post(client, '/app/start/?_st=review', { ...answers, complete: 1 })
  const [{ application_id: application }] = sent['applications'] as [{ application_id: string }]
  return application
}

/** Saves the application of a person who is signed in, and returns it. */
export async function fillIn(
  client: Client,
  person: Person,
  positions: readonly number[],
  next: Reached = 'review',
): Promise<object> {
  const answer = await client.request.get(`/api/hire/v1/wizard/?p=${positions.join(',')}`)
  const chosen = ((await answer.json()) as { positions: WizardPosition[] }).positions
  const questions = questionsOf(chosen)
  const keywords = [
    ...chosen.flatMap((position) => position.keywords),
    ...questions.flatMap((question) => question.answers.flatMap((answer) => answer.keywords ?? [])),
  ]
  await post(client, '/api/hire/v1/equal-opportunity/', {
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
    suggestions_done: true,
    ...lacks[next],
  }
  const saved = await post(client, '/app/start/?_st=review', application)
  expect(saved['walk'], 'how far the application is').toMatchObject({ next })
  return application
}
