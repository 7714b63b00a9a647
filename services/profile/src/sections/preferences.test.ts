import { expect, it } from 'vitest'
import { ratingDefaults } from '@lunchpail/contracts/profile/rules/rating-defaults'
import { answeredIn, preferencesOf, splitPreferences } from './preferences.ts'

const grid = {
  pref_shift_day: 1,
  pref_shift_swing: 2,
  pref_shift_night: 4,
  pref_shift_weekend: 1,
  pref_shift_overtime: 4,
} as const
const ratings = { shift_day: 1, shift_swing: 2, shift_night: 4, shift_weekend: 1, shift_overtime: 4 }

it('[PR-13] [PR-14] are those that were told, over the defaults', () => {
  expect(preferencesOf({}, {})).toMatchObject({
    role: 0,
    shift: 0,
    auto_apply_enabled: false,
    sms_job_alerts_enabled: false,
    shift_day: ratingDefaults.pref_shift_day,
    shift_swing: ratingDefaults.pref_shift_swing,
    shift_night: ratingDefaults.pref_shift_night,
    shift_weekend: ratingDefaults.pref_shift_weekend,
    shift_overtime: ratingDefaults.pref_shift_overtime,
  })
  expect(preferencesOf({ role: 8, auto_apply_enabled: true }, grid)).toMatchObject({
    role: 8,
    shift: 0,
    auto_apply_enabled: true,
    ...ratings,
  })
})

it('[PR-13] [PR-14] names what was told, sorted, and no default', () => {
  expect(answeredIn({}, {})).toEqual([])
  expect(answeredIn({ wage: 20, role: 8 }, { pref_shift_day: 4, pref_shift_overtime: 1 })).toEqual([
    'role',
    'shift_day',
    'shift_overtime',
    'wage',
  ])
})

it('[PR-14] stores the ratings in the section of shifts, and the rest as preferences', () => {
  expect(splitPreferences({ wage: 20, ...ratings })).toStrictEqual({
    preferences: { wage: 20 },
    availability: grid,
  })
  expect(splitPreferences({})).toStrictEqual({ preferences: {}, availability: {} })
})
