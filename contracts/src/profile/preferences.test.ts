import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { preferences } from './preferences.ts'

const valid = {
  search_status: 1,
  role: 8 | 64,
  shift: 1 | 4,
  wage: 20,
  weekend: 1,
  commute_type: 3,
  commute_length: 30,
  auto_apply_enabled: false,
  auto_apply_daily: 5,
  sms_job_alerts_enabled: 0,
  email_job_alerts_enabled: 1,
  job_alerts_frequency: 'daily',
  shift_day: 4,
  shift_swing: 3,
  shift_night: 1,
  shift_weekend: 2,
  shift_overtime: 1,
}
const errors = (change: object) =>
  z
    .safeParse(preferences, { ...valid, ...change })
    .error?.issues.map(({ path, message }) => [path[0], message])

it('[PR-13] takes bits of the known values, and 0 as any', () => {
  expect(errors({})).toBeUndefined()
  expect(errors({ role: 0, shift: 0 })).toBeUndefined()
  expect(errors({ role: 8 | 16 | 32 | 64, shift: 7, commute_type: 1 })).toBeUndefined()
})

it.each([
  ['role', 4, 'field.invalid'],
  ['role', -8, 'field.invalid'],
  ['role', 128, 'field.invalid'],
  ['role', 2 ** 32, 'field.invalid'],
  ['role', 2 ** 32 + 8, 'field.invalid'],
  ['role', -(2 ** 32), 'field.invalid'],
  ['shift', 2 ** 32, 'field.invalid'],
  ['shift', 8, 'field.invalid'],
  ['commute_type', 0, 'field.choose'],
  ['commute_type', 4, 'field.invalid'],
  ['search_status', 0, 'field.choose'],
  ['search_status', 5, 'field.choose'],
  ['shift_night', 5, 'field.choose'],
  ['commute_length', 31, 'preferences.commute-length'],
])('[PR-13] refuses %s %d', (field, value, message) => {
  expect(errors({ [field]: value })).toEqual([[field, message]])
})
