import { autoApplyDaily, defaultPreferences } from '@lunchpail/contracts/profile/enumerations'
import type { PreferenceName, Preferences } from '@lunchpail/contracts/profile/preferences'
import { ratingDefaults } from '@lunchpail/contracts/profile/rules/rating-defaults'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'

/** A rating's name among the preferences and in the section availability, where it is stored. */
const ratingFields = {
  shift_day: 'pref_shift_day',
  shift_swing: 'pref_shift_swing',
  shift_night: 'pref_shift_night',
  shift_weekend: 'pref_shift_weekend',
  shift_overtime: 'pref_shift_overtime',
} as const
type RatingName = keyof typeof ratingFields
const ratingNames = Object.keys(ratingFields) as RatingName[]

/** What is stored as preferences: the ratings are in the section availability. */
export type StoredPreferences = Partial<Omit<Preferences, RatingName>>

/** 2 §9: until a person says otherwise any role and any shift, and nothing is done in their name. */
const defaults: Required<StoredPreferences> = {
  ...defaultPreferences,
  role: 0,
  shift: 0,
  auto_apply_enabled: false,
  auto_apply_daily: autoApplyDaily.default,
  sms_job_alerts_enabled: false,
  // where the account has job alerts on, which it has not
  email_job_alerts_enabled: true,
  job_alerts_frequency: 'daily',
}

/** The preferences of a person: the stored ones over the defaults. */
export const preferencesOf = (stored: StoredPreferences, availability: SectionValue): Preferences => ({
  ...defaults,
  ...stored,
  shift_day: availability.pref_shift_day ?? ratingDefaults.pref_shift_day,
  shift_swing: availability.pref_shift_swing ?? ratingDefaults.pref_shift_swing,
  shift_night: availability.pref_shift_night ?? ratingDefaults.pref_shift_night,
  shift_weekend: availability.pref_shift_weekend ?? ratingDefaults.pref_shift_weekend,
  shift_overtime: availability.pref_shift_overtime ?? ratingDefaults.pref_shift_overtime,
})

/** The names of the preferences that a person set, sorted; how often auto-apply may send is no answer to anything. */
export const answeredIn = (stored: StoredPreferences, availability: SectionValue): PreferenceName[] =>
  [
    ...(Object.keys(stored) as PreferenceName[]).filter((name) => name !== 'auto_apply_daily'),
    ...ratingNames.filter((name) => availability[ratingFields[name]] !== undefined),
  ].toSorted()

/** Splits sent preferences into those stored as such and the ratings, by their names in the section. */
export function splitPreferences(sent: Partial<Preferences>): {
  preferences: StoredPreferences
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
