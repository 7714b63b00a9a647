import { describe, expect, it } from 'vitest'
import { allAnswers, asking, job, noQuestions } from '../../../test/walk-inputs.ts'
import { sectionNames, type SectionName } from '../../profile/sections.ts'
import type { Application } from '../application.ts'
import { sectionErrors } from './section.ts'

const today = { year: 2026, month: 11, day: 20 }
const fieldErrors = (name: SectionName, change: Application, positions = [asking]) =>
  sectionErrors(name, { answers: { ...allAnswers, ...change }, positions, today })

describe('a section', () => {
  it('[WZ-33] is whole with all answers', () => {
    expect(sectionNames.map((name) => [name, fieldErrors(name, {}), fieldErrors(name, {}, [])])).toEqual(
      sectionNames.map((name) => [name, {}, {}]),
    )
  })

  it('[WZ-33] lacks what its steps ask', () => {
    const rows: [SectionName, Application, object][] = [
      ['info', { birth_date: '02/3' }, { birth_date: 'person.birth-date' }],
      ['info', { schools: [], pref_shift_day: 1, jobs: [{}] }, {}],
      ['schools', { schools: [] }, { 'schools.0.degree_type': 'field.choose' }],
      ['schools', { schools: [{ degree_type: 3, name: '<b>' }] }, { 'schools.0.name': 'field.invalid' }],
      ['schools', { schools: [{ degree_type: 1 }, { degree_type: 8, city: 'Newark' }] }, {}],
      [
        'schools',
        {
          schools: [
            { degree_type: 1 },
            { name: '<b>', degree_major: ' ', city: '<i>', state: 'XX', graduation_year: 1949 },
          ],
        },
        {
          'schools.1.degree_type': 'field.choose',
          'schools.1.name': 'field.invalid',
          'schools.1.city': 'field.invalid',
          'schools.1.state': 'field.choose',
          'schools.1.graduation_year': 'school.year',
        },
      ],
      ['availability', { pref_shift_day: undefined }, { pref_shift_day: 'field.choose' }],
      ['shifts', { pref_shift_start: {} }, { 'pref_shift_start.7': 'field.choose' }],
      ['history', { jobs: [], done_adding_jobs: false }, { done_adding_jobs: 'field.required' }],
      ['history', { jobs: [{ ...job, city: '' }] }, { 'jobs.0.city': 'field.required' }],
      [
        'history',
        { gaps: [{ start_date: '01/2025', end_date: '09/2025', reason: '<script>' }] },
        { 'gaps.0.reason': 'field.invalid' },
      ],
      ['summary', { self_promo: undefined }, { self_promo: 'field.required' }],
      ['summary', { self_promo: 'x'.repeat(501) }, { self_promo: 'application.summary-length' }],
    ]
    for (const [name, change, expected] of rows)
      expect.soft(fieldErrors(name, change), JSON.stringify([name, change])).toEqual(expected)
  })

  it('[WZ-33] of skills waits for those of the positions and those that an answer opens', () => {
    expect(fieldErrors('skills', { skills: [] })).toEqual({
      'skills.forklift': 'field.choose',
      'skills.pallet-jack': 'field.choose',
    })
    expect(fieldErrors('skills', { skills: [], questions: [] })).toEqual({
      'skills.forklift': 'field.choose',
    })
    expect(fieldErrors('skills', { skills: [] }, [noQuestions])).toEqual({})
  })

  it('[WZ-33] of skills holds a yes or a no for each, whoever asks', () => {
    expect(fieldErrors('skills', { skills: [{ qid: 'weld' }] }, [])).toEqual({
      'skills.weld': 'field.choose',
    })
  })
})
