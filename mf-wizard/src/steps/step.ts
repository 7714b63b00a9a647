import type { ComponentType, ReactNode } from 'react'
import type { Keyword, Question } from '@lunchpail/contracts/jobs/question'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { EqualOpportunityAnswers } from '@lunchpail/contracts/wizard/equal-opportunity'
import type { FieldError } from '@lunchpail/kit-ui/error-summary'
import type { Session } from '@lunchpail/kit-web/session'

export type Account = NonNullable<Session['account']>

/** Where a step is mounted: on the way through, opened from the review, or over a section of the profile. */
type StepMode = 'wizard' | 'review-edit' | 'profile'

/** The answers that live apart from the application: only the wizard asks them. */
export interface EqualOpportunityPlace {
  readonly answers: EqualOpportunityAnswers | undefined
  readonly load: () => Promise<void>
  readonly onChange: (part: EqualOpportunityAnswers) => void
}

/** What a step knows beside its value. */
export interface StepContext {
  readonly positions: readonly WizardPosition[]
  readonly questions: readonly Question[]
  /** skills that this step asks for */
  readonly keywords: readonly Keyword[]
  readonly account: Account | null
  /** suggestions that are selected already; empty: all are */
  readonly suggested: readonly number[]
  readonly equalOpportunity: EqualOpportunityPlace | null
}

/** A step's fields: pure, the same in the wizard, from the review and over the profile. */
export interface FieldsProps {
  readonly value: Application
  readonly mode: StepMode
  /** the sentence at a field, once the person has tried to go on */
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (part: Application) => void
  readonly context: StepContext
}

/** One page of a step, for the host to put into its frame. */
export interface StepPage {
  /** left out: the step's own */
  readonly title?: string
  readonly lead?: string
  /** left out: what keeps the person from leaving the step */
  readonly fieldErrors?: readonly FieldError[]
  readonly attempt?: number
  /** left out: out of the step */
  readonly onBack?: () => void
  readonly onNext: () => void
  /** left out: the host's own words for going on */
  readonly nextLabel?: string
  /** `secondary` where the page's content has the primary action */
  readonly nextKind?: 'primary' | 'secondary'
  readonly className?: string | undefined
  /** what it holds may have forms of its own */
  readonly isBare?: boolean
  /** in place of Save and exit */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** Where a step stands: a page of the wizard, or a page of another noun that mounts it by slot. */
export interface StepHost {
  /** the page within the step by the step's own name for it; undefined is its first */
  readonly at: string | undefined
  readonly show: (at: string | undefined) => void
  /**
   * Goes on, if nothing is missing. `settled` is what going on says beyond what was typed. `passedBy`: the browser's
   * Back does not come here again, as there was nothing to do.
   */
  readonly leave: (settled?: Application, passedBy?: boolean) => void
  /** saves soon, where saving is the host's business */
  readonly save: () => void
  readonly frame: (page: StepPage) => ReactNode
}

export interface StepProps extends FieldsProps {
  readonly host: StepHost
}
export type StepComponent = ComponentType<StepProps>
