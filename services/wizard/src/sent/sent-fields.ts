import type { PositionState } from '@lunchpail/contracts/jobs/events'
import type { Keyword, Question } from '@lunchpail/contracts/jobs/question'
import { askedMismatches, type Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import type { OwnSentApplication, SentApplication } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { CalendarDay } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { currentAnswers } from '@lunchpail/contracts/wizard/rules/current-answers'
import { followUpGutChecksOf, gutChecksOf } from '@lunchpail/contracts/wizard/rules/gut-check'
import { currentJob } from '@lunchpail/contracts/wizard/rules/history/current-history'
import { explainedGaps } from '@lunchpail/contracts/wizard/rules/history/gaps'
import { followUpKeywordsOf, keywordsOf } from '@lunchpail/contracts/wizard/rules/skills'
import { acceptedFromHome } from '@lunchpail/contracts/wizard/rules/way-from-home'
import { mismatchesByPosition } from '../applicant/mismatches.ts'

type Sent = Pick<PositionState, 'id' | 'keywords'>

const idsOf = (keywords: readonly Keyword[]): ReadonlySet<string> => new Set(keywords.map(({ id }) => id))

/**
 * What the company of a role sees of an application, field by field: a field that is added to the application is not
 * shown until it is added here. Of skills and answers only those that this role or this company asked about, as the review shows
 * them. `day` is when it was sent. What its person took back is left out here too, as applications of earlier releases hold it.
 */
export function sentFieldsOf(
  sent: Application,
  { id: positionId, keywords }: Sent,
  asked: readonly Question[],
  day: CalendarDay,
): SentApplication['application'] {
  const positions = [{ keywords, questions: [...asked] }]
  const application = currentAnswers(sent, positions, day)
  const { jobs, gaps, schools, skills, gut_checks, questions, self_promo } = application
  const shift = application.pref_shift_start?.[positionId]
  const wanted = idsOf([...keywordsOf(positions), ...followUpKeywordsOf(positions, questions)])
  const learned = idsOf([
    ...gutChecksOf(positions, application),
    ...followUpGutChecksOf(positions, application),
  ])
  const ids = new Set(asked.map(({ id }) => id))
  return {
    self_promo,
    jobs: jobs?.map(
      ({ manager_name: _name, manager_number: _number, manager_reference: _has, ...job }) => job,
    ),
    gaps:
      gaps &&
      explainedGaps(jobs, gaps, day).map(({ start_date, end_date, reason }) => ({
        start_date,
        end_date,
        reason,
      })),
    schools,
    skills: skills?.filter(({ qid }) => wanted.has(qid)),
    gut_checks: gut_checks?.filter(({ qid }) => learned.has(qid)),
    pref_shift_day: application.pref_shift_day,
    pref_shift_swing: application.pref_shift_swing,
    pref_shift_night: application.pref_shift_night,
    pref_shift_weekend: application.pref_shift_weekend,
    pref_shift_overtime: application.pref_shift_overtime,
    pref_shift_start: shift === undefined ? undefined : { [positionId]: shift },
    questions: questions?.filter(({ id }) => ids.has(id)),
  }
}

/** The same, and what its candidate told besides and no company sees. Skills and reasons of other companies stay out. */
export function ownSentFieldsOf(
  application: Application,
  position: Sent,
  asked: readonly Question[],
  day: CalendarDay,
): OwnSentApplication['application'] {
  return {
    ...sentFieldsOf(application, position, asked, day),
    first_name: application.first_name,
    last_name: application.last_name,
    email: application.email,
    phone: application.phone,
    address_line1: application.address_line1,
    address_line2: application.address_line2,
    address_city: application.address_city,
    address_state: application.address_state,
    address_postal_code: application.address_postal_code,
    address_international: application.address_international,
    birth_date: application.birth_date,
    eligible: application.eligible,
    jobs: application.jobs?.map(currentJob),
  }
}

/** What did not fit, and the candidate said is fine with them. */
export const acceptedOf = (application: Application, { id }: Pick<PositionState, 'id'>) =>
  askedMismatches.filter((type) => acceptedFromHome(application)[id]?.includes(type))

/** What did not fit when it was sent. Where the home is, only the candidate sees: of the way, that they confirmed it. */
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
