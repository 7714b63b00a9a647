import type { Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import type { SectionName, SectionVersions } from '@lunchpail/contracts/profile/sections'
import type { Application } from '@lunchpail/contracts/wizard/application'
import {
  equalOpportunityFields,
  type EqualOpportunityAnswers,
} from '@lunchpail/contracts/wizard/equal-opportunity'
import type { WalkInput } from '@lunchpail/contracts/wizard/steps'
import { walk, type Walk } from '@lunchpail/contracts/wizard/walk'
import type { WizardAnswer } from '../api.ts'
import type { LocalCopy } from './local-copy.ts'
import { isSame, mergeEdits } from './merge-edits.ts'
import { today } from './today.ts'

type Key = keyof Application
type Sorted = Pick<WizardAnswer, 'positions' | 'closed' | 'applied' | 'waiting'>

/** All that the pages of the wizard show. */
export interface Draft extends Sorted {
  readonly application: Application
  /** what the server and this page agreed on last */
  readonly base: Application
  /** of the saved draft that the next save is based on */
  readonly version: number
  /** of the profile's sections, as they were told last */
  readonly sections: SectionVersions
  /** sections that were changed somewhere else too, by what stands now: the newer one from there, or what was saved here */
  readonly replaced: Partial<Record<SectionName, 'theirs' | 'ours'>>
  /** what speaks against each position, by its id, as the last save found it */
  readonly mismatches: Readonly<Record<string, readonly Mismatch[]>>
  /** keys of the application that were edited since the last save */
  readonly unsaved: ReadonlySet<Key>
  readonly equalOpportunity: {
    readonly complete: boolean
    /** the answers themselves, once they were loaded or chosen here */
    readonly answers: EqualOpportunityAnswers | undefined
    /** what was chosen here since the last save */
    readonly changed: EqualOpportunityAnswers
  }
  /** the last save did not arrive; stays until one does */
  readonly failed: boolean
  /** it was sent from somewhere else in the meantime */
  readonly sentElsewhere: boolean
}

export const pick = (application: Application, keys: Iterable<Key>): Application =>
  Object.fromEntries([...keys].map((key) => [key, application[key]]))

/**
 * What the server told, with what was typed and not saved laid over it. `asked`: positions that this page has asked for,
 * which are told as if they were saved.
 */
export function draftOf(
  { person, ...sorted }: WizardAnswer,
  copies: readonly LocalCopy[],
  asked: readonly number[],
): Draft {
  const told = person?.application ?? {}
  const base = {
    ...told,
    ...(told.positions && { positions: told.positions.filter((id) => !asked.includes(id)) }),
  }
  const keys = new Set(copies.flatMap(({ typed }) => Object.keys(typed) as Key[]))
  const application = copies.reduce(
    (laid, copy) => mergeEdits(copy.base, copy.typed, laid, Object.keys(copy.typed) as Key[]),
    told,
  )
  return {
    ...sorted,
    application,
    base,
    version: person?.version ?? 0,
    sections: person?.sections ?? {},
    replaced: Object.fromEntries((person?.replaced ?? []).map((section) => [section, 'theirs' as const])),
    mismatches: {},
    unsaved: new Set([...keys].filter((key) => !isSame(application[key], base[key]))),
    equalOpportunity: {
      complete: person?.facts.equal_opportunity ?? false,
      answers: undefined,
      changed: {},
    },
    failed: false,
    sentElsewhere: false,
  }
}

/** Whether something would be lost with this tab, or is not where other devices find it. */
export const isUnsaved = ({ unsaved, equalOpportunity }: Draft): boolean =>
  unsaved.size > 0 || Object.keys(equalOpportunity.changed).length > 0

/** The draft as the walk's rules look at it. */
export function walkInputOf({
  application,
  positions,
  equalOpportunity: { answers, complete },
}: Draft): WalkInput {
  const equal_opportunity = answers
    ? equalOpportunityFields.every((field) => answers[field] !== undefined)
    : complete
  return { answers: application, positions, facts: { equal_opportunity, today: today() } }
}

/** The walk as this page sees it; the server walks again. */
export const walkOf = (draft: Draft): Walk => walk(walkInputOf(draft))
