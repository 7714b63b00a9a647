import type { Application } from '@lunchpail/contracts/wizard/application'
import type { EqualOpportunityAnswers } from '@lunchpail/contracts/wizard/equal-opportunity'
import { equalOpportunityFields } from '@lunchpail/contracts/wizard/equal-opportunity'
import type { Situation } from '@lunchpail/contracts/wizard/steps'
import { walk, type Walk } from '@lunchpail/contracts/wizard/walk'
import type { WizardAnswer } from '../api.ts'
import { today } from './today.ts'

type Sorted = Pick<WizardAnswer, 'positions' | 'closed' | 'applied' | 'waiting'>

/** All that the pages of the wizard show. */
export interface Draft extends Sorted {
  readonly application: Application
  /** of the saved draft that the next save is based on */
  readonly version: number
  /** keys of the application that were edited since the last save */
  readonly unsaved: ReadonlySet<keyof Application>
  readonly equalOpportunity: {
    readonly complete: boolean
    /** the answers themselves, once they were loaded or chosen here */
    readonly answers: EqualOpportunityAnswers | undefined
    readonly unsaved: boolean
  }
  readonly saving: 'no' | 'now' | 'failed'
  /** it was sent from somewhere else in the meantime */
  readonly sentElsewhere: boolean
}

/** The keys of `from` that are named, laid over the application. */
export const overlay = (
  application: Application,
  from: Application,
  keys: Iterable<keyof Application>,
): Application => {
  const laid: Record<string, unknown> = { ...application }
  for (const key of keys) laid[key] = from[key]
  return laid as Application
}

/** What the server told, with what was typed and not saved laid over it. */
export function draftOf({ person, ...sorted }: WizardAnswer, typed: Application): Draft {
  const unsaved = new Set(Object.keys(typed) as (keyof Application)[])
  return {
    ...sorted,
    application: overlay(person?.application ?? {}, typed, unsaved),
    version: person?.version ?? 0,
    unsaved,
    equalOpportunity: {
      complete: person?.facts.equal_opportunity ?? false,
      answers: undefined,
      unsaved: false,
    },
    saving: 'no',
    sentElsewhere: false,
  }
}

/** The draft as the walk's rules look at it. */
export function situationOf({
  application,
  positions,
  equalOpportunity: { answers, complete },
}: Draft): Situation {
  const equal_opportunity = answers
    ? equalOpportunityFields.every((field) => answers[field] !== undefined)
    : complete
  return { answers: application, positions, facts: { equal_opportunity, today: today() } }
}

/** The walk as this page sees it; the server walks again. */
export const walkOf = (draft: Draft): Walk => walk(situationOf(draft))
