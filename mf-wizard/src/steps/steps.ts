import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import { ContactFields } from './contact-fields.tsx'
import { HistoryFields } from './history-fields.tsx'
import { InfoFields } from './info-fields.tsx'
import { QuestionFields } from './question-fields.tsx'
import type { AskingStep } from './step.ts'
import { SummaryFields } from './summary-fields.tsx'

export const askingSteps: Record<Exclude<StepName, 'review'>, AskingStep> = {
  contact: { Fields: ContactFields },
  info: {
    Fields: InfoFields,
    settle: ({ address_international: international }) => ({ address_international: international ?? false }),
  },
  history: {
    Fields: HistoryFields,
    // Going on with jobs says that these are all.
    settle: ({ jobs }) => (jobs?.length ? { done_adding_jobs: true } : {}),
  },
  summary: { Fields: SummaryFields, settle: ({ self_promo }) => ({ self_promo: self_promo ?? '' }) },
  questions: { Fields: QuestionFields },
}
