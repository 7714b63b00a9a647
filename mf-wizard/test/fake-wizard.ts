import {
  checkZip,
  findCity,
  getEqualOpportunity,
  getWizard,
  saveApplication,
  saveEqualOpportunity,
  setReminder,
  type ResumeReading,
  type WizardPosition,
} from '@lunchpail/contracts/wizard/api'
import type { AnswerOf } from '@lunchpail/contracts/endpoint'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { isAsked, type Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import { isHistoryMissing } from '@lunchpail/contracts/wizard/rules/resume-reminder'
import { stepFrom } from '@lunchpail/contracts/wizard/step-number'
import { stepNames, type StepName } from '@lunchpail/contracts/wizard/step-names'
import { hasOwnAnswers, leavingPositions } from '@lunchpail/contracts/wizard/rules/history/leaving-positions'
import type { SectionName } from '@lunchpail/contracts/profile/sections'
import { answer, RefusedAnswer, type FakeAnswer } from '@lunchpail/kit-web/testing/fake-answers'
import {
  equalOpportunityAnswers,
  type EqualOpportunityAnswers,
} from '@lunchpail/contracts/wizard/equal-opportunity'
import { aPosition } from './applicant.ts'
import { resumeAnswers } from './fake-resume.ts'
import type { VisitorReading } from '../src/api.ts'

export interface FakeWizard {
  application: Application
  saved: boolean
  version: number
  /** an application was sent before */
  isReturning: boolean
  /** steps that the draft was saved from */
  met: StepName[]
  equalOpportunity: EqualOpportunityAnswers
  positions: WizardPosition[]
  closed: WizardPosition[]
  applied: AnswerOf<typeof getWizard>['body']['applied']
  /** bodies of the submits, with their keys */
  submits: { body: Application; key: string | null }[]
  /** what speaks against positions, by their id */
  mismatches: Record<string, Mismatch[]>
  /** sections of the draft that were superseded, and those that this page's saves superseded */
  replaced: { theirs: SectionName[]; ours: SectionName[] }
  /** the next calls of the save are refused with this */
  refuse: 'unavailable' | 'conflict' | 'incomplete' | undefined
  /** phones of other accounts */
  taken: string[]
  /** the next submits are kept, but their answer gets lost */
  losesAnswers: boolean
  /** positions that are out of reach of every ZIP code */
  far: number[]
  /** that were set */
  reminders: { type: string; at: string }[]
  /** of a visitor, as far as it is read; null: there is none anymore */
  visitorReading: VisitorReading | null
  /** the resume, as far as it is read */
  resume: ResumeReading | null
  /** disconnected: no call is answered */
  offline: boolean
  /** something speaks against a position that the person was not asked about */
  isUnknown: (application: Application) => boolean
  answers: FakeAnswer[]
}

const cities: Record<string, { city: string; state: string }> = {
  '07102': { city: 'Newark', state: 'NJ' },
  '10118': { city: 'New York City', state: 'NY' },
}

export const keptUntil = '2027-11-20T15:00:00.000Z'

/** A wizard service in memory: as much of it as pages can see. */
export function fakeWizard(change: Partial<Omit<FakeWizard, 'answers' | 'isUnknown'>> = {}): FakeWizard {
  const fake: FakeWizard = {
    application: {},
    saved: false,
    version: 0,
    isReturning: false,
    met: [],
    equalOpportunity: {},
    positions: [aPosition()],
    closed: [],
    applied: [],
    submits: [],
    mismatches: {},
    replaced: { theirs: [], ours: [] },
    refuse: undefined,
    taken: [],
    losesAnswers: false,
    far: [],
    reminders: [],
    visitorReading: null,
    resume: null,
    offline: false,
    ...change,
    isUnknown: ({ positions = [], mismatch_ack = {} }) =>
      positions.some((id) =>
        fake.mismatches[id]?.some((one) => isAsked(one) && !mismatch_ack[id]?.includes(one.type)),
      ),
    answers: [],
  }
  const sorted = (ids: readonly number[]) => ({
    positions: fake.positions.filter(({ id }) => ids.includes(id)),
    closed: fake.closed.filter(({ id }) => ids.includes(id)),
    waiting: ids.filter(
      (id) =>
        ![...fake.positions, ...fake.closed].some((one) => one.id === id) &&
        !fake.applied.some(({ position_id }) => position_id === id),
    ),
    applied: fake.applied.filter(({ position_id }) => ids.includes(position_id)),
  })
  const answers = [
    answer(getWizard, ({ url }) => {
      const idsIn = (name: string) =>
        (url.searchParams.get(name) ?? '').split(',').filter(Boolean).map(Number)
      const asked = idsIn('p')
      const leaving = leavingPositions(fake.application, asked)
      const staying = (fake.application.positions ?? []).filter((id) => !leaving.includes(id))
      const found = sorted([...new Set([...asked, ...staying, ...idsIn('add')])])
      const answered = sorted(leaving).positions.filter((one) => hasOwnAnswers(one, fake.application))
      const positions = [...found.positions.map(({ id }) => id), ...found.waiting]
      const equal_opportunity = Object.keys(fake.equalOpportunity).length === 4
      const { version, saved } = fake
      const application = { ...fake.application, positions }
      const sections = { history: version }
      const replaced = fake.replaced.theirs
      const facts = { equal_opportunity, returning: fake.isReturning, met: fake.met }
      return {
        ...found,
        leaving,
        answered,
        person: {
          application,
          saved,
          kept_until: saved ? keptUntil : null,
          version,
          sections,
          replaced,
          facts,
        },
      }
    }),
    answer(saveApplication, ({ body, headers, url }) => {
      const {
        version,
        csrf_token: _,
        sections: __,
        complete,
        ...application
      } = saveApplication.body.parse(body)
      // read once: a test may answer each read with the next refusal
      const { refuse } = fake
      if (refuse) return new RefusedAnswer(refuse)
      if (fake.taken.includes(application.phone ?? '')) {
        const error = 'Phone number already in use'
        return new RefusedAnswer('duplicate-user', error, { phone: { code: 'account.phone-taken', error } })
      }
      if (complete && fake.isUnknown(application)) return new RefusedAnswer('mismatch')
      if (complete) fake.submits.push({ body: application, key: headers.get('idempotency-key') })
      if (complete && fake.losesAnswers) return new RefusedAnswer('unavailable')
      const found = sorted(application.positions ?? [])
      if (complete) {
        const applications = found.positions.map(({ id }) => ({
          position_id: id,
          application_id: `application-${id}`,
        }))
        return {
          complete: 1 as const,
          positions: found.positions,
          questions: [],
          answerCount: 0,
          inviteCount: 0,
          applications,
          closed: [],
        }
      }
      if (version !== fake.version) return new RefusedAnswer('conflict')
      Object.assign(fake, { application, saved: true, version: version + 1 })
      const from = stepFrom(url.searchParams.get('_st') ?? '')
      fake.met = stepNames.filter((name) => name === from || fake.met.includes(name))
      fake.application = {
        ...application,
        done_adding_jobs: Boolean(application.done_adding_jobs),
        address_international: Boolean(application.address_international),
        positions: [...found.positions.map(({ id }) => id), ...found.waiting],
      }
      return {
        ...found,
        complete: 0 as const,
        application: fake.application,
        version: fake.version,
        sections: { history: fake.version },
        replaced: fake.replaced.ours,
        mismatches: fake.mismatches,
        walk: { steps: [], next: 'review' as const, total: 0, canSubmit: false },
      }
    }),
    answer(checkZip, ({ url }) => {
      const far = (url.searchParams.get('p') ?? '')
        .split(',')
        .map(Number)
        .filter((id) => fake.far.includes(id))
      return { in_range: far.length === 0, positions: far }
    }),
    answer(setReminder, ({ body, url }) => {
      const { reminder_time } = body as { reminder_time: string }
      const type = url.pathname.split('/').at(-2) as 'save-application' | 'upload-resume'
      if (type === 'upload-resume' && !isHistoryMissing(fake.application))
        return new RefusedAnswer('conflict')
      fake.reminders.push({ type, at: reminder_time })
      return { type, reminder_time }
    }),
    ...resumeAnswers(fake),
    answer(findCity, ({ body }) => cities[(body as { zip: string }).zip] ?? { city: null, state: null }),
    answer(getEqualOpportunity, () => ({ answers: fake.equalOpportunity })),
    answer(saveEqualOpportunity, ({ body }) => {
      fake.equalOpportunity = equalOpportunityAnswers.parse(body)
      return { answers: fake.equalOpportunity, complete: Object.keys(fake.equalOpportunity).length === 4 }
    }),
  ]
  fake.answers = answers.map(({ endpoint, reply }) => ({
    endpoint,
    reply: (call) => {
      if (fake.offline) throw new TypeError('Failed to fetch')
      return reply(call)
    },
  }))
  return fake
}
