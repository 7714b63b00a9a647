import { savePreferences } from '@lunchpail/contracts/profile/api'
import { wagePreference } from '@lunchpail/contracts/profile/enumerations'
import type { PreferenceName, Preferences } from '@lunchpail/contracts/profile/preferences'
import { checkboxValue } from '@lunchpail/kit-web/forms/checkbox-value'
import type { RuleErrors } from '@lunchpail/kit-web/forms/use-form'
import type { PreferencesChange } from '../api.ts'
import * as z from 'zod/mini'

export const rated = ['day', 'swing', 'night', 'weekend', 'overtime'] as const
export type Rated = (typeof rated)[number]

/** Job alerts are chosen where they are turned on: a form that was opened before takes nothing of it back. */
type NotAsked = 'sms_job_alerts_enabled' | 'email_job_alerts_enabled' | 'job_alerts_frequency'

/** The preferences as GET gives them. */
export interface StoredPreferences {
  readonly preferences: Preferences
  readonly answered_preferences: readonly PreferenceName[]
}

/** The values of the fields: the wage as text, and what may be missing. */
export interface PreferencesValues extends Omit<
  Preferences,
  'search_status' | 'wage' | 'commute_length' | NotAsked
> {
  readonly search_status: number | null
  readonly wage: string
  readonly commute_length: Preferences['commute_length'] | null
}

/** Whoever was not asked how their search goes has not chosen the default: it is not chosen for them. */
export const valuesOf = ({
  preferences: {
    sms_job_alerts_enabled: _texts,
    email_job_alerts_enabled: _emails,
    job_alerts_frequency: _often,
    ...preferences
  },
  answered_preferences: answered,
}: StoredPreferences): PreferencesValues => ({
  ...preferences,
  search_status: answered.includes('search_status') ? preferences.search_status : null,
  wage: String(preferences.wage),
})

/**
 * 2 §5: a typed wage is clamped to 0 and the maximum; anything but a number clears the field. A dot stays, so that cents which are
 * typed after it are cut as well, and do not make 125 of 12.5.
 */
export function typedWage(typed: string): string {
  const wage = Number(typed)
  if (typed.trim() === '' || !Number.isFinite(wage)) return ''
  const dollars = Math.min(wagePreference.maximum, Math.max(0, Math.trunc(wage)))
  return typed.includes('.') ? `${dollars}.` : String(dollars)
}

/** 2 §5: Day, Swing and Night may not all be "Definitely not". */
export const isAvailable = ({ shift_day, shift_swing, shift_night }: PreferencesValues): boolean =>
  [shift_day, shift_swing, shift_night].some((rating) => rating > 1)

/** The errors of the contract's schema by field, as keys of sentences, in the order of the form. */
export function preferencesErrorsOf(values: PreferencesValues): RuleErrors {
  const { error } = z.safeParse(savePreferences.body, bodyOf(values))
  const issues = new Map((error?.issues ?? []).map((issue) => [String(issue.path[0]), issue.message]))
  const order = Object.keys(fieldOrder) as (keyof PreferencesValues)[]
  return Object.fromEntries(
    order.flatMap((field) => {
      const key = issues.get(field)
      return key === undefined ? [] : [[field, { key }]]
    }),
  )
}

/** Every field, in the order of the form. */
const fieldOrder: Readonly<Record<keyof Required<PreferencesValues>, true>> = {
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
  auto_apply_daily: true,
}

/**
 * The request body. An empty wage or length is sent as null, which the contract refuses; a search status that was not chosen
 * is not sent, and stays unanswered.
 */
export const bodyOf = ({
  search_status,
  wage,
  commute_length,
  weekend,
  auto_apply_enabled,
  ...values
}: PreferencesValues): PreferencesChange =>
  ({
    ...values,
    ...(search_status !== null && { search_status }),
    weekend: checkboxValue(weekend),
    auto_apply_enabled: checkboxValue(auto_apply_enabled),
    wage: wage === '' ? null : Number(wage),
    commute_length,
  }) as PreferencesChange

/** The names whose bits are set. */
export const namesOf = <Name extends string>(bits: number, of: Readonly<Record<Name, number>>): Name[] =>
  (Object.keys(of) as Name[]).filter((name) => (bits & of[name]) !== 0)

export const bitsOf = <Name extends string>(
  names: readonly string[],
  of: Readonly<Record<Name, number>>,
): number =>
  (Object.keys(of) as Name[]).reduce((bits, name) => (names.includes(name) ? bits | of[name] : bits), 0)
