import type { SectionName } from '../../profile/sections.ts'
import type { Application } from '../application.ts'
import type { WalkInput } from '../steps.ts'
import { availabilityErrors } from './availability.ts'
import type { CalendarDay } from './calendar-day.ts'
import { historyErrors } from './history/history.ts'
import { personErrors, schoolsErrors } from './info.ts'
import { fieldErrorsOf, type FieldErrors } from './field-errors.ts'
import { shiftErrors } from './shift-preference.ts'
import { followUpKeywordsOf, keywordsOf, skillErrors } from './skills.ts'
import { summaryErrors } from './summary.ts'

/** Each entry needs its yes or no: fields `skills.{keyword id}`. */
const unansweredSkillErrors = ({ skills = [] }: Application): FieldErrors =>
  fieldErrorsOf(
    Object.fromEntries(
      skills.map(({ qid, has_skill }) => [
        `skills.${qid}`,
        has_skill === undefined ? ('field.choose' as const) : null,
      ]),
    ),
  )

export interface SectionInput extends Pick<WalkInput, 'answers' | 'positions'> {
  readonly today: CalendarDay
}

const rules: Readonly<Record<SectionName, (input: SectionInput) => FieldErrors>> = {
  info: ({ answers, today }) => personErrors(answers, today),
  schools: ({ answers }) => schoolsErrors(answers),
  availability: ({ answers }) => availabilityErrors(answers),
  shifts: ({ answers, positions }) => shiftErrors(answers, positions),
  skills: ({ answers, positions }) => ({
    ...unansweredSkillErrors(answers),
    ...skillErrors(answers, [...keywordsOf(positions), ...followUpKeywordsOf(positions, answers.questions)]),
  }),
  history: ({ answers, today }) => historyErrors(answers, today),
  summary: ({ answers }) => summaryErrors(answers),
}

/**
 * The errors of a section of the person, by the rules of the steps that edit it; none means that it is complete. Without
 * positions (the profile has none), shifts and skills are checked by their own content alone.
 */
export const sectionErrors = (name: SectionName, input: SectionInput): FieldErrors => rules[name](input)
