import { expect, it } from 'vitest'
import { readBody } from './read-body.ts'

it('takes a save apart, and drops the password and the CSRF token', () => {
  const body = {
    first_name: 'Ana',
    password: 'blue truck 7',
    csrf_token: 'token',
    version: 3,
    sections: { info: 2 },
  }
  expect(readBody(body)).toStrictEqual({
    application: { first_name: 'Ana' },
    equalOpportunity: {},
    version: 3,
    basedOn: { info: 2 },
  })
})

it('takes the equal-opportunity answers that were chosen out of the application, and no other', () => {
  const answers = { gender: 'female', ethnicity: 7, veteran_status: 3, disability_status: 3 } as const
  expect(readBody({ ...answers, first_name: 'Ana' })).toMatchObject({
    application: { first_name: 'Ana' },
    equalOpportunity: answers,
  })
  const { application, equalOpportunity } = readBody({ ...answers, gender: undefined })
  expect(application).toStrictEqual({})
  expect(equalOpportunity).toStrictEqual({ ethnicity: 7, veteran_status: 3, disability_status: 3 })
})

it('[PR-15] reads the months of a skill without a yes or no as one', () => {
  const times = { time_created: '2026-11-20T08:00:00Z', time_updated: '2026-11-21T08:00:00Z', ack: true }
  const skills = [
    { qid: 'forklift', months: 12, ...times },
    { qid: 'picking', months: 0 },
    { qid: 'cnc', has_skill: true, months: 0 },
    { qid: 'tank' },
  ]
  expect(readBody({ skills }).application.skills).toStrictEqual([
    { qid: 'forklift', months: 12, ...times, has_skill: true },
    { qid: 'picking', months: 0, has_skill: false },
    { qid: 'cnc', has_skill: true, months: 0 },
    { qid: 'tank' },
  ])
})

it('[WZ-39] takes an answer back by a null, of which the guard leaves a key without a value', () => {
  const { application } = readBody({ self_promo: undefined, jobs: undefined, first_name: 'Ana' })
  expect(application).toStrictEqual({ self_promo: '', jobs: [], first_name: 'Ana' })
})

it('[WZ-39] keeps what a save sends beside a null', () => {
  const gap = { start_date: '01/2025', end_date: '09/2025', ignore: true }
  const sent = { address_city: 'Newark', gaps: [gap], pref_shift_start: { 7: '6:00 AM' } }
  expect(readBody({ ...sent, self_promo: undefined }).application).toStrictEqual({ ...sent, self_promo: '' })
})

it.each([
  ['address_line1', ''],
  ['address_line2', ''],
  ['address_city', ''],
  ['address_state', ''],
  ['address_postal_code', ''],
  ['birth_date', ''],
  ['self_promo', ''],
  ['jobs', []],
  ['gaps', []],
  ['schools', []],
  ['skills', []],
  ['pref_shift_start', {}],
])('[WZ-39] takes %s back, and nothing that was not sent', (field, empty) => {
  expect(readBody({ [field]: undefined }).application).toStrictEqual({ [field]: empty })
})
