import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { equalOpportunityFields } from '@lunchpail/contracts/wizard/equal-opportunity'
import { questionsOf } from '@lunchpail/contracts/wizard/rules/question'
import { stepByName } from '@lunchpail/contracts/wizard/steps'
import type { Fault } from '@lunchpail/kit-ui/error-summary'
import { situationOf, type Draft } from '../draft/draft.ts'
import type { sentences } from '../sentences.ts'

/** `message` stands in the list at the top, `sentence` at the field itself, where its label stands already. */
export interface StepFault extends Fault {
  readonly sentence: string
}

type Say = ReturnType<typeof sentences.use>
type SayRule = (key: string) => string

/** Which label a field has; a sentence such as "Please select an option" needs it to be understood in a list. */
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
  title: 'job.title',
  company: 'job.company',
  company_explain: 'job.company-explain',
  city: 'job.city',
  state: 'job.state',
  start_date: 'job.start',
  end_date: 'job.end',
  duties: 'job.duties',
  reason_for_leaving: 'job.leaving',
  reason_explain: 'job.explain',
} as const
const generic = /^field\./

/** A rule at a field, with the field's label where the sentence alone would not tell which. */
export function faultAt(field: string, rule: string, t: Say, sayRule: SayRule): StepFault {
  const label = labels[field as keyof typeof labels]
  const sentence = sayRule(rule)
  return { field, sentence, message: generic.test(rule) && label ? `${t(label)}: ${sentence}` : sentence }
}

/** All that keeps a person from going on with this step, each with the place where it is put right. */
export function faultsOf(step: StepName, draft: Draft, t: Say, sayRule: SayRule): StepFault[] {
  const problems = stepByName(step).problems(situationOf(draft))
  const questions = questionsOf(draft.positions)
  const brokenJobs = new Set<string>()
  return Object.entries(problems).flatMap(([field, rule]): StepFault[] => {
    const [part, place] = field.split('.') as [string, string?]
    if (part === 'jobs') {
      if (brokenJobs.has(place!)) return []
      brokenJobs.add(place!)
      const title = draft.application.jobs?.[Number(place)]?.title || t('job.untitled')
      return [
        {
          field: `jobs.${place}`,
          sentence: t('job.incomplete'),
          message: `${title}: ${t('job.incomplete')}`,
        },
      ]
    }
    if (part === 'questions') {
      const asked = questions.find(({ id }) => `questions.${id}` === field)
      return [{ field, sentence: sayRule(rule), message: `${asked?.question ?? ''} ${sayRule(rule)}` }]
    }
    if (field === 'done_adding_jobs')
      return [{ field, sentence: t('history.required'), message: t('history.required') }]
    if (field === 'equal_opportunity')
      return equalOpportunityFields
        .filter((one) => draft.equalOpportunity.answers?.[one] === undefined)
        .map((one) => faultAt(one, rule, t, sayRule))
    return [faultAt(field, rule, t, sayRule)]
  })
}
