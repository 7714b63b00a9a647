import { maxJobTitles, type CandidateState } from '@lunchpail/contracts/profile/events'
import type { Point } from '@lunchpail/contracts/jobs/rules/distance'
import { profileThresholds } from '@lunchpail/contracts/profile/enumerations'
import type { Preferences } from '@lunchpail/contracts/profile/preferences'
import type { SectionValue } from '@lunchpail/contracts/profile/sections'
import { answeredCount } from '@lunchpail/contracts/profile/rules/answered-count'
import type { CalendarDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { experienceMonths } from '@lunchpail/contracts/wizard/rules/history/experience'
import { newestFirst } from '@lunchpail/contracts/wizard/rules/history/job'
import { isBlank } from '@lunchpail/contracts/wizard/rules/field-errors'
import type { AlertsConsent } from './read-person.ts'

/** The fields of a person's sections that a candidate is derived from. No other one changes a match. */
export const candidateFields = [
  'address_international',
  'address_postal_code',
  'pref_shift_day',
  'pref_shift_swing',
  'pref_shift_night',
  'pref_shift_weekend',
  'pref_shift_overtime',
  'skills',
  'jobs',
] as const satisfies (keyof SectionValue)[]

/** The preferences that jobs are searched by: one of them is enough to be more than a first guess. */
const searched: readonly string[] = [
  'role',
  'shift',
  'wage',
  'weekend',
  'commute_type',
  'commute_length',
] satisfies (keyof Preferences)[]

interface CandidateSource {
  readonly preferences: Preferences
  /** names of the preferences that the person set */
  readonly answered: readonly string[]
  readonly value: Pick<SectionValue, (typeof candidateFields)[number]>
  readonly alertsConsent?: AlertsConsent | null
  /** how many questions of companies they answered */
  readonly companyAnswers: number
  /** centre of the home's ZIP code */
  readonly home: Point | null
  readonly today: CalendarDay
}

/** A person as matching may know them. */
export function candidateOf({
  preferences,
  answered,
  value,
  alertsConsent,
  companyAnswers,
  home,
  today,
}: CandidateSource): Omit<CandidateState, 'id' | 'version'> {
  const { shift_day, shift_swing, shift_night, shift_weekend, shift_overtime, ...preferred } = preferences
  const jobs = value.jobs ?? []
  const answers = [...new Map((value.skills ?? []).map((skill) => [skill.qid, skill])).values()]
  return {
    zip: home ? (value.address_postal_code ?? null) : null,
    latitude: home?.latitude ?? null,
    longitude: home?.longitude ?? null,
    ...preferred,
    job_alerts_text_consent: alertsConsent
      ? { at: alertsConsent.at.toISOString(), wording: alertsConsent.wording }
      : null,
    answered: [...answered],
    answers: answeredCount({ preferences: answered, skills: answers, ofCompanies: companyAnswers }),
    has_preferences: answered.some((name) => searched.includes(name)),
    ratings: {
      day: shift_day,
      swing: shift_swing,
      night: shift_night,
      weekend: shift_weekend,
      overtime: shift_overtime,
    },
    skills: answers
      .filter(({ has_skill }) => has_skill === true)
      .map(({ qid, months }) => ({ id: qid, months: months ?? 0 })),
    missing_skills: answers.filter(({ has_skill }) => has_skill === false).map(({ qid }) => qid),
    experience_months: experienceMonths(jobs, today, profileThresholds.lookBackYears * 12),
    job_titles: newestFirst(jobs)
      .map(({ title = '' }) => title.trim())
      .filter((title) => !isBlank(title))
      .slice(0, maxJobTitles),
  }
}
