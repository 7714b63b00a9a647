import type { BodyInput } from '@lunchpail/contracts/endpoint'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { saveApplication } from '@lunchpail/contracts/wizard/api'
import { defaultPerson } from '@lunchpail/kit-service/testing/test-tokens'

/** Positions that the wizard knows. */
export const positionCount = 5_000

const questions = Array.from({ length: 5 }, (_, index): Question => ({
  id: `question-${index}`,
  hash: `question-${index}`,
  skill: false,
  company_id: 1,
  company_name: 'Riverside Distribution',
  question: 'This job means lifting 50 pounds again and again. Can you do that safely?',
  type: questionType['choose one'],
  answers: ['Yes', 'Yes, with help', 'No'].map((value, at) => ({
    id: `a${at}`,
    value,
    has_follow_up: at === 1,
  })),
  follow_up: 'What would help you?',
  reprompt_threshold: null,
  reprompt_answers: [],
}))

export const aPosition: PositionState = {
  id: 1,
  version: 1,
  state: 'open',
  live: true,
  title: 'Warehouse Associate, Second Shift',
  company_name: 'Riverside Distribution',
  logo_url: '/api/hire/v1/company/1/logo/?v=1',
  city: 'Newark',
  region: 'NJ',
  zip: '07102',
  wage_from: 18.5,
  wage_to: 21,
  shifts: ['day', 'swing'],
  schedule_start: '7:00AM',
  schedule_type: 'full-time',
  questions,
  description: 'Pick, pack and load orders for stores near you.',
  location_name: 'Newark',
  latitude: 40.7357,
  longitude: -74.1724,
  role: 'warehouse',
  schedule_duration: null,
  disable_preferred_shift: false,
  weekend: false,
  overtime: false,
  entry: true,
  drug_screen: false,
  background_flexible: false,
  experience_months: 0,
  keywords: [],
  posted_at: '2026-11-20T00:00:00.000Z',
  company_id: 1,
  managed_by: null,
  facility_id: 1,
  schedule_description: null,
}

const duties =
  'Picked and packed orders by scanner, loaded trailers, counted stock every Friday, and showed new people how the line works. '

const job = (index: number) => ({
  company: `Harbor Supply ${index}`,
  title: 'Order Picker',
  city: 'Newark',
  state: 'NJ',
  start_date: `0${index}/20${14 + 2 * index}`,
  end_date: `0${index}/20${15 + 2 * index}`,
  current_job: false,
  contract_job: false,
  duties: duties.repeat(3).trim(),
  reason_for_leaving: 1,
  complete_data: true,
  reference_id: `j0${index}`,
})

/** A nearly complete application: four jobs, a school, five answers, three positions. */
export const anApplication = (index: number): BodyInput<typeof saveApplication> => ({
  first_name: 'Ana',
  last_name: 'Díaz',
  // the account's own, as with nearly everybody: another one would be looked up at each save
  email: defaultPerson.email,
  phone: defaultPerson.phone!,
  timezone: 'America/New_York',
  birth_date: '02/03/1990',
  eligible: 1,
  address_line1: '1 Main Street',
  address_line2: 'Apt 4',
  address_city: 'Newark',
  address_state: 'NJ',
  address_postal_code: '07102',
  self_promo: 'I am on time, I learn fast, and I leave a place better than I found it.',
  jobs: [1, 2, 3, 4].map(job),
  done_adding_jobs: true,
  schools: [{ degree_type: 3, name: 'Rutgers', degree_major: 'Logistics' }],
  questions: questions.map(({ id }) => ({
    id,
    response: 'a1',
    follow_up_response: 'A second person for the large ones.',
  })),
  resume_status: 2,
  positions: [0, 1, 2].map((step) => 1 + ((index * 31 + step * 7) % positionCount)),
})
