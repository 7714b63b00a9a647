import { expect, it } from 'vitest'
import type { JobEntry } from '../../wizard/application.ts'
import { jobFlags, missingOf, type JobFlag } from './job-flags.ts'

const complete: JobEntry = {
  title: 'Picker',
  company: 'Acme',
  city: 'Newark',
  state: 'NJ',
  start_date: '01/2024',
  end_date: '02/2025',
  duties: 'Picked',
}

it.each<[string, Partial<JobEntry>, JobFlag[]]>([
  ['a complete job', {}, []],
  ['a blank title', { title: '  ' }, ['title']],
  ['no title', { title: undefined }, ['title']],
  ['no company', { company: '' }, ['company']],
  ['no start', { start_date: undefined }, ['dates']],
  ['half a start', { start_date: '01/20' }, ['dates']],
  ['no such month', { start_date: '13/2024' }, ['dates']],
  ['no end', { end_date: undefined }, ['dates']],
  ['no end of a current job', { end_date: undefined, current_job: true }, []],
  ['no duties', { duties: ' ' }, ['duties']],
  ['no city', { city: undefined }, ['location']],
  ['no state', { state: undefined }, ['location']],
  ['the state XX', { state: 'XX' }, ['location']],
  ['two that lack', { title: '', duties: '' }, ['title', 'duties']],
])('[PR-05] flags of %s', (_, change, missing) => {
  expect(missingOf({ ...complete, ...change })).toEqual(missing)
})

it('[PR-05] an empty job has every flag, in their order', () => {
  expect(missingOf({})).toEqual([...jobFlags])
})
