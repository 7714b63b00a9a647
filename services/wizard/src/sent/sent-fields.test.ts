import { describe, expect, it } from 'vitest'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { completeBody, position, question } from '../../test/factories.ts'
import { ownSentFieldsOf, sentFieldsOf, sentMismatches } from './sent-fields.ts'

const asked = [question({ id: 'q1' })]
const day = { year: 2026, month: 11, day: 22 }
const worked = [
  { title: 'Picker', company: 'Acme', start_date: '01/2022', end_date: '02/2022' },
  { title: 'Packer', company: 'Acme', start_date: '10/2022', end_date: '10/2022' },
]
const application = {
  ...completeBody({
    birth_date: '02/03/1990',
    lat_lng: '40.7,-74.1',
    jobs: [{ ...worked[0], manager_name: 'Lee Boss', manager_number: '2125550111' }, worked[1]!],
    skills: [
      { qid: 'forklift', has_skill: false },
      { qid: 'weld', has_skill: true },
      { qid: 'drug-screen', has_skill: false },
    ],
    questions: [
      { id: 'q1', response: 'a1' },
      { id: 'other-company', response: 'Told another company' },
    ],
    mismatch_ack: { 7: ['commute', 'availability'] },
    gaps: [
      { start_date: '03/2022', end_date: '09/2022', reason: 'I took care of my mother.' },
      { start_date: '11/2022', end_date: '11/2026', reason: 'Nothing to tell', ignore: true },
    ],
    gut_checks: [
      { qid: 'weld', reason: 'At my uncle’s yard.' },
      { qid: 'drug-screen', reason: 'For another company' },
    ],
    pref_shift_start: { 7: '6:00 AM', 8: '10:00 PM' },
  }),
} as Application
const wanted = position({
  id: 7,
  keywords: [
    { id: 'forklift', name: 'Driving a forklift' },
    { id: 'weld', name: 'Welding' },
  ],
  experience_months: 12,
})

describe('[EN-18] an application as its company sees it', () => {
  it('has the resume and the answers to the company, and nothing private', () => {
    const seen = sentFieldsOf(application, wanted, asked, day)
    expect(seen.jobs).toEqual(worked)
    expect(seen.skills).toEqual([
      { qid: 'forklift', has_skill: false },
      { qid: 'weld', has_skill: true },
    ])
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
    expect(sentFieldsOf(application, wanted, asked, day)).toStrictEqual({
      self_promo: 'I am on time.',
      jobs: worked,
      gaps: [{ start_date: '03/2022', end_date: '09/2022', reason: 'I took care of my mother.' }],
      schools: [{ degree_type: 1 }],
      skills: [
        { qid: 'forklift', has_skill: false },
        { qid: 'weld', has_skill: true },
      ],
      gut_checks: [{ qid: 'weld', reason: 'At my uncle’s yard.' }],
      pref_shift_day: 4,
      pref_shift_swing: 3,
      pref_shift_night: 2,
      pref_shift_weekend: 3,
      pref_shift_overtime: 3,
      pref_shift_start: { 7: '6:00 AM' },
      questions: [{ id: 'q1', response: 'a1' }],
    })
    expect(sentFieldsOf({}, wanted, asked, day)).toMatchObject({
      jobs: undefined,
      skills: undefined,
      questions: undefined,
    })
  })

  it('has the skills that an answer opens which was chosen, and none of one that was not', () => {
    const skill = (id: string) => ({ id, name: id })
    const opening = question({
      id: 'q1',
      keywords: [skill('tank'), skill('drug-screen')],
      answers: [
        { id: 'a1', value: 'Yes', has_follow_up: false, keywords: [skill('drug-screen')] },
        { id: 'a2', value: 'No', has_follow_up: false, keywords: [skill('tank')] },
      ],
    })
    const told = ['forklift', 'tank', 'drug-screen', 'welding'].map((qid) => ({ qid, has_skill: true }))
    const gut_checks = told.map(({ qid }) => ({ qid, reason: `Of ${qid}` }))
    const seen = (keywords: { id: string; name: string }[], response: string, questions = [opening]) => {
      const answers = { skills: told, gut_checks, questions: [{ id: 'q1', response }] }
      const fields = sentFieldsOf(answers, { id: 7, keywords }, questions, day)
      expect(fields.gut_checks?.map(({ qid }) => qid)).toEqual(fields.skills?.map(({ qid }) => qid))
      return fields.skills?.map(({ qid }) => qid)
    }
    expect(seen([], 'a1')).toEqual(['drug-screen'])
    expect(seen([], 'a2')).toEqual(['tank'])
    expect(seen([skill('forklift')], 'a1')).toEqual(['forklift', 'drug-screen'])
    expect(seen([], 'a1', [question()])).toEqual([])
  })

  it('[BY-25] has nothing of what its candidate took back, nor does what they see of it themselves', () => {
    const asking = question({
      id: 'q1',
      answers: [
        { id: 'a1', value: 'Yes', has_follow_up: true },
        { id: 'a2', value: 'No', has_follow_up: false },
      ],
    })
    const kept: Application = {
      jobs: [
        {
          ...worked[0],
          end_date: '09/2022',
          reason_for_leaving: 1,
          reason_explain: 'Caught stealing.',
        },
        { ...worked[1], end_date: '12/2022', current_job: true, reason_for_leaving: 8 },
      ],
      gaps: [{ start_date: '03/2022', end_date: '09/2022', reason: 'I was in county jail.' }],
      skills: [{ qid: 'forklift', has_skill: false }],
      gut_checks: [{ qid: 'forklift', reason: 'In the prison yard.' }],
      questions: [{ id: 'q1', response: 'a2', follow_up_response: 'I had a DUI.' }],
    }
    for (const fieldsOf of [sentFieldsOf, ownSentFieldsOf])
      expect(fieldsOf(kept, wanted, [asking], day)).toMatchObject({
        jobs: [
          { ...worked[0], end_date: '09/2022', reason_for_leaving: 1 },
          { title: 'Packer', company: 'Acme', start_date: '10/2022', current_job: true },
        ],
        gaps: [],
        gut_checks: [],
        questions: [{ id: 'q1', response: 'a2' }],
      })
    const words = JSON.stringify([sentFieldsOf, ownSentFieldsOf].map((of) => of(kept, wanted, [asking], day)))
    expect(words).not.toMatch(/jail|prison|stealing|DUI|12\/2022/)
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
