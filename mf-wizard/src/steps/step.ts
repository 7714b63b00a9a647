import type { ComponentType, ReactNode } from 'react'
import type { Keyword, Question } from '@lunchpail/contracts/jobs/question'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { EqualOpportunityAnswers } from '@lunchpail/contracts/wizard/equal-opportunity'
import type { ErrorSummaryItem } from '@lunchpail/kit-ui/error-summary'
import type { Session } from '@lunchpail/kit-web/session'
import type { TakenContact } from '../draft/taken-contact.ts'

export type Account = NonNullable<Session['account']>

/** Where a step is mounted: in the wizard, opened from the review, or in the profile. */
type StepMode = 'wizard' | 'review-edit' | 'profile'

/** These answers are stored apart from the application, and only the wizard asks them. */
export interface EqualOpportunityContext {
  readonly answers: EqualOpportunityAnswers | undefined
  readonly load: () => Promise<void>
  readonly onChange: (part: EqualOpportunityAnswers) => void
}

/** What a step reads besides its value. */
export interface StepContext {
  readonly positions: readonly WizardPosition[]
  readonly questions: readonly Question[]
  /** skills that this step asks for */
  readonly keywords: readonly Keyword[]
  readonly account: Account | null
  /** an application before this one said what every application asks: no intro and no outro */
  readonly isReturning?: boolean
  /** preselected suggestions; empty: all */
  readonly suggested: readonly number[]
  readonly equalOpportunity: EqualOpportunityContext | null
  /** what was typed of the contact and belongs to another account */
  readonly taken?: TakenContact
}

/** Props of a step's fields: controlled, the same in every mode. */
export interface FieldsProps {
  readonly value: Application
  readonly mode: StepMode
  /** the error of a field, after the first attempt to go on */
  readonly errorOf: (field: string) => string | undefined
  readonly onChange: (part: Application) => void
  readonly context: StepContext
}

/** One page of a step, which the host renders in its frame. */
export interface StepPage {
  /** default: the step's */
  readonly title?: string
  readonly lead?: string
  /** its place among the pages of the step, from 1, for the progress */
  readonly part?: { readonly place: number; readonly of: number }
  /** default: the step's */
  readonly fieldErrors?: readonly ErrorSummaryItem[]
  readonly attempt?: number
  /** default: leaves the step */
  readonly onBack?: () => void
  readonly onNext: () => void
  /** default: the host's */
  readonly nextLabel?: string
  /** `secondary` where the content has the primary action */
  readonly nextKind?: 'primary' | 'secondary'
  readonly className?: string | undefined
  /** no form element: the content has its own */
  readonly isBare?: boolean
  /** the id of that form, which Next submits; where it is not there, Next is `onNext` */
  readonly form?: string
  readonly busy?: boolean
  /** in place of Save and exit */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** What mounts a step: the wizard, or the slot in another microfrontend's page. */
export interface StepHost {
  /** inner page of the step; undefined is the first */
  readonly at: string | undefined
  readonly show: (at: string | undefined) => void
  /**
   * Goes on if nothing is missing. `settled`: values that going on adds. `isSkipped`: replaces the history entry, so that
   * the browser's Back skips the page too.
   */
  readonly leave: (settled?: Application, isSkipped?: boolean) => void
  /** queues a save, where the host saves */
  readonly save: () => void
  /** ends when what is edited has been saved, or could not be */
  readonly saved: () => Promise<void>
  /** loads what the service has changed of the application; where it is not there, no resume can be uploaded */
  readonly refresh?: () => Promise<void>
  readonly frame: (page: StepPage) => ReactNode
}

export interface StepProps extends FieldsProps {
  readonly host: StepHost
}
export type StepComponent = ComponentType<StepProps>
