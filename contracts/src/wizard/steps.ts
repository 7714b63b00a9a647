import type { PhoneVerification } from '../auth/enumerations.ts'
import type { PositionState } from '../jobs/events.ts'
import { sectionKeys } from '../profile/sections.ts'
import type { Application } from './application.ts'
import { availabilityErrors, ratingKeys } from './rules/availability.ts'
import { earliestDay, type CalendarDay } from './rules/calendar-day.ts'
import { contactErrors } from './rules/contact.ts'
import { moveDateError } from './rules/general-date.ts'
import { followUpGutChecksOf, gutCheckErrors, gutChecksOf } from './rules/gut-check.ts'
import { historyErrors } from './rules/history/history.ts'
import { infoErrors } from './rules/info.ts'
import { fieldErrorsOf, type FieldErrors } from './rules/field-errors.ts'
import { isPhoneOpen } from './rules/phone-confirmation.ts'
import { questionErrors, questionsOf } from './rules/question.ts'
import { isReminded } from './rules/resume-reminder.ts'
import { shiftErrors, withSeveralShifts } from './rules/shift-preference.ts'
import { followUpKeywordsOf, keywordsOf, skillErrors } from './rules/skills.ts'
import { isTooLong, summaryErrors } from './rules/summary.ts'
import type { StepName } from './step-names.ts'

/** The fields of a position that the walk reads. */
export type WalkPosition = Pick<
  PositionState,
  'id' | 'state' | 'questions' | 'keywords' | 'schedule_start' | 'disable_preferred_shift'
>

/** What the walk knows besides the answers. */
export interface WalkFacts {
  /** the four equal-opportunity answers are all there; the walk never learns which they are */
  readonly equal_opportunity: boolean
  readonly today: CalendarDay
  /** ISO 8601 */
  readonly now: string
  /** how far the account's phone is confirmed; null: it has none */
  readonly phone: PhoneVerification | null
  /** steps that this application was saved from: they count also where they were passed by what was done there */
  readonly met: readonly StepName[]
}

/** All that a step's rules may read. `positions` are those that were chosen and are known. */
export interface WalkInput {
  readonly answers: Application
  readonly positions: readonly WalkPosition[]
  readonly facts: WalkFacts
}

export interface Step {
  readonly name: StepName
  /** keys of the application that this step edits */
  readonly edits: readonly (keyof Application)[]
  /** there is nothing to ask or to show */
  readonly isSkipped?: (input: WalkInput) => boolean
  /**
   * The step before it that it shares a number with: whether it is shown follows from answers, so that with a number of its own
   * the total would change under way.
   */
  readonly sharesNumberOf?: StepName
  /** whether it counts in the progress although it is skipped yet, so that the total does not grow under way */
  readonly countsSkipped?: (input: WalkInput) => boolean
  /** shown until it is answered, but not required for a submit */
  readonly optional?: true
  /** the errors of its answers by field; none means done */
  readonly fieldErrors: (input: WalkInput) => FieldErrors
}

const hasJobs = ({ jobs }: Application): boolean => (jobs?.length ?? 0) > 0

const followUpKeywords = ({ answers, positions }: WalkInput) =>
  followUpKeywordsOf(positions, answers.questions)

/** An application needs at least one open position, and none that is closed or unknown. */
const reviewErrors = ({ answers, positions, facts }: WalkInput): FieldErrors => {
  const chosen = answers.positions ?? []
  const open = new Set(
    positions.filter((position) => position.state === 'open').map((position) => position.id),
  )
  return fieldErrorsOf({
    positions: chosen.length > 0 && chosen.every((id) => open.has(id)) ? null : 'application.no-positions',
    history: isReminded(answers) ? 'application.history-missing' : null,
    move_date: moveDateError(answers.move_date, earliestDay(new Date(facts.now))),
  })
}

/** The steps in their order, as data. 1 §2, 1 §4. */
export const steps: readonly Step[] = [
  {
    name: 'contact',
    edits: ['first_name', 'last_name', 'phone', 'email', 'text_consent'],
    fieldErrors: ({ answers }) => contactErrors(answers),
  },
  {
    name: 'info',
    edits: [...sectionKeys.info, ...sectionKeys.schools],
    fieldErrors: ({ answers, facts }) => ({
      ...infoErrors(answers, facts.today),
      ...fieldErrorsOf({ equal_opportunity: facts.equal_opportunity ? null : 'field.choose' }),
    }),
  },
  {
    name: 'availability',
    edits: ratingKeys,
    fieldErrors: ({ answers }) => availabilityErrors(answers),
  },
  {
    name: 'skills',
    edits: ['skills'],
    // Skills that were answered before still count: they are on the review, and are not asked again.
    isSkipped: ({ positions }) => keywordsOf(positions).length === 0,
    fieldErrors: ({ answers, positions }) => skillErrors(answers, keywordsOf(positions)),
  },
  {
    name: 'history',
    edits: [...sectionKeys.history, 'gaps_asked', 'resume_status', 'resume_reminder'],
    fieldErrors: ({ answers, facts }) => (isReminded(answers) ? {} : historyErrors(answers, facts.today)),
  },
  {
    name: 'gut-check',
    edits: ['gut_checks', 'skills', 'jobs'],
    isSkipped: ({ answers, positions }) => gutChecksOf(positions, answers).length === 0,
    // Whether a skill is missing follows from the answers.
    sharesNumberOf: 'history',
    fieldErrors: ({ answers, positions }) => gutCheckErrors(answers, gutChecksOf(positions, answers)),
  },
  {
    name: 'summary',
    edits: ['self_promo'],
    // One that is too long is never skipped: it would be submitted.
    isSkipped: ({ answers }) =>
      (hasJobs(answers) || isReminded(answers) || answers.from_sug === true) &&
      !isTooLong(answers.self_promo),
    // A job passes it.
    sharesNumberOf: 'history',
    fieldErrors: ({ answers }) => summaryErrors(answers),
  },
  {
    name: 'questions',
    edits: ['questions'],
    isSkipped: ({ positions }) => questionsOf(positions).length === 0,
    fieldErrors: ({ answers, positions }) => questionErrors(answers, questionsOf(positions)),
  },
  {
    name: 'follow-up-skills',
    edits: ['skills'],
    isSkipped: (input) => followUpKeywords(input).length === 0,
    sharesNumberOf: 'questions',
    fieldErrors: (input) => skillErrors(input.answers, followUpKeywords(input)),
  },
  {
    name: 'follow-up-gut-check',
    edits: ['gut_checks', 'skills', 'jobs'],
    isSkipped: ({ answers, positions }) => followUpGutChecksOf(positions, answers).length === 0,
    sharesNumberOf: 'questions',
    fieldErrors: ({ answers, positions }) => gutCheckErrors(answers, followUpGutChecksOf(positions, answers)),
  },
  {
    name: 'shifts',
    edits: ['pref_shift_start'],
    isSkipped: ({ positions }) => withSeveralShifts(positions).length === 0,
    fieldErrors: ({ answers, positions }) => shiftErrors(answers, positions),
  },
  {
    name: 'phone',
    edits: ['phone_skipped_at'],
    optional: true,
    isSkipped: ({ answers, facts }) => !isPhoneOpen(answers, facts),
    // Whoever has none yet gives one at the contact step.
    countsSkipped: ({ answers, facts }) =>
      facts.met.includes('phone') ||
      (facts.phone === null && isPhoneOpen(answers, { ...facts, phone: 'unverified' })),
    fieldErrors: () => ({ phone_skipped_at: 'field.required' }),
  },
  {
    name: 'suggestions',
    edits: ['positions', 'picked', 'suggestions_done'],
    optional: true,
    // Once for each application: positions that are added or taken out later do not open it again.
    isSkipped: ({ answers }) => answers.from_sug === true || answers.suggestions_done === true,
    countsSkipped: ({ facts }) => facts.met.includes('suggestions'),
    fieldErrors: () => ({ suggestions_done: 'field.choose' }),
  },
  { name: 'review', edits: ['positions'], fieldErrors: reviewErrors },
]

export const stepByName = (name: StepName): Step => steps.find((step) => step.name === name)!
