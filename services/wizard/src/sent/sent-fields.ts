import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Question } from '@lunchpail/contracts/jobs/question'
import type { Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import type { SentApplication } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { CalendarDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { acceptedFromHome } from '@lunchpail/contracts/wizard/rules/way-from-home'
import { mismatchesByPosition } from '../applicant/mismatches.ts'

/**
 * EN-18: what the company of a role sees of an application, field by field: a field that is added to the application is not
 * shown until somebody adds it here. Of skills and answers only those that this role or this company asked about.
 */
export function sentFieldsOf(
  application: Application,
  { keywords }: Pick<PositionState, 'keywords'>,
  asked: readonly Question[],
): SentApplication['application'] {
  const { jobs, schools, skills, questions, self_promo } = application
  const wanted = new Set(
    [
      ...keywords,
      ...asked.flatMap((one) => [
        ...(one.keywords ?? []),
        ...one.answers.flatMap(({ keywords: opened }) => opened ?? []),
      ]),
    ].map(({ id }) => id),
  )
  const ids = new Set(asked.map(({ id }) => id))
  return {
    self_promo,
    jobs: jobs?.map(
      ({ manager_name: _name, manager_number: _number, manager_reference: _has, ...job }) => job,
    ),
    schools,
    skills: skills?.filter(({ qid }) => wanted.has(qid)),
    pref_shift_day: application.pref_shift_day,
    pref_shift_swing: application.pref_shift_swing,
    pref_shift_night: application.pref_shift_night,
    pref_shift_weekend: application.pref_shift_weekend,
    pref_shift_overtime: application.pref_shift_overtime,
    questions: questions?.filter(({ id }) => ids.has(id)),
  }
}

/** What did not fit when it was sent. Where the home is is nobody's but the candidate's: of the way, that they confirmed it. */
export function sentMismatches(
  application: Application,
  position: PositionState,
  day: CalendarDay,
): Mismatch[] {
  const found = mismatchesByPosition([position], application, null, day)[position.id] ?? []
  const confirmed = acceptedFromHome(application)[position.id] ?? []
  const way = (['location', 'commute'] as const).filter((type) => confirmed.includes(type))
  return [...way.map((type) => ({ type })), ...found]
}
