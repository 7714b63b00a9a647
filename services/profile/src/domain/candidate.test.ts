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
  const jobs = [2019, 2020, 2021, 2022, 2023, 2024].map((year) => years(`01/${year}`, `12/${year}`))
  const titled = jobs.map((one, index) => ({ ...one, title: index === 5 ? ' ' : ` Title ${index}` }))
  expect(of({ jobs: titled }).job_titles).toEqual(['Title 4', 'Title 3', 'Title 2', 'Title 1', 'Title 0'])
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
])(
  '[MT-10] with the answered preferences %j has told what to search by: %s',
  (answered, preferences_told) => {
    const value = {}
    const source = {
      preferences: preferencesOf({}, value),
      value,
      home: null,
      today: { year: 2026, month: 11, day: 21 },
    }
    expect(candidateOf({ ...source, answered })).toMatchObject({ answered, preferences_told })
  },
)
