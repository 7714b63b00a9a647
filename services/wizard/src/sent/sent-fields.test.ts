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
      { id: 'other-company', response: 'Told another company' },
    ],
    mismatch_ack: { 7: ['commute', 'availability'] },
    gaps: [
      { start_date: '02/2020', end_date: '05/2021', reason: 'I took care of my mother.' },
      { start_date: '02/2022', end_date: '05/2022', reason: 'Nothing to tell', ignore: true },
    ],
    gut_checks: [
      { qid: 'forklift', reason: 'At my uncle’s yard.' },
      { qid: 'drug-screen', reason: 'For another company' },
    ],
    pref_shift_start: { 7: '6:00 AM', 8: '10:00 PM' },
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

  it('has every field that its company may see, and no other', () => {
    expect(sentFieldsOf(application, wanted, asked)).toStrictEqual({
      self_promo: 'I am on time.',
      jobs: [{ title: 'Picker', company: 'Acme' }],
      gaps: [{ start_date: '02/2020', end_date: '05/2021', reason: 'I took care of my mother.' }],
      schools: [{ degree_type: 1 }],
      skills: [{ qid: 'forklift', has_skill: false }],
      gut_checks: [{ qid: 'forklift', reason: 'At my uncle’s yard.' }],
      pref_shift_day: 4,
      pref_shift_swing: 3,
      pref_shift_night: 2,
      pref_shift_weekend: 3,
      pref_shift_overtime: 3,
      pref_shift_start: { 7: '6:00 AM' },
      questions: [{ id: 'q1', response: 'a1' }],
    })
    expect(sentFieldsOf({}, wanted, asked)).toMatchObject({
      jobs: undefined,
      skills: undefined,
      questions: undefined,
    })
  })

  it('has the skills that a question of the company is about, or that one of its answers opens', () => {
    const skill = (id: string) => ({ id, name: id })
    const opening = question({
      id: 'q1',
      keywords: [skill('tank')],
      answers: [
        { id: 'a1', value: 'Yes', has_follow_up: false, keywords: [skill('drug-screen')] },
        { id: 'a2', value: 'No', has_follow_up: false },
      ],
    })
    const told = ['forklift', 'tank', 'drug-screen', 'welding'].map((qid) => ({ qid, has_skill: true }))
    const seen = (keywords: { id: string; name: string }[], questions = [opening]) =>
      sentFieldsOf({ skills: told }, { id: 7, keywords }, questions).skills?.map(({ qid }) => qid)
    expect(seen([])).toEqual(['tank', 'drug-screen'])
    expect(seen([skill('forklift')])).toEqual(['forklift', 'tank', 'drug-screen'])
    expect(seen([], [question()])).toEqual([])
  })

  it('says what does not fit, and of the way to work that it was confirmed, not how long it is', () => {
    expect(sentMismatches(application, wanted, day)).toEqual([
      { type: 'commute' },
      { type: 'qualifications', skills: ['Driving a forklift'] },
      { type: 'experience', months: 12 },
    ])
  })

  it('says of the way to work only that it was confirmed, whatever else was', () => {
    const of = (
      mismatch_ack: Application['mismatch_ack'],
      fits = position({ id: 7, experience_months: 0 }),
    ) => sentMismatches({ ...application, mismatch_ack }, fits, day)
    expect(of(undefined)).toEqual([])
    expect(of({ 8: ['commute'] })).toEqual([])
    expect(of({ 7: ['availability'] })).toEqual([])
    expect(of({ 7: ['commute', 'location'] })).toEqual([{ type: 'location' }, { type: 'commute' }])
  })
})
