import * as z from 'zod/mini'
import { flag } from '../fields/request-fields.ts'
import { alertFrequencies, autoApplyDaily, commuteLengths, wagePreference } from './enumerations.ts'

const rating = z.int('field.choose').check(z.gte(1, 'field.choose'), z.lte(4, 'field.choose'))
const bits = (mask: number) =>
  z.int('field.invalid').check(
    // `&` sees the lowest 32 bits alone
    z.refine((value) => value >= 0 && value <= mask && (value & ~mask) === 0, 'field.invalid'),
  )

/** Job preferences. 2 §2, 2 §5, 2 §9. A checkbox may send 0 and 1. */
export const preferences = z.object({
  search_status: z.int('field.choose').check(z.gte(1, 'field.choose'), z.lte(4, 'field.choose')),
  /** bits 8, 16, 32, 64; 0 means any */
  role: bits(8 | 16 | 32 | 64),
  /** bits 1, 2, 4; 0 means any */
  shift: bits(1 | 2 | 4),
  /** dollars an hour, in whole dollars */
  wage: z
    .int('preferences.wage')
    .check(
      z.gte(wagePreference.minimum, 'preferences.wage'),
      z.lte(wagePreference.maximum, 'preferences.wage'),
    ),
  /** false: no job that asks for weekends */
  weekend: flag,
  /** bits: by car 1, by public transit 2; one at least */
  commute_type: bits(1 | 2).check(z.gte(1, 'field.choose')),
  commute_length: z.literal([...commuteLengths], { error: 'preferences.commute-length' }),
  auto_apply_enabled: flag,
  /** how many it sends in a day at most */
  auto_apply_daily: z
    .int('field.choose')
    .check(z.gte(autoApplyDaily.minimum, 'field.choose'), z.lte(autoApplyDaily.maximum, 'field.choose')),
  /**
   * texts about new jobs, to which the person agrees by this (`alertsTextWording`); emails about them; and how often. They come
   * where the account has job alerts on (`job_alerts_enabled`).
   */
  sms_job_alerts_enabled: flag,
  email_job_alerts_enabled: flag,
  job_alerts_frequency: z.enum(alertFrequencies, 'field.choose'),
  shift_day: rating,
  shift_swing: rating,
  shift_night: rating,
  shift_weekend: rating,
  shift_overtime: rating,
})
export type Preferences = z.output<typeof preferences>
export type PreferenceName = keyof Preferences

/**
 * Names of the preferences that the person set, sorted. The others are the defaults of 2 §9, which a page never tells as
 * their answer.
 */
export const preferenceNames = z
  .array(z.enum(Object.keys(preferences.shape) as PreferenceName[], 'field.invalid'), 'field.invalid')
  .check(z.maxLength(50, 'field.invalid'))
