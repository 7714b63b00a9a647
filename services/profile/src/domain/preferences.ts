import { defaultPreferences } from '@lunchpail/contracts/profile/enumerations'
import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import { ratingDefaults } from '@lunchpail/contracts/profile/rules/rating-defaults'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'

/** A rating's name among the preferences and in the section availability, which keeps it. */
const ratingFields = {
  shift_day: 'pref_shift_day',
  shift_swing: 'pref_shift_swing',
  shift_night: 'pref_shift_night',
  shift_weekend: 'pref_shift_weekend',
  shift_overtime: 'pref_shift_overtime',
} as const
type RatingName = keyof typeof ratingFields
const ratingNames = Object.keys(ratingFields) as RatingName[]

/** What is kept as preferences: ratings are a section of their own. */
export type KeptPreferences = Partial<Omit<Preferences, RatingName>>

/** 2 §9: until a person says otherwise any role and any shift, and nothing is done in their name. */
const defaults: Required<KeptPreferences> = {
  ...defaultPreferences,
  role: 0,
  shift: 0,
  auto_apply_enabled: false,
  sms_job_alerts_enabled: false,
}

/** What a person prefers: what they said over the defaults. */
export const preferencesOf = (kept: KeptPreferences, availability: SectionValue): Preferences => ({
  ...defaults,
  ...kept,
  shift_day: availability.pref_shift_day ?? ratingDefaults.pref_shift_day,
  shift_swing: availability.pref_shift_swing ?? ratingDefaults.pref_shift_swing,
  shift_night: availability.pref_shift_night ?? ratingDefaults.pref_shift_night,
  shift_weekend: availability.pref_shift_weekend ?? ratingDefaults.pref_shift_weekend,
  shift_overtime: availability.pref_shift_overtime ?? ratingDefaults.pref_shift_overtime,
})

/** Takes sent preferences apart: what is kept as such, and the ratings as the section has them. */
export function splitPreferences(sent: Partial<Preferences>): {
  preferences: KeptPreferences
  availability: SectionValue
} {
  const entries = Object.entries(sent)
  const isRating = (name: string): name is RatingName => (ratingNames as readonly string[]).includes(name)
  return {
    preferences: Object.fromEntries(entries.filter(([name]) => !isRating(name))),
    availability: Object.fromEntries(
      entries.flatMap(([name, value]) => (isRating(name) ? [[ratingFields[name], value]] : [])),
    ),
  }
}
