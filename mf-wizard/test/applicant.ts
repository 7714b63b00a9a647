import type { Application } from '@lunchpail/contracts/wizard/application'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import type { EqualOpportunityAnswers } from '@lunchpail/contracts/wizard/equal-opportunity'
import { signedInAs } from '@lunchpail/kit-web/testing/sessions'
import { position } from '../../contracts/test/position.ts'

export const { account } = signedInAs({
  first_name: 'Ana',
  email: 'ana@example.com',
  text_consent: false,
  phone_state: 'verified',
})

export const aQuestion = (change: Partial<Question> = {}): Question => ({
  id: 'q1',
  hash: 'q1',
  skill: false,
  company_name: 'Acme',
  question: 'Can you lift 50 pounds?',
  type: questionType['choose one'],
  answers: [
    { id: 'a1', value: 'Yes, I can', has_follow_up: false },
    { id: 'a2', value: 'No, I cannot', has_follow_up: true },
  ],
  follow_up: 'What can you lift?',
  reprompt_threshold: null,
  reprompt_answers: [],
  ...change,
})

export const aPosition = (change: Partial<WizardPosition> = {}): WizardPosition => ({
  ...position({ location_name: 'Newark' }),
  ...change,
})

/** Everything but positions and equal opportunity. */
export const completeApplication: Application = {
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
  done_adding_jobs: true,
  self_promo: 'On time.',
  suggestions_done: true,
}

export const answered: EqualOpportunityAnswers = {
  gender: 'female',
  ethnicity: 1,
  veteran_status: 2,
  disability_status: 2,
}
