import { keywordName } from '@lunchpail/contracts/jobs/keywords'
import type { Application } from '@lunchpail/contracts/wizard/application'
import {
  equalOpportunityFields,
  type EqualOpportunityAnswers,
} from '@lunchpail/contracts/wizard/equal-opportunity'
import type { FieldErrors } from '@lunchpail/contracts/wizard/rules/field-errors'
import type { FieldError } from '@lunchpail/kit-ui/error-summary'
import { currentLanguage } from '@lunchpail/kit-web/language'
import type { sentences } from '../sentences.ts'
import { labels } from './labels.ts'
import type { StepContext } from './step.ts'

/** `message` stands in the list at the top, `sentence` at the field itself, where its label stands already. */
export interface StepFieldError extends FieldError {
  readonly sentence: string
}

export type Say = ReturnType<typeof sentences.use>
export type SayRule = (key: string) => string

const generic = /^field\./

/** A rule at a field, with the field's label where the sentence alone would not tell which. */
export function fieldErrorAt(field: string, rule: string, t: Say, sayRule: SayRule): StepFieldError {
  const label = labels[field as keyof typeof labels]
  const sentence = sayRule(rule)
  return { field, sentence, message: generic.test(rule) && label ? `${t(label)}: ${sentence}` : sentence }
}

export interface Checked {
  readonly fieldErrors: FieldErrors
  readonly value: Application
  readonly equalOpportunity: EqualOpportunityAnswers | undefined
  readonly context: Pick<StepContext, 'questions' | 'keywords' | 'positions'>
}

/** What a field such as `skills.forklift` or `pref_shift_start.7` is about. */
function nameOf(field: string, { keywords, positions }: Checked['context']): string | undefined {
  const keyword = keywords.find(({ id }) => field === `skills.${id}`)
  if (keyword) return keywordName(keyword, currentLanguage())
  return positions.find(({ id }) => field === `pref_shift_start.${id}`)?.title
}

/** All that keeps a person from going on, each with the place where it is put right. */
export function fieldErrorsOf(checked: Checked, t: Say, sayRule: SayRule): StepFieldError[] {
  const broken = new Set<string>()
  return Object.entries(checked.fieldErrors).flatMap(([field, rule]): StepFieldError[] => {
    const [part, place] = field.split('.') as [string, string?]
    if (part === 'jobs') {
      // One line for a job, whatever it lacks: its form tells the rest.
      if (broken.has(place!)) return []
      broken.add(place!)
      const title = checked.value.jobs?.[Number(place)]?.title || t('job.untitled')
      const sentence = t('job.incomplete')
      return [{ field: `jobs.${place}`, sentence, message: `${title}: ${sentence}` }]
    }
    if (part === 'questions') {
      const asked = checked.context.questions.find(({ id }) => `questions.${id}` === field)
      return [{ field, sentence: sayRule(rule), message: `${asked?.question ?? ''} ${sayRule(rule)}` }]
    }
    if (field === 'equal_opportunity')
      return equalOpportunityFields
        .filter((one) => checked.equalOpportunity?.[one] === undefined)
        .map((one) => fieldErrorAt(one, rule, t, sayRule))
    const name = nameOf(field, checked.context)
    if (name) return [{ field, sentence: sayRule(rule), message: `${name}: ${sayRule(rule)}` }]
    return [fieldErrorAt(field, rule, t, sayRule)]
  })
}
