import { candidateChanged, sectionChanged, type CandidateState } from '@lunchpail/contracts/profile/events'
import type { SectionName, SectionValue } from '@lunchpail/contracts/profile/sections'
import { positionChanged, type PositionState } from '@lunchpail/contracts/jobs/events'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { saveApplication } from '@lunchpail/contracts/wizard/api'
import type { BodyInput } from '@lunchpail/contracts/endpoint'
import { getWizard } from '@lunchpail/contracts/wizard/api'
import type { TestService } from '@lunchpail/kit-service/testing/test-service'
import { expect, vi } from 'vitest'
import { position } from '../../../contracts/test/position.ts'

export type Body = BodyInput<typeof saveApplication>

export const aQuestion = (change: Partial<Question> = {}): Question => ({
  id: 'q1',
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
  ...change,
})

export const aPosition = (change: Partial<PositionState> = {}): PositionState =>
  position({
    questions: [aQuestion()],
    description: 'Pick orders.',
    location_name: 'Newark',
    role: 'warehouse',
    ...change,
  })

/** Tells of positions and waits until the wizard knows them. */
export async function tellPositions(wizard: TestService, ...things: PositionState[]): Promise<void> {
  await wizard.publish(positionChanged, { things })
  const p = things.map((thing) => thing.id).join(',')
  await vi.waitFor(
    async () => {
      const { body } = await wizard.visitor().call(getWizard, { query: { p } })
      const known = [...body.positions, ...body.closed].map(({ id, state, title }) => ({ id, state, title }))
      for (const { id, state, title } of things) expect(known).toContainEqual({ id, state, title })
    },
    { timeout: 20_000 },
  )
}

/** Everything that the walk wants for one position, but the equal-opportunity answers. */
export const completeBody = (change: Body = {}): Body => ({
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
  ...change,
})

export const equalOpportunity = {
  gender: 'not_specified',
  ethnicity: 7,
  veteran_status: 3,
  disability_status: 3,
} as const

/** What profile tells of sections of a person, each in its first version, and waits until the wizard knows them. */
export async function tellSections(
  wizard: TestService,
  accountId: string,
  values: Partial<Record<SectionName, SectionValue>>,
  { version = 1, at = wizard.clock.now() }: { version?: number; at?: Date } = {},
): Promise<void> {
  const things = (Object.entries(values) as [SectionName, SectionValue][]).map(([section, value]) => ({
    account_id: accountId,
    section,
    version,
    changed_at: at.toISOString(),
    value,
  }))
  await wizard.publish(sectionChanged, { things })
  const versions = Object.fromEntries(things.map(({ section }) => [section, version]))
  await vi.waitFor(
    async () => {
      const { body } = await wizard.as({ id: accountId }).call(getWizard, { query: {} })
      expect(body.person?.sections).toMatchObject(versions)
    },
    { timeout: 20_000 },
  )
}

export const aCandidate = (id: string, change: Partial<CandidateState> = {}): CandidateState => ({
  id,
  version: 1,
  latitude: 40.73,
  longitude: -74.17,
  search_status: 1,
  role: 0,
  shift: 0,
  wage: 10,
  weekend: true,
  commute_type: 1,
  commute_length: 30,
  ratings: { day: 4, swing: 3, night: 2, weekend: 3, overtime: 3 },
  auto_apply_enabled: false,
  sms_job_alerts_enabled: false,
  skills: [],
  missing_skills: [],
  experience_months: 0,
  job_titles: [],
  ...change,
})

/** Tells of a candidate and waits until the wizard knows them. */
export async function tellCandidate(wizard: TestService, ...things: CandidateState[]): Promise<void> {
  await wizard.publish(candidateChanged, { things })
  const known = async () => (await wizard.pool.query('select account_id as id, version from candidate')).rows
  await vi.waitFor(
    async () => {
      for (const { id, version } of things) expect(await known()).toContainEqual({ id, version })
    },
    { timeout: 20_000 },
  )
}
