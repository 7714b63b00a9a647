import { describe, expect, it } from 'vitest'
import type { JobEntry } from '../../wizard/application.ts'
import type { SectionValue } from '../sections.ts'
import { sentErrors } from './sent-errors.ts'

const today = { year: 2026, month: 11, day: 21 }
const job: JobEntry = {
  title: 'Picker',
  company: 'Acme',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2024',
  end_date: '02/2025',
  reason_for_leaving: 2,
  duties: 'Picked',
}
const school = {
  degree_type: 3,
  name: 'Rutgers',
  degree_major: 'Law',
  city: 'Newark',
  state: 'NJ',
  graduation_year: 2010,
}

describe('what is wrong with what was sent', () => {
  it('[PR-08] [PR-09] [PR-10] [PR-14] is named by its field, and all else may be sent', () => {
    const rows: [string, SectionValue, SectionValue, Record<string, string>][] = [
      ['nothing', {}, {}, {}],
      ['a city alone', { address_city: 'Newark' }, {}, {}],
      ['a summary that is taken back', { self_promo: undefined }, { self_promo: 'On time.' }, {}],
      ['an empty city', { address_city: ' ' }, {}, { address_city: 'person.city' }],
      [
        'a ZIP code of four digits',
        { address_postal_code: '0710' },
        {},
        { address_postal_code: 'person.zip-invalid' },
      ],
      ['the same abroad', { address_postal_code: '0710' }, { address_international: true }, {}],
      ['the state XX', { address_state: 'XX' }, {}, { address_state: 'person.state' }],
      ['a birth date ahead', { birth_date: '11/22/2026' }, {}, { birth_date: 'person.birth-date-future' }],
      ['fifteen years', { birth_date: '11/22/2010' }, {}, { birth_date: 'person.too-young' }],
      ['sixteen years', { birth_date: '11/21/2010' }, {}, {}],
      ['a right to work that was not chosen', { eligible: -1 }, {}, { eligible: 'field.choose' }],
      ['a complete job', { jobs: [job] }, {}, {}],
      [
        'a second job without a title',
        { jobs: [job, { ...job, title: '' }] },
        {},
        { 'jobs.1.title': 'field.required' },
      ],
      [
        'a manager with a number',
        { jobs: [{ ...job, manager_name: 'Bo', manager_number: '(212) 555-0142' }] },
        {},
        {},
      ],
      ['a manager without one', { jobs: [{ ...job, manager_name: 'Bo', manager_number: '' }] }, {}, {}],
      [
        'a manager with a short number and tags',
        { jobs: [{ ...job, manager_name: '<b>Bo</b>', manager_number: '555-0142' }] },
        {},
        { 'jobs.0.manager_name': 'field.invalid', 'jobs.0.manager_number': 'account.phone-invalid' },
      ],
      ['no job', { jobs: [] }, {}, {}],
      ['no job, and more to come', { jobs: [], done_adding_jobs: false }, {}, {}],
      ['no job left to add', { done_adding_jobs: true }, {}, {}],
      [
        'an explanation',
        { gaps: [{ start_date: '01/2024', end_date: '12/2024', reason: 'School' }] },
        {},
        {},
      ],
      [
        'an explanation with tags',
        { gaps: [{ start_date: '01/2024', end_date: '12/2024', reason: '<b>School</b>' }] },
        {},
        { 'gaps.0.reason': 'field.invalid' },
      ],
      ['no school', { schools: [] }, {}, {}],
      [
        'the highest schooling alone, as basic info stored it',
        { schools: [{ degree_type: 1 }] },
        { schools: [{ degree_type: 1 }] },
        {},
      ],
      [
        'a first school of which its degree alone is sent',
        { schools: [{ degree_type: 3 }] },
        { schools: [{ degree_type: 1 }] },
        {
          'schools.0.name': 'field.required',
          'schools.0.degree_major': 'field.required',
          'schools.0.city': 'field.required',
          'schools.0.state': 'field.choose',
          'schools.0.graduation_year': 'field.required',
        },
      ],
      [
        'a school without its degree',
        { schools: [{ ...school, degree_type: undefined }] },
        {},
        { 'schools.0.degree_type': 'field.choose' },
      ],
      ['a whole first school', { schools: [school] }, {}, {}],
      [
        'a first school with a year out of range',
        { schools: [{ degree_type: 2, graduation_year: 1900 }] },
        {},
        {
          'schools.0.name': 'field.required',
          'schools.0.degree_major': 'field.required',
          'schools.0.city': 'field.required',
          'schools.0.state': 'field.choose',
          'schools.0.graduation_year': 'school.year',
        },
      ],
      [
        'a first school without its name',
        { schools: [{ ...school, name: ' ' }] },
        {},
        { 'schools.0.name': 'field.required' },
      ],
      [
        'a school beside the highest schooling',
        { schools: [{ degree_type: 1 }, school] },
        { schools: [{ degree_type: 1 }] },
        {},
      ],
      [
        'a second school without a name',
        { schools: [school, { ...school, name: '' }] },
        {},
        { 'schools.1.name': 'field.required' },
      ],
      [
        'a second school of a resume that is there already, in another order of its fields',
        { schools: [school, { city: 'Newark', degree_type: 8 }] },
        { schools: [school, { degree_type: 8, city: 'Newark' }] },
        {},
      ],
      [
        'one of which something was changed',
        { schools: [school, { degree_type: 8, city: 'Camden' }] },
        { schools: [school, { degree_type: 8, city: 'Newark' }] },
        {
          'schools.1.name': 'field.required',
          'schools.1.degree_major': 'field.required',
          'schools.1.state': 'field.choose',
          'schools.1.graduation_year': 'field.required',
        },
      ],
      [
        'one that becomes the first',
        { schools: [{ degree_type: 8, city: 'Newark', name: 'Essex', degree_major: 'Law', state: 'NJ' }] },
        {
          schools: [
            school,
            { degree_type: 8, city: 'Newark', name: 'Essex', degree_major: 'Law', state: 'NJ' },
          ],
        },
        { 'schools.0.graduation_year': 'field.required' },
      ],
      ['a summary of 500 characters', { self_promo: 'x'.repeat(500) }, {}, {}],
      ['one of 501', { self_promo: 'x'.repeat(501) }, {}, { self_promo: 'application.summary-length' }],
      ['an empty one', { self_promo: '' }, {}, {}],
      ['a skill without a yes or no', { skills: [{ qid: 'k1' }] }, {}, { 'skills.k1': 'field.choose' }],
      ['a skill that they lack', { skills: [{ qid: 'k1', has_skill: false }] }, {}, {}],
      ['one shift that is not possible', { pref_shift_day: 1 }, {}, {}],
      [
        'the last possible shift, when the others are not',
        { pref_shift_day: 1 },
        { pref_shift_swing: 1, pref_shift_night: 1 },
        { availability: 'availability.none' },
      ],
      [
        'the last possible swing shift',
        { pref_shift_swing: 1 },
        { pref_shift_day: 1, pref_shift_night: 1 },
        { availability: 'availability.none' },
      ],
      [
        'the last possible night shift',
        { pref_shift_night: 1 },
        { pref_shift_day: 1, pref_shift_swing: 1 },
        { availability: 'availability.none' },
      ],
      [
        'no school, and a job without a title',
        { schools: [], jobs: [{ ...job, title: '' }] },
        {},
        { 'jobs.0.title': 'field.required' },
      ],
      [
        'another shift beside an old grid that is not possible',
        { pref_shift_weekend: 1 },
        { pref_shift_day: 1, pref_shift_swing: 1, pref_shift_night: 1 },
        {},
      ],
    ]
    for (const [what, sent, kept, fieldErrors] of rows)
      expect.soft(sentErrors(sent, kept, today), what).toEqual(fieldErrors)
  })
})
