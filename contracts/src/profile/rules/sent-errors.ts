import type { SchoolEntry } from '../../wizard/application.ts'
import type { CalendarDay } from '../../wizard/rules/calendar-day.ts'
import { fieldErrorsAt, type FieldErrors } from '../../wizard/rules/field-errors.ts'
import { schoolErrors } from '../../wizard/rules/history/school.ts'
import { sectionErrors } from '../../wizard/rules/section.ts'
import { sectionNames, type SectionValue } from '../sections.ts'
import { ratingDefaults } from './rating-defaults.ts'

const answered = (value: SectionValue): SectionValue =>
  Object.fromEntries(Object.entries(value).filter(([, answer]) => answer !== undefined))

const textOf = (school: SchoolEntry): string =>
  JSON.stringify(Object.entries(school).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/**
 * 2 §5: all of a school is asked for, of the first one too. One that is there already may tell less, as basic info and a resume
 * do, and is taken as it is.
 */
const newSchoolErrors = ({ schools }: SectionValue, stored: SectionValue): FieldErrors => {
  const known = new Set(stored.schools?.map(textOf))
  return Object.assign(
    {},
    ...(schools ?? []).map((school, index) =>
      known.has(textOf(school)) ? {} : fieldErrorsAt(`schools.${index}`, schoolErrors(school)),
    ),
  )
}

/**
 * The errors of the fields that were sent, by their paths (`jobs.0.title`) and the rules of their steps. A field that is
 * there without a value is taken back; one that was not sent has no error; `stored` completes the rest, so that a state is
 * checked with its country.
 */
export const sentErrors = (sent: SectionValue, stored: SectionValue, today: CalendarDay): FieldErrors => ({
  ...stepErrors(sent, stored, today),
  ...newSchoolErrors(sent, stored),
})

/** The same of what an application saved: its steps do not ask for the rest of a school of the resume. */
export function stepErrors(sent: SectionValue, stored: SectionValue, today: CalendarDay): FieldErrors {
  const answers = { ...ratingDefaults, ...answered({ ...stored, ...sent }) }
  const fieldErrors: FieldErrors = Object.assign(
    {},
    ...sectionNames.map((name) => sectionErrors(name, { answers, positions: [], today })),
  )
  return Object.fromEntries(
    Object.entries(fieldErrors).filter(([path]) => fieldsOf(path, sent).some((field) => field in sent)),
  )
}

/** The fields of a path: its first segment, or the shifts of which one must be possible. */
const fieldsOf = (path: string, sent: SectionValue): readonly (keyof SectionValue)[] => {
  if (path === 'availability') return ['pref_shift_day', 'pref_shift_swing', 'pref_shift_night']
  const field = path.split('.')[0] as keyof SectionValue
  // An application needs a job or the answer that there is none; a profile may have neither.
  if (field === 'done_adding_jobs') return []
  // Nor does it need a summary: the wizard asks for an answer, which may be an empty one.
  if (field === 'self_promo' && sent.self_promo === undefined) return []
  // Without a school nothing is asked of the first one.
  return field === 'schools' && sent.schools?.length === 0 ? [] : [field]
}
