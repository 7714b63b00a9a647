import { describe, expect, it } from 'vitest'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { completeBody, position, question } from '../../test/factories.ts'
import { sentFieldsOf, sentMismatches } from './sent-fields.ts'

const asked = [question({ id: 'q1' })]
const day = { year: 2026, month: 11, day: 22 }
const application = {
  ...completeBody({
    birth_date: '02/03/1990',
    lat_lng: '40.7,-74.1',
    jobs: [{ title: 'Picker', company: 'Acme', manager_name: 'Lee Boss', manager_number: '2125550111' }],
    skills: [
      { qid: 'forklift', has_skill: false },
      { qid: 'drug-screen', has_skill: false },
    ],
    questions: [
      { id: 'q1', response: 'a1' },
      { id: 'other-company', response: 'Told somebody else' },
    ],
    mismatch_ack: { 7: ['commute', 'availability'] },
  }),
} as Application
const wanted = position({
  id: 7,
  keywords: [{ id: 'forklift', name: 'Driving a forklift' }],
  experience_months: 12,
})

describe('[EN-18] an application as its company sees it', () => {
  it('has the resume and the answers to the company, and nothing private', () => {
    const seen = sentFieldsOf(application, wanted, asked)
    expect(seen.jobs).toEqual([{ title: 'Picker', company: 'Acme' }])
    expect(seen.skills).toEqual([{ qid: 'forklift', has_skill: false }])
    expect(seen.questions).toEqual([{ id: 'q1', response: 'a1' }])
    const words = JSON.stringify(seen)
    for (const secret of [
      '1990',
      '40.7',
      'Lee Boss',
      '2125550',
      'Main St',
      'ana@',
      'drug',
      'eligible',
      '07102',
    ])
      expect(words).not.toContain(secret)
  })

  it('says what does not fit, and of the way to work that it was confirmed, not how long it is', () => {
    expect(sentMismatches(application, wanted, day)).toEqual([
      { type: 'commute' },
      { type: 'qualifications', skills: ['Driving a forklift'] },
      { type: 'experience', months: 12 },
    ])
  })
})
