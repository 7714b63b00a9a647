import type * as z from 'zod/mini'
import type { Keyword } from '@lunchpail/contracts/jobs/question'
import { sectionKeys, type SectionName, type SectionValue } from '@lunchpail/contracts/profile/sections'
import type { Application } from '@lunchpail/contracts/wizard/application'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import { schoolErrorsAt } from '@lunchpail/contracts/wizard/rules/info'
import { sectionErrors } from '@lunchpail/contracts/wizard/rules/section'
import type { stepSlot } from '@lunchpail/contracts/wizard/slots'
import { isSame } from '../draft/merge-edits.ts'
import {
  stepErrorsOf,
  type Checked,
  type Say,
  type SayRule,
  type StepFieldError,
} from '../steps/field-errors.ts'

type ProfileStep = z.output<(typeof stepSlot)['props']>['step'] & SectionName

/** The value that the slot was given, and the value with the edits. */
interface Edited {
  readonly given: Application
  readonly now: Application
}

/** Private fields are not part of the profile, so the slot neither checks nor sends them. */
const isShown = (step: ProfileStep, key: string): boolean => step !== 'info' || key.startsWith('address_')

/** Schools that were not edited may be as incomplete as the wizard allows. */
const touchesSchools = ({ given, now }: Edited): boolean => !isSame(given.schools ?? [], now.schools ?? [])

/** Every error of a section. */
export function profileErrors(
  step: ProfileStep,
  edited: Edited & Pick<Checked, 'context'>,
  t: Say,
  sayRule: SayRule,
): StepFieldError[] {
  const { now, context } = edited
  const found = sectionErrors(step, { answers: now, positions: [], today: today() })
  const shown = Object.entries(found).filter(([field]) => isShown(step, field))
  const fieldErrors = stepErrorsOf(
    { fieldErrors: Object.fromEntries(shown), value: now, equalOpportunity: undefined, context },
    t,
    sayRule,
  )
  if (step !== 'history' || !touchesSchools(edited)) return fieldErrors
  const schools = (now.schools ?? []).flatMap((school, index, all): StepFieldError[] => {
    if (Object.keys(schoolErrorsAt(all, index)).length === 0) return []
    const sentence = t('job.incomplete')
    const message = `${school.name || t('school.unnamed')}: ${sentence}`
    return [{ field: `schools.${index}`, sentence, message }]
  })
  return [...fieldErrors, ...schools]
}

/** The visible fields of the section; its schools only where they were edited. */
export function valueToSave(step: ProfileStep, edited: Edited): SectionValue {
  const keys = [
    ...sectionKeys[step].filter((key) => isShown(step, key)),
    ...(step === 'history' && touchesSchools(edited) ? sectionKeys.schools : []),
  ]
  const fields = keys.map((key) => [key, edited.now[key]]).filter(([, value]) => value !== undefined)
  return Object.fromEntries(fields) as SectionValue
}

/** The skills that were answered, and those that the mounting page asks for. */
export function askedIn({ skills = [] }: Application, keywords: readonly Keyword[]): Keyword[] {
  const answered = skills.map(({ qid, name }) => ({ id: qid, name: name ?? qid }))
  return [...new Map([...keywords, ...answered].map((keyword) => [keyword.id, keyword])).values()]
}
