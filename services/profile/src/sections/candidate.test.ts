import { expect, it } from 'vitest'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import { job } from '../../test/factories.ts'
import { candidateOf } from './candidate.ts'
import { preferencesOf } from './preferences.ts'

const of = (value: SectionValue) =>
  candidateOf({
    preferences: preferencesOf({}, value),
    answered: [],
    value,
    home: null,
    companyAnswers: 0,
    today: { year: 2026, month: 11, day: 21 },
  })
const years = (start_date: string, end_date: string) => job({ start_date, end_date })

it.each([
  ['no job', [], 0],
  ['one of a year', [years('01/2024', '12/2024')], 12],
  ['two at the same time', [years('01/2024', '12/2024'), years('07/2024', '06/2025')], 18],
  ['one that began before the last five years', [years('01/2010', '12/2022')], 13],
  ['one that ended before them', [years('01/2010', '11/2021')], 0],
  ['one that ended in the first month of them', [years('01/2010', '12/2021')], 1],
  ['one that goes on', [job({ start_date: '01/2010', end_date: undefined, current_job: true })], 60],
])('[PR-03] counts the months of the last five years: %s', (_, jobs, months) => {
  expect(of({ jobs }).experience_months).toBe(months)
})

it('tells the titles of the five latest jobs, without blanks', () => {
  const titles = [' First ', 'Second', 'Third', undefined, 'Fourth', 'Fifth', 'Sixth', ' ']
  const jobs = titles.map((title, index) => ({ ...years(`01/${2016 + index}`, `12/${2016 + index}`), title }))
  expect(of({ jobs }).job_titles).toEqual(['Sixth', 'Fifth', 'Fourth', 'Third', 'Second'])
  expect(of({ jobs: jobs.slice(0, 2) }).job_titles).toEqual(['Second', 'First'])
})

it('[PR-15] tells of each skill its last answer, and nothing of one without an answer', () => {
  const skills = [
    { qid: 'a', has_skill: true, months: 3 },
    { qid: 'b', has_skill: true },
    { qid: 'a', has_skill: false },
    { qid: 'c' },
  ]
  expect(of({ skills })).toMatchObject({ skills: [{ id: 'b', months: 0 }], missing_skills: ['a'] })
})

it.each([
  [[], false],
  [['auto_apply_enabled', 'search_status', 'shift_day'], false],
  [['wage'], true],
])('[MT-10] with the answered preferences %j has told what to search by: %s', (answered, has_preferences) => {
  const value = {}
  const source = {
    preferences: preferencesOf({}, value),
    value,
    home: null,
    companyAnswers: 0,
    today: { year: 2026, month: 11, day: 21 },
  }
  expect(candidateOf({ ...source, answered })).toMatchObject({ answered, has_preferences })
})

it('tells the ratings of shifts by their names, and where the person lives by the middle of the ZIP code alone', () => {
  const value = {
    pref_shift_day: 1,
    pref_shift_swing: 2,
    pref_shift_night: 4,
    pref_shift_weekend: 1,
    pref_shift_overtime: 4,
    address_postal_code: '07102',
  } as const
  const home = { latitude: 40.73, longitude: -74.17 }
  const source = {
    preferences: preferencesOf({}, value),
    answered: [],
    value,
    companyAnswers: 0,
    today: { year: 2026, month: 11, day: 21 },
  }
  expect(candidateOf({ ...source, home })).toMatchObject({
    ratings: { day: 1, swing: 2, night: 4, weekend: 1, overtime: 4 },
    zip: '07102',
    ...home,
  })
  expect(candidateOf({ ...source, home: null })).toMatchObject({ zip: null, latitude: null, longitude: null })
  expect(candidateOf({ ...source, value: {}, home })).toMatchObject({ zip: null, ...home })
})
