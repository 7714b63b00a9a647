import { keywordName } from '@lunchpail/contracts/jobs/keywords'
import { questionWords } from '@lunchpail/contracts/jobs/rules/question-words'
import type { Application } from '@lunchpail/contracts/wizard/application'
import {
  equalOpportunityFields,
  type EqualOpportunityAnswers,
} from '@lunchpail/contracts/wizard/equal-opportunity'
import type { FieldErrors } from '@lunchpail/contracts/wizard/rules/field-errors'
import type { ErrorSummaryItem } from '@lunchpail/kit-ui/error-summary'
import { currentLanguage } from '@lunchpail/kit-web/language'
import type { sentences } from '../sentences.ts'
import { askedOnce } from './questions/asked-once.ts'
import type { StepContext } from './step.ts'

/** What each equal-opportunity question offers to whoever gives no answer. */
const declines = {
  gender: 'gender.not_specified',
  ethnicity: 'ethnicity.7',
  veteran_status: 'veteran.3',
  disability_status: 'disability.3',
} as const satisfies Record<keyof EqualOpportunityAnswers, string>

/** The label of each field: in the error summary, "Please select an option" needs one. */
const labels = {
  first_name: 'contact.first-name',
  last_name: 'contact.last-name',
  phone: 'contact.phone',
  email: 'contact.email',
  address_line1: 'info.line1',
  birth_date: 'info.birth',
  'schools.0.degree_type': 'info.degree',
  'schools.0.name': 'info.school-name',
  'schools.0.degree_major': 'info.major',
  eligible: 'info.eligible',
  gender: 'equal.gender',
  ethnicity: 'equal.ethnicity',
  veteran_status: 'equal.veteran',
  disability_status: 'equal.disability',
  pref_shift_day: 'shift.day',
  pref_shift_swing: 'shift.swing',
  pref_shift_night: 'shift.night',
  pref_shift_weekend: 'shift.weekend',
  pref_shift_overtime: 'shift.overtime',
  title: 'job.title',
  company: 'job.company',
  company_explain: 'job.company-explain',
  city: 'info.city',
  state: 'info.state',
  start_date: 'job.start',
  end_date: 'job.end',
  duties: 'job.duties',
  reason_for_leaving: 'job.leaving',
  reason_explain: 'job.explain',
  degree_type: 'school.degree',
  name: 'info.school-name',
  degree_major: 'info.major',
  graduation_year: 'school.year',
} as const

/** `message` is for the error summary, `sentence` for the field itself, which has its label beside it. */
export interface StepFieldError extends ErrorSummaryItem {
  readonly sentence: string
}

export type Say = ReturnType<typeof sentences.use>
export type SayRule = (key: string) => string

const generic = /^field\./

/** A question needs no colon. */
const labelled = (label: string, sentence: string): string =>
  `${label}${label.endsWith('?') ? '' : ':'} ${sentence}`

/** The error of a field; a general sentence gets the field's label in the summary. */
export function fieldErrorAt(field: string, rule: string, t: Say, sayRule: SayRule): StepFieldError {
  const label = labels[field as keyof typeof labels]
  const sentence = sayRule(rule)
  return { field, sentence, message: generic.test(rule) && label ? labelled(t(label), sentence) : sentence }
}

export interface Checked {
  readonly fieldErrors: FieldErrors
  readonly value: Application
  readonly equalOpportunity: EqualOpportunityAnswers | undefined
  readonly context: Pick<StepContext, 'questions' | 'keywords' | 'positions'>
}

/** The name of the skill or position of a field such as `skills.forklift` or `pref_shift_start.7`. */
function nameOf(field: string, { keywords, positions }: Checked['context']): string | undefined {
  const keyword = keywords.find(({ id }) => [`skills.${id}`, `gut_checks.${id}`].includes(field))
  if (keyword) return keywordName(keyword, currentLanguage())
  return positions.find(({ id }) => field === `pref_shift_start.${id}`)?.title
}

/** Every error of a step, each with its field. */
export function stepErrorsOf(checked: Checked, t: Say, sayRule: SayRule): StepFieldError[] {
  const broken = new Set<string>()
  const twins = askedOnce(checked.context.questions, checked.value.questions).flatMap((asked) => asked.twins)
  const isTwin = (field: string) => twins.some(({ id }) => `questions.${id}` === field)
  return Object.entries(checked.fieldErrors).flatMap(([field, rule]): StepFieldError[] => {
    const [part, index] = field.split('.') as [string, string?]
    if (part === 'jobs' || (part === 'schools' && index !== '0')) {
      // One line for each job, and for each school beside the highest: its form lists the fields.
      const entry = `${part}.${index}`
      if (broken.has(entry)) return []
      broken.add(entry)
      const { jobs = [], schools = [] } = checked.value
      const title =
        part === 'jobs'
          ? jobs[Number(index)]?.title || t('job.untitled')
          : schools[Number(index)]?.name || t('school.unnamed')
      const sentence = t('job.incomplete')
      return [{ field: entry, sentence, message: `${title}: ${sentence}` }]
    }
    if (part === 'questions') {
      if (isTwin(field)) return []
      const asked = checked.context.questions.find(({ id }) => `questions.${id}` === field)
      const words = asked && questionWords(asked, currentLanguage()).question.question
      return [{ field, sentence: sayRule(rule), message: `${words ?? ''} ${sayRule(rule)}` }]
    }
    if (field === 'equal_opportunity')
      return equalOpportunityFields
        .filter((one) => checked.equalOpportunity?.[one] === undefined)
        .map((field) => {
          const sentence = t('equal.choose', { decline: t(declines[field]) })
          return { field, sentence, message: labelled(t(labels[field]), sentence) }
        })
    const name = nameOf(field, checked.context)
    if (name) return [{ field, sentence: sayRule(rule), message: `${name}: ${sayRule(rule)}` }]
    return [fieldErrorAt(field, rule, t, sayRule)]
  })
}
