import { questionType, type Question } from '../src/jobs/question.ts'
import type { Application, JobEntry } from '../src/wizard/application.ts'
import { stepByName, type WalkFacts, type WalkInput, type WalkPosition } from '../src/wizard/steps.ts'
import type { StepName } from '../src/wizard/step-names.ts'

/** Whoever says yes is asked of two skills: one that position 7 asks for anyway, and one more. */
export const question: Question = {
  id: 'q1',
  hash: 'q1',
  skill: false,
  company_name: 'Acme',
  question: 'Can you lift 50 pounds?',
  type: questionType['choose one'],
  follow_up: null,
  reprompt_threshold: null,
  reprompt_answers: [],
  answers: [
    {
      id: 'yes',
      value: 'Yes',
      has_follow_up: false,
      keywords: [
        { id: 'forklift', name: 'Forklift' },
        { id: 'pallet-jack', name: 'Pallet jack' },
      ],
    },
    { id: 'no', value: 'No', has_follow_up: false },
  ],
}

export const job: JobEntry = {
  company: 'Acme',
  title: 'Picker',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2024',
  end_date: '03/2025',
  duties: 'Picked orders.',
  reason_for_leaving: 2,
}

/** Asks nothing. */
export const noQuestions: WalkPosition = {
  id: 8,
  state: 'open',
  questions: [],
  keywords: [],
  schedule_start: '6:00 AM',
  disable_preferred_shift: false,
}
/** Asks everything: a question, a skill and which of its shifts. */
export const asking: WalkPosition = {
  ...noQuestions,
  id: 7,
  questions: [question],
  keywords: [{ id: 'forklift', name: 'Forklift' }],
  schedule_start: '6:00 AM or 2:00 PM',
}

/** What a person answers at each step. */
export const answersByStep: Record<Exclude<StepName, 'review'>, Application> = {
  contact: { first_name: 'Ana', last_name: 'Diaz', email: 'ana@example.com', phone: '555-201-0188' },
  info: {
    address_line1: '1 Main St',
    address_city: 'Newark',
    address_state: 'NJ',
    address_postal_code: '07102',
    birth_date: '02/03/1990',
    eligible: 1,
    schools: [{ degree_type: 1 }],
  },
  availability: {
    pref_shift_day: 4,
    pref_shift_swing: 3,
    pref_shift_night: 2,
    pref_shift_weekend: 3,
    pref_shift_overtime: 3,
  },
  skills: { skills: [{ qid: 'forklift', has_skill: true }] },
  history: { jobs: [], done_adding_jobs: true },
  'gut-check': { gut_checks: [{ qid: 'forklift', reason: 'My uncle has one.' }] },
  summary: { self_promo: '' },
  questions: { questions: [{ id: 'q1', response: 'yes' }] },
  'follow-up-skills': {
    skills: [
      { qid: 'forklift', has_skill: true },
      { qid: 'pallet-jack', has_skill: false },
    ],
  },
  'follow-up-gut-check': {
    gut_checks: [
      { qid: 'forklift', reason: 'My uncle has one.' },
      { qid: 'pallet-jack', reason: 'At school.' },
    ],
  },
  shifts: { pref_shift_start: { 7: '2:00 PM' } },
  phone: { phone_skipped_at: '2026-11-20T11:00:00.000Z' },
  suggestions: { suggestions_done: true },
}
export const allAnswers: Application = Object.assign({}, ...Object.values(answersByStep))

export const walkInput = (
  answers: Application,
  positions: readonly WalkPosition[] = [asking],
  equal_opportunity = true,
  phone: WalkFacts['phone'] = 'unverified',
): WalkInput => ({
  answers: { positions: positions.map((position) => position.id), ...answers },
  positions,
  facts: {
    equal_opportunity,
    today: { year: 2026, month: 11, day: 20 },
    now: '2026-11-20T12:00:00.000Z',
    phone,
    met: [],
  },
})

/** The input once a step was answered well: good answers in place of all that it edits. */
export function answered(name: Exclude<StepName, 'review'>, now: WalkInput): WalkInput {
  const good = answersByStep[name]
  // Pages keep what they do not ask: skills of the other step, positions that the suggestions are added to.
  const cleared = Object.fromEntries(
    stepByName(name)
      .edits.filter(
        (key) =>
          !['skills', 'positions', 'jobs', 'gut_checks'].includes(key) ||
          (key === 'jobs' && name === 'history'),
      )
      .map((key) => [key, undefined]),
  )
  // The follow-up asks about what the first skills step did not.
  const asked = good.skills?.filter(({ qid }) => name !== 'follow-up-skills' || qid !== 'forklift')
  const skills = asked && [
    ...(now.answers.skills ?? []).filter(({ qid }) => !asked.some((one) => one.qid === qid)),
    ...asked,
  ]
  const gut_checks = good.gut_checks && [
    ...(now.answers.gut_checks ?? []).filter(({ qid }) => !good.gut_checks!.some((one) => one.qid === qid)),
    ...good.gut_checks,
  ]
  return {
    ...now,
    answers: {
      ...now.answers,
      ...cleared,
      ...good,
      ...(skills && { skills }),
      ...(gut_checks && { gut_checks }),
    },
    facts: { ...now.facts, equal_opportunity: name === 'info' || now.facts.equal_opportunity },
  }
}
