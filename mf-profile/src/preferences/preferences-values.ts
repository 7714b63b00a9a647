import * as z from 'zod/mini'
import { savePreferences } from '@lunchpail/contracts/profile/api'
import { wagePreference } from '@lunchpail/contracts/profile/enumerations'
import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import type { PreferencesChange } from '../api.ts'

export const rated = ['day', 'swing', 'night', 'weekend', 'overtime'] as const
export type Rated = (typeof rated)[number]

/** What is chosen and typed: the wage as it stands in its field, and a commute length that may be missing. */
export interface PreferencesValues extends Omit<Preferences, 'wage' | 'commute_length'> {
  readonly wage: string
  readonly commute_length: Preferences['commute_length'] | null
}

export const valuesOf = (preferences: Preferences): PreferencesValues => ({
  ...preferences,
  wage: String(preferences.wage),
})

/** 2 §5: what is typed as a wage is kept from 0 to the maximum; what is no number clears the field. */
export function typedWage(typed: string): string {
  const wage = Number(typed)
  if (typed.trim() === '' || !Number.isFinite(wage)) return ''
  return String(Math.min(wagePreference.maximum, Math.max(0, Math.trunc(wage))))
}

/** 2 §5: Day, Swing and Night may not all be "Definitely not". */
export const isAvailable = ({ shift_day, shift_swing, shift_night }: PreferencesValues): boolean =>
  [shift_day, shift_swing, shift_night].some((rating) => rating > 1)

export type FieldErrors = Readonly<Partial<Record<keyof PreferencesValues, string>>>

/** What a service would refuse, by field: the keys of the sentences, in the order of the form. */
export function fieldErrorsOf(values: PreferencesValues): FieldErrors {
  const { error } = z.safeParse(savePreferences.body, bodyOf(values))
  const issues = new Map((error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message]))
  const order = Object.keys(fieldOrder) as (keyof PreferencesValues)[]
  return Object.fromEntries(
    order.filter((field) => issues.has(field)).map((field) => [field, issues.get(field)]),
  )
}

/** Every field once, in the order in which the form asks. */
const fieldOrder: Readonly<Record<keyof PreferencesValues, true>> = {
  search_status: true,
  role: true,
  shift: true,
  weekend: true,
  shift_day: true,
  shift_swing: true,
  shift_night: true,
  shift_weekend: true,
  shift_overtime: true,
  commute_type: true,
  commute_length: true,
  wage: true,
  auto_apply_enabled: true,
  sms_job_alerts_enabled: true,
}

/** A body as it is sent; what was left empty is sent as such, for the contract to refuse. */
export const bodyOf = ({ wage, commute_length, ...values }: PreferencesValues): PreferencesChange =>
  ({
    ...values,
    wage: wage === '' ? null : Number(wage),
    commute_length,
  }) as PreferencesChange
