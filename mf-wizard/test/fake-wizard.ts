import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { isAsked, type Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import type { SectionName } from '@lunchpail/contracts/profile/sections'
import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import type { FakeAnswers, FakeCall } from '@lunchpail/kit-web/test-host'
import { position } from '../../contracts/test/position.ts'

export const account = {
  id: '0199b9c0-0000-7000-8000-000000000001',
  type: 'applicant',
  first_name: 'Ana',
  last_name: 'Diaz',
  email: 'ana@example.com',
  phone: '2125550142',
  company_name: null,
  title: null,
  has_password: true,
  text_consent: false,
  language: 'en',
} as const

export const aQuestion = (change: Partial<Question> = {}): Question => ({
  id: 'q1',
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

export interface FakeWizard {
  application: Application
  saved: boolean
  version: number
  equalOpportunity: Record<string, unknown>
  positions: WizardPosition[]
  closed: WizardPosition[]
  /** bodies of the submits, with their keys */
  submits: { body: Application; key: string | null }[]
  /** what speaks against positions, by their id */
  mismatches: Record<string, Mismatch[]>
  /** sections that the draft gave way in, and those that this page's saves won */
  replaced: { theirs: SectionName[]; ours: SectionName[] }
  /** the next calls of the save are refused with this */
  refuse: 'unavailable' | 'conflict' | 'incomplete' | undefined
  /** the next submits are kept, but their answer gets lost */
  losesAnswers: boolean
  /** the network is cut: no call is answered */
  offline: boolean
  /** something speaks against a position that the person was not asked about */
  isUnknown: (application: Application) => boolean
  answers: FakeAnswers
}

type SaveBody = Application & { version: number; csrf_token?: string; sections?: object }

/** A wizard service in memory: as much of it as pages can see. */
export function fakeWizard(change: Partial<Omit<FakeWizard, 'answers' | 'isUnknown'>> = {}): FakeWizard {
  const fake: FakeWizard = {
    application: {},
    saved: false,
    version: 0,
    equalOpportunity: {},
    positions: [aPosition()],
    closed: [],
    submits: [],
    mismatches: {},
    replaced: { theirs: [], ours: [] },
    refuse: undefined,
    losesAnswers: false,
    offline: false,
    ...change,
    isUnknown: ({ positions = [], mismatch_ack = {} }) =>
      positions.some((id) =>
        fake.mismatches[id]?.some((one) => isAsked(one) && !mismatch_ack[id]?.includes(one.type)),
      ),
    answers: {},
  }
  const sorted = (ids: readonly number[]) => ({
    positions: fake.positions.filter(({ id }) => ids.includes(id)),
    closed: fake.closed.filter(({ id }) => ids.includes(id)),
    waiting: ids.filter((id) => ![...fake.positions, ...fake.closed].some((one) => one.id === id)),
    applied: [],
  })
  const answers: FakeAnswers = {
    'wizard.draft.get': ({ url }: FakeCall) => {
      const wanted = (url.searchParams.get('p') ?? '').split(',').filter(Boolean).map(Number)
      const found = sorted([...new Set([...(fake.application.positions ?? []), ...wanted])])
      const positions = [...found.positions.map(({ id }) => id), ...found.waiting]
      const equal_opportunity = Object.keys(fake.equalOpportunity).length === 4
      const { version, saved } = fake
      const application = { ...fake.application, positions }
      const sections = { history: version }
      const replaced = fake.replaced.theirs
      const facts = { equal_opportunity }
      return { ...found, person: { application, saved, version, sections, replaced, facts } }
    },
    'wizard.application.save': ({ body, headers }: FakeCall) => {
      const { version, csrf_token: _, sections: __, complete, ...application } = body as SaveBody
      if (fake.refuse) return { refuse: fake.refuse }
      if (complete && fake.isUnknown(application)) return { refuse: 'mismatch' }
      if (complete) fake.submits.push({ body: application, key: headers.get('idempotency-key') })
      if (complete && fake.losesAnswers) return { refuse: 'unavailable' }
      const found = sorted(application.positions ?? [])
      if (complete) {
        const applications = found.positions.map(({ id }) => ({
          position_id: id,
          application_id: `application-${id}`,
        }))
        return {
          complete: 1,
          positions: found.positions,
          questions: [],
          answerCount: 0,
          inviteCount: 0,
          applications,
          closed: [],
        }
      }
      if (version !== fake.version) return { refuse: 'conflict' }
      Object.assign(fake, { application, saved: true, version: version + 1 })
      fake.application = {
        ...application,
        done_adding_jobs: Boolean(application.done_adding_jobs),
        address_international: Boolean(application.address_international),
        positions: [...found.positions.map(({ id }) => id), ...found.waiting],
      }
      return {
        ...found,
        complete: 0,
        application: fake.application,
        version: fake.version,
        sections: { history: fake.version },
        replaced: fake.replaced.ours,
        mismatches: fake.mismatches,
        walk: {},
      }
    },
    'wizard.equal-opportunity.get': () => ({ answers: fake.equalOpportunity }),
    'wizard.equal-opportunity.save': ({ body }: FakeCall) => {
      fake.equalOpportunity = body as Record<string, unknown>
      return { answers: fake.equalOpportunity, complete: Object.keys(fake.equalOpportunity).length === 4 }
    },
  }
  fake.answers = Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      (call: FakeCall) => {
        if (fake.offline) throw new TypeError('Failed to fetch')
        return typeof answer === 'function' ? answer(call) : answer
      },
    ]),
  )
  return fake
}

export const answered = { gender: 'female', ethnicity: 1, veteran_status: 2, disability_status: 2 }
