import type { ComponentType } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { AvailabilityStep } from './availability/availability-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { GutCheckStep } from './gut-check/gut-check-step.tsx'
import { HistoryStep } from './history/history-step.tsx'
import { InfoStep } from './info/info-step.tsx'
import { PhoneStep } from './phone-step.tsx'
import { QuestionsStep } from './questions/questions-step.tsx'
import { ShiftsStep } from './shifts-step.tsx'
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
  contact: ContactStep,
  info: InfoStep,
  availability: AvailabilityStep,
  skills: SkillsStep,
  history: HistoryStep,
  'gut-check': GutCheckStep,
  summary: plainStep(SummaryFields, ({ self_promo }) => ({ self_promo: self_promo ?? '' })),
  questions: QuestionsStep,
  'follow-up-skills': SkillsStep,
  'follow-up-gut-check': GutCheckStep,
  shifts: ShiftsStep,
  phone: PhoneStep,
  suggestions: SuggestionsStep,
}
