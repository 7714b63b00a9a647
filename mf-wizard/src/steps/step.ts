import type { ReactNode } from 'react'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { Draft } from '../draft/draft.ts'
import type { DraftKeeper } from '../draft/draft-keeper.ts'
import type { Account } from '../screens/start/own-application.tsx'

/** What a step gets: the draft to show, and where to put what is typed. */
export interface StepProps {
  readonly draft: Draft
  readonly keeper: DraftKeeper
  readonly account: Account
  /** the sentence at a field, once the person has tried to go on */
  readonly errorOf: (field: string) => string | undefined
  /** opens the form of a job */
  readonly openJob: (referenceId: string, isNew: boolean) => void
}

/** A step that asks something: every one but the review. */
export interface AskingStep {
  readonly Fields: (props: StepProps) => ReactNode
  /** What going on means beyond what was typed: an empty summary is an answer. */
  readonly settle?: (application: Application) => Partial<Application>
}
