import type { CandidateState } from '@lunchpail/contracts/profile/events'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { saveApplication } from '@lunchpail/contracts/wizard/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { candidate as anyCandidate } from '../../../contracts/test/candidate.ts'
import { position as anyPosition } from '../../../contracts/test/position.ts'

export type Body = BodyInput<typeof saveApplication>

export const question = (overrides: Partial<Question> = {}): Question => ({
  id: 'q1',
  hash: 'q1',
  skill: false,
  company_name: 'Acme',
  question: 'Can you lift 50 pounds?',
  type: questionType['choose one'],
  answers: [
    { id: 'a1', value: 'Yes', has_follow_up: false },
    { id: 'a2', value: 'No', has_follow_up: false },
  ],
  follow_up: null,
  reprompt_threshold: null,
  reprompt_answers: [],
  ...overrides,
})

export const position = (overrides: Partial<PositionState> = {}): PositionState =>
  anyPosition({
    questions: [question()],
    description: 'Pick orders.',
    location_name: 'Newark',
    role: 'warehouse',
    ...overrides,
  })

/** All that the walk requires for one position, without the equal-opportunity answers. */
export const completeBody = (overrides: Body = {}): Body => ({
  first_name: 'Ana',
  last_name: 'Diaz',
  email: 'ana@example.com',
  phone: '2125550142',
  address_line1: '1 Main St',
  address_city: 'Newark',
  address_state: 'NJ',
  address_postal_code: '07102',
  birth_date: '02/03/1990',
  eligible: 1,
  schools: [{ degree_type: 1 }],
  pref_shift_day: 4,
  pref_shift_swing: 3,
  pref_shift_night: 2,
  pref_shift_weekend: 3,
  pref_shift_overtime: 3,
  jobs: [],
  done_adding_jobs: true,
  self_promo: 'I am on time.',
  questions: [{ id: 'q1', response: 'a1' }],
  positions: [7],
  ...overrides,
})

export const equalOpportunity = {
  gender: 'not_specified',
  ethnicity: 7,
  veteran_status: 3,
  disability_status: 3,
} as const

export const candidate = (id: string, overrides: Partial<CandidateState> = {}): CandidateState =>
  anyCandidate({ id, answered: ['commute_length'], ...overrides })
