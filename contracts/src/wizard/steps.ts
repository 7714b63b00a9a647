import type { Question } from '../jobs/question.ts'
import type { PositionState } from '../jobs/enumerations.ts'
import type { Application } from './application.ts'
import { wizardLimits } from './enumerations.ts'
import type { CalendarDay } from './rules/calendar-day.ts'
import { contactProblems } from './rules/contact.ts'
import { infoProblems } from './rules/info.ts'
import { jobProblems } from './rules/job.ts'
import { problemsOf, type Problems } from './rules/problems.ts'
import { answerProblem, questionsOf } from './rules/question.ts'
import type { StepName } from './step-names.ts'

export interface WalkPosition {
  readonly id: number
  readonly state: PositionState
  readonly questions: readonly Question[]
}

/** What the walk knows beside the answers. */
export interface WalkFacts {
  /** the four equal-opportunity answers are all there; the walk never learns which they are */
  readonly equal_opportunity: boolean
  readonly today: CalendarDay
}

/** All that a step's rules may look at. `positions` are those that were chosen and are known. */
export interface Situation {
  readonly answers: Application
  readonly positions: readonly WalkPosition[]
  readonly facts: WalkFacts
}

export interface Step {
  readonly name: StepName
  /** keys of the application that this step edits */
  readonly edits: readonly (keyof Application)[]
  readonly isSkipped?: (situation: Situation) => boolean
  /** what its answers still lack, by field; none means done */
  readonly problems: (situation: Situation) => Problems
}

const hasJobs = (answers: Application): boolean => (answers.jobs?.length ?? 0) > 0

const isTooLong = (summary: string | undefined): boolean =>
  (summary?.length ?? 0) > wizardLimits.summaryCharacters

const historyProblems = ({ answers, facts }: Situation): Problems =>
  Object.assign(
    problemsOf({ done_adding_jobs: answers.done_adding_jobs ? null : 'field.required' }),
    ...(answers.jobs ?? []).map((job, index) =>
      Object.fromEntries(
        Object.entries(jobProblems(job, facts.today)).map(([field, rule]) => [
          `jobs.${index}.${field}`,
          rule,
        ]),
      ),
    ),
  )

const questionProblems = ({ answers, positions }: Situation): Problems =>
  problemsOf(
    Object.fromEntries(
      questionsOf(positions).map((question) => [
        `questions.${question.id}`,
        answerProblem(
          question,
          answers.questions?.find((answer) => answer.id === question.id),
        ),
      ]),
    ),
  )

/** An application is for one open position at least, and for none that is closed or unknown. */
const reviewProblems = ({ answers, positions }: Situation): Problems => {
  const chosen = answers.positions ?? []
  const open = new Set(
    positions.filter((position) => position.state === 'open').map((position) => position.id),
  )
  return problemsOf({
    positions: chosen.length > 0 && chosen.every((id) => open.has(id)) ? null : 'application.no-positions',
  })
}

/** The steps in their order, as data. 1 §2, 1 §4. */
export const steps: readonly Step[] = [
  {
    name: 'contact',
    edits: ['first_name', 'last_name', 'phone', 'email'],
    problems: ({ answers }) => contactProblems(answers),
  },
  {
    name: 'info',
    edits: [
      'address_international',
      'address_line1',
      'address_line2',
      'address_city',
      'address_state',
      'address_postal_code',
      'birth_date',
      'schools',
      'eligible',
    ],
    problems: ({ answers, facts }) => ({
      ...infoProblems(answers, facts.today),
      ...problemsOf({ equal_opportunity: facts.equal_opportunity ? null : 'field.choose' }),
    }),
  },
  { name: 'history', edits: ['jobs', 'done_adding_jobs'], problems: historyProblems },
  {
    name: 'summary',
    edits: ['self_promo'],
    // One that is too long is never skipped: it would be sent.
    isSkipped: ({ answers }) => hasJobs(answers) && !isTooLong(answers.self_promo),
    // An empty summary is an answer too: nothing in the specifications requires one.
    problems: ({ answers: { self_promo } }) =>
      problemsOf({
        self_promo:
          self_promo === undefined
            ? 'field.required'
            : isTooLong(self_promo)
              ? 'application.summary-length'
              : null,
      }),
  },
  {
    name: 'questions',
    edits: ['questions'],
    isSkipped: ({ positions }) => questionsOf(positions).length === 0,
    problems: questionProblems,
  },
  { name: 'review', edits: ['positions'], problems: reviewProblems },
]

export const stepByName = (name: StepName): Step => steps.find((step) => step.name === name)!
