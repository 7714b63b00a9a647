import type { SectionName } from '../../profile/sections.ts'
import type { Application } from '../application.ts'
import type { Situation } from '../steps.ts'
import { availabilityProblems } from './availability.ts'
import type { CalendarDay } from './calendar-day.ts'
import { historyProblems } from './history.ts'
import { personProblems, highestSchoolProblems } from './info.ts'
import { problemsOf, type Problems } from './problems.ts'
import { shiftProblems } from './shift-preference.ts'
import { followUpKeywordsOf, keywordsOf, skillProblems } from './skills.ts'
import { summaryProblems } from './summary.ts'

/** Each answer says yes or no: fields `skills.{keyword id}`. */
const unansweredSkills = ({ skills = [] }: Application): Problems =>
  problemsOf(
    Object.fromEntries(
      skills.map(({ qid, has_skill }) => [
        `skills.${qid}`,
        has_skill === undefined ? ('field.choose' as const) : null,
      ]),
    ),
  )

export interface SectionSituation extends Pick<Situation, 'answers' | 'positions'> {
  readonly today: CalendarDay
}

const rules: Readonly<Record<SectionName, (situation: SectionSituation) => Problems>> = {
  info: ({ answers, today }) => personProblems(answers, today),
  schools: ({ answers }) => highestSchoolProblems(answers),
  availability: ({ answers }) => availabilityProblems(answers),
  shifts: ({ answers, positions }) => shiftProblems(answers, positions),
  skills: ({ answers, positions }) => ({
    ...unansweredSkills(answers),
    ...skillProblems(answers, [
      ...keywordsOf(positions),
      ...followUpKeywordsOf(positions, answers.questions),
    ]),
  }),
  history: ({ answers, today }) => historyProblems(answers, today),
  summary: ({ answers }) => summaryProblems(answers),
}

/**
 * What a section of the person still lacks, by the rules of the steps that edit it; none means that it is whole. With
 * no positions (the profile has none), shifts and skills are judged by what they say alone.
 */
export const sectionProblems = (name: SectionName, situation: SectionSituation): Problems =>
  rules[name](situation)
