import { describe, expect, it } from 'vitest'
import { person as english } from '../../language/person.en.ts'
import { person as spanish } from '../../language/person.es.ts'
import { translator } from '../../language/translate.ts'
import { durationText, storedJob, withDegreeText, withJobTexts } from './job-texts.ts'

const en = translator<typeof english>(english)
const es = translator<typeof english>(spanish)
const today = { year: 2026, month: 11, day: 21 }
const job = { title: 'Picker', start_date: '03/2020', end_date: '05/2022' }

describe('[PR-09] the computed fields of a job', () => {
  it('are its dates, its duration and whether it is a contract', () => {
    expect(withJobTexts(job, today, en)).toEqual({
      ...job,
      dates: '03/2020 - 05/2022',
      durationString: '2 years, 3 months',
      displayAsContractJob: false,
    })
  })
  it.each([
    [
      'a current job',
      { start_date: '03/2020', current_job: true },
      '03/2020 - Actualidad',
      '6 años y 9 meses',
    ],
    ['dates that are not valid', { start_date: '13/2020', end_date: '' }, '', ''],
    ['a job of which the end is not known', { start_date: '03/2020', end_date: '' }, '', ''],
    ['a current job of which the start is not known', { current_job: true }, '', ''],
    ['a job of which the start is not known', { end_date: '05/2022' }, '', ''],
  ])('of %s', (_, of, dates, durationString) => {
    expect(withJobTexts(of, today, es)).toMatchObject({ dates, durationString })
  })
  it.each([
    [{ reason_for_leaving: 10 }, true],
    [{ reason_for_leaving: 8, reason_explain: 'A seasonal job' }, true],
    [{ reason_for_leaving: 8, reason_explain: 'The boss' }, false],
    [{ contract_job: true }, true],
  ])('say of %j that it is a contract: %s', (of, displayAsContractJob) => {
    expect(withJobTexts(of, today, en)).toMatchObject({ displayAsContractJob })
  })
  it('are not stored', () => expect(storedJob(withJobTexts(job, today, en))).toEqual(job))
})

it.each([
  [1, '1 month'],
  [12, '1 year'],
  [25, '2 years, 1 month'],
  [0, ''],
])('%i months are "%s"', (months, text) => expect(durationText(months, en)).toBe(text))

it('[PR-09] names the degree of a school, and nothing where it has none', () => {
  expect(withDegreeText({ degree_type: 2 }, es).degree_type_string).toBe(es('degree.2'))
  expect(withDegreeText({ name: 'Rutgers' }, en).degree_type_string).toBe('')
})
