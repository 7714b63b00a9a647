import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { AvailabilityStep } from './availability/availability-step.tsx'
import { ContactFields } from './contact-fields.tsx'
import { HistoryStep } from './history/history-step.tsx'
import { InfoFields } from './info/info-fields.tsx'
import { plainStep } from './plain-step.tsx'
import { QuestionFields } from './questions/question-fields.tsx'
import { ShiftsFields } from './shifts-fields.tsx'
import { SkillsStep } from './skills/skills-step.tsx'
import type { StepComponent } from './step.ts'
import { SuggestionsStep } from './suggestions-step.tsx'
import { SummaryFields } from './summary-fields.tsx'

/** Every step but the review, by its name: the wizard and the slot mount the very same. */
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
