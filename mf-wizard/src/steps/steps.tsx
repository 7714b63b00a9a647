import type { ComponentType } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { AvailabilityStep } from './availability/availability-step.tsx'
import { ContactFields } from './contact-fields.tsx'
import { HistoryStep } from './history/history-step.tsx'
import { InfoFields } from './info/info-fields.tsx'
import { QuestionFields } from './questions/question-fields.tsx'
import { ShiftsFields } from './shifts-fields.tsx'
import { SkillsStep } from './skills/skills-step.tsx'
import type { FieldsProps, StepComponent } from './step.ts'
import { SuggestionsStep } from './suggestions-step.tsx'
import { SummaryFields } from './summary-fields.tsx'

/** A step of one page. `settle`: values that Next adds; an empty summary is an answer. */
function plainStep(
  Fields: ComponentType<FieldsProps>,
  settle: (value: Application) => Application = () => ({}),
): StepComponent {
  return function PlainStep({ host, ...fields }) {
    return host.frame({ onNext: () => host.leave(settle(fields.value)), children: <Fields {...fields} /> })
  }
}

/** Every step but the review, by name, for the wizard and for the slot. */
export const stepComponents: Record<Exclude<StepName, 'review'>, StepComponent> = {
  contact: plainStep(ContactFields),
  info: plainStep(InfoFields, ({ address_international: international }) => ({
    address_international: international ?? false,
  })),
  availability: AvailabilityStep,
  skills: SkillsStep,
  history: HistoryStep,
  summary: plainStep(SummaryFields, ({ self_promo }) => ({ self_promo: self_promo ?? '' })),
  questions: plainStep(QuestionFields),
  'follow-up-skills': SkillsStep,
  shifts: plainStep(ShiftsFields),
  suggestions: SuggestionsStep,
}
