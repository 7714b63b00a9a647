import { describe, expect, it } from 'vitest'
import type { JobEntry } from '../../application.ts'
import { blockingJobErrors, jobErrors, monthError, newestFirst } from './job.ts'
import { isContractJob, isExplained } from './leaving.ts'
import { isStaffingAgency } from './staffing-agency.ts'
import { hasTags } from '../tags.ts'

const today = { year: 2026, month: 11, day: 20 }
const complete: JobEntry = {
  company: 'Acme',
  title: 'Picker',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2024',
  end_date: '03/2025',
  duties: 'Picked and packed orders.',
  reason_for_leaving: 2,
}

describe('months of a job', () => {
  it('[WZ-12] are typed as two digits and a year, and not ahead', () => {
    const rows: [string | undefined, string | null][] = [
      [undefined, 'field.required'],
      ['1/2024', 'job.date'],
      ['00/2024', 'job.date'],
      ['13/2024', 'job.date'],
      ['12/1899', 'job.date'],
      ['01/1900', null],
      ['11/2026', null],
      ['12/2026', 'job.date-future'],
      [' 11/2026', 'job.date'],
      ['11/20260', 'job.date'],
    ]
    expect(rows.map(([typed]) => [typed, monthError(typed, today)])).toEqual(rows)
  })
})

it('[WZ-12] the month that begins today is not ahead', () => {
  expect(monthError('11/2026', { ...today, day: 1 })).toBeNull()
})

describe('a job', () => {
  it('[WZ-12] is complete with every required field', () => {
    expect(jobErrors(complete, today)).toEqual({})
  })

  it('[WZ-12] names every field that is missing', () => {
    expect(jobErrors({}, today)).toEqual({
      title: 'field.required',
      company: 'field.required',
      city: 'field.required',
      state: 'field.choose',
      start_date: 'field.required',
      end_date: 'field.required',
      reason_for_leaving: 'field.choose',
      duties: 'field.required',
    })
  })

  it('[WZ-12] names each field that is wrong', () => {
    const rows: [string, JobEntry, Record<string, string>][] = [
      ['end in the month of the start', { end_date: '01/2024' }, {}],
      ['end before the start', { end_date: '12/2023' }, { end_date: 'job.date-order' }],
      ['current job without end and reason', { current_job: true, end_date: '', reason_for_leaving: 0 }, {}],
      ['no state chosen', { state: 'XX' }, { state: 'field.choose' }],
      ['reason not chosen', { reason_for_leaving: 0 }, { reason_for_leaving: 'field.choose' }],
      ['unknown reason', { reason_for_leaving: 12 }, { reason_for_leaving: 'field.choose' }],
      ['reason 6 needs no words', { reason_for_leaving: 6 }, {}],
      ['reason 7 unexplained', { reason_for_leaving: 7 }, { reason_explain: 'job.reason-explain' }],
      [
        'reason 8 unexplained',
        { reason_for_leaving: 8, reason_explain: ' ' },
        { reason_explain: 'job.reason-explain' },
      ],
      ['reason 9 explained', { reason_for_leaving: 9, reason_explain: 'The plant closed' }, {}],
      ['reason 10 needs no words', { reason_for_leaving: 10 }, {}],
      ['agency without assignment', { company: 'Ace Staffing' }, { company_explain: 'job.company-explain' }],
      ['agency with assignment', { company: 'Ace Staffing', company_explain: 'Acme' }, {}],
      ['tags in a title', { title: '<b>Picker</b>' }, { title: 'field.invalid' }],
      ['tags in the name of a manager', { manager_name: '<b>Lee</b>' }, { manager_name: 'field.invalid' }],
      [
        'a manager who cannot be called',
        { manager_number: '555' },
        { manager_number: 'account.phone-invalid' },
      ],
      ['a manager to call', { manager_name: 'Lee', manager_number: '212-555-0142' }, {}],
      ['tags in duties', { duties: 'x <script' }, { duties: 'field.invalid' }],
    ]
    expect(rows.map(([what, change]) => [what, jobErrors({ ...complete, ...change }, today)])).toEqual(
      rows.map(([what, , fieldErrors]) => [what, fieldErrors]),
    )
  })

  it('[WZ-12] is listed newest first, current jobs on top', () => {
    const jobs: JobEntry[] = [
      { title: 'old', start_date: '01/2010', end_date: '02/2012' },
      { title: 'now', start_date: '01/2024', current_job: true },
      { title: 'both', start_date: '06/2023', current_job: true },
      { title: 'later month', start_date: '01/2013', end_date: '11/2023' },
      { title: 'longer', start_date: '06/2012', end_date: '10/2023' },
      { title: 'shorter', start_date: '02/2013', end_date: '10/2023' },
      { title: 'no dates' },
    ]
    expect(newestFirst(jobs).map((job) => job.title)).toEqual([
      'now',
      'both',
      'later month',
      'shorter',
      'longer',
      'old',
      'no dates',
    ])
  })
})

describe('words and codes', () => {
  it('[WZ-12] tell a job by contract', () => {
    const rows: [number, string | undefined, boolean][] = [
      [10, undefined, true],
      [8, 'It was Seasonal work', true],
      [8, 'my contract was over', true],
      [8, 'moved on', false],
      [7, 'contract', false],
      [1, undefined, false],
    ]
    const found = rows.map(([reason_for_leaving, reason_explain]) => [
      reason_for_leaving,
      reason_explain,
      isContractJob({ reason_for_leaving, reason_explain }),
    ])
    expect(found).toEqual(rows)
    expect(isContractJob({ reason_for_leaving: 10, current_job: true })).toBe(false)
  })

  it('[WZ-12] reasons 7, 8 and 9 are explained, no other', () => {
    expect(Array.from({ length: 13 }, (_, code) => code).filter(isExplained)).toEqual([7, 8, 9])
  })

  it('[WZ-12] tell a staffing agency', () => {
    const rows: [string | undefined, boolean][] = [
      ['Manpower', true],
      ['ManpowerGroup', true],
      ['Staffmark', true],
      ['Agencia de Empleos Sol', true],
      ['ACE STAFFING, Inc.', true],
      ['Kelly Services', true],
      ['Overstaffingly', false],
      ['Kelly', false],
      [undefined, false],
    ]
    expect(rows.map(([company]) => [company, isStaffingAgency(company)])).toEqual(rows)
  })

  it('[WZ-12] hold tags or only their signs', () => {
    const rows: [string, boolean][] = [
      ['<b>', true],
      ['</p>', true],
      ['<!-- -->', true],
      ['< script', true],
      ['fewer than < 5 people', false],
      ['3 > 2', false],
      ['a<b', false],
    ]
    expect(rows.map(([text]) => [text, hasTags(text)])).toEqual(rows)
  })
})

it('[WZ-14] a job that ended more than five years ago may lack what few remember, and nothing in it may be wrong', () => {
  const blocking = (job: JobEntry) => Object.keys(blockingJobErrors(job, today))
  const old: JobEntry = { company: 'Acme', start_date: '01/2003', end_date: '10/2021' }
  expect({
    old: blocking(old),
    'with a title alone': blocking({ ...old, company: '', title: 'Picker' }),
    'without either': blocking({ ...old, company: ' ' }),
    'without a start': blocking({ ...old, start_date: '' }),
    'with a wrong start': blocking({ ...old, start_date: '11/2021' }),
    'with tags': blocking({ ...old, duties: '<b>Picked</b>' }),
    'of five years ago': blocking({ ...complete, end_date: '11/2021', start_date: '01/2003', city: '' }),
    'until today': blocking({ ...complete, city: '', start_date: '01/2003', current_job: true }),
    'without an end': blocking({ ...complete, city: '', end_date: '' }),
  }).toEqual({
    old: [],
    'with a title alone': [],
    'without either': ['title'],
    'without a start': [],
    'with a wrong start': ['end_date'],
    'with tags': ['duties'],
    'of five years ago': ['city'],
    'until today': ['city'],
    'without an end': ['city', 'end_date'],
  })
})
