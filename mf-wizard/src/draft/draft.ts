import type { Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import type { SectionName, SectionVersions } from '@lunchpail/contracts/profile/sections'
import type { Application } from '@lunchpail/contracts/wizard/application'
import {
  equalOpportunityFields,
  type EqualOpportunityAnswers,
} from '@lunchpail/contracts/wizard/equal-opportunity'
import { today } from '@lunchpail/contracts/wizard/rules/calendar-day'
import type { StepName } from '@lunchpail/contracts/wizard/step-names'
import type { WalkInput } from '@lunchpail/contracts/wizard/steps'
import { walk, type Walk } from '@lunchpail/contracts/wizard/walk'
import { currentSession } from '@lunchpail/kit-web/session'
import type { WizardAnswer } from '../api.ts'
import type { LocalCopy } from './local-copy.ts'
import { isSame, mergeEdits } from './merge-edits.ts'
import { nothingTaken, type TakenContact } from './taken-contact.ts'

type Key = keyof Application
type Positions = Pick<WizardAnswer, 'positions' | 'closed' | 'applied' | 'waiting'>

/**
 * `ok`: saved, or not tried yet. `failed`: the last save did not arrive; it is retried until one does. `sent-elsewhere`:
 * the application was submitted in another tab or on another device.
 */
type SaveState = 'ok' | 'failed' | 'sent-elsewhere'

/**
 * The draft of one application in one tab. `application` is what the pages show, with every edit in it at once; `base` is
 * what the server confirmed last; `unsaved` names the keys that were edited since.
 *
 * - Each edit is written to localStorage with its base (local-copy.ts): a reload or a closed tab loses nothing.
 * - A save sends the whole application with the version that it is based on (save-queue.ts, draft-sync.ts), and is
 *   retried until it arrives (retry.ts).
 * - Where another tab or device saved in between, the server refuses it with `conflict`. Then the server's draft is
 *   loaded, the unsaved keys are merged into it three ways (merge-edits.ts: base, mine, theirs), and it is saved again.
 *   A reload merges the local copies in the same way.
 */
export interface Draft extends Positions {
  readonly application: Application
  readonly base: Application
  /** of the server's draft that the next save is based on */
  readonly version: number
  /** of the profile's sections, as the server sent them last */
  readonly sections: SectionVersions
  /** sections that were also changed elsewhere, and which version was kept */
  readonly replaced: Partial<Record<SectionName, 'theirs' | 'ours'>>
  /** by position id, as the last save found them */
  readonly mismatches: Readonly<Record<string, readonly Mismatch[]>>
  readonly unsaved: ReadonlySet<Key>
  readonly equalOpportunity: {
    readonly complete: boolean
    /** undefined until they are loaded or chosen here */
    readonly answers: EqualOpportunityAnswers | undefined
    /** chosen here since the last save */
    readonly changed: EqualOpportunityAnswers
  }
  /** an application was sent before: nothing that is known and still true is asked again */
  readonly isReturning: boolean
  /** the steps whose pages this person met, here or in an earlier sitting */
  readonly met: readonly StepName[]
  readonly saveState: SaveState
  /** typed here and refused, as another account has it; the application does not hold it */
  readonly taken: TakenContact
}

export const pick = (application: Application, keys: Iterable<Key>): Application =>
  Object.fromEntries([...keys].map((key) => [key, application[key]]))

/**
 * The server's draft with the unsaved edits of the local copies merged into it. `requested`: positions that this page
 * asked for; the server lists them with the saved ones, so they are taken out of the base. Those that leave are still in
 * the saved draft, so they belong to the base.
 */
export function draftOf(
  { person, leaving, positions, closed, applied, waiting }: WizardAnswer,
  copies: readonly LocalCopy[],
  requested: readonly number[],
): Draft {
  const theirs = person?.application ?? {}
  const base = {
    ...theirs,
    ...(theirs.positions && {
      positions: [...theirs.positions.filter((id) => !requested.includes(id)), ...leaving],
    }),
  }
  const keys = new Set(copies.flatMap(({ typed }) => Object.keys(typed) as Key[]))
  const application = copies.reduce(
    (merged, copy) => mergeEdits(copy.base, copy.typed, merged, Object.keys(copy.typed) as Key[]),
    theirs,
  )
  return {
    positions,
    closed,
    applied,
    waiting,
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
    isReturning: person?.facts.returning ?? false,
    met: person?.facts.met ?? [],
    saveState: 'ok',
    taken: nothingTaken,
  }
}

/** Whether the server lacks something that was entered here. */
export const isUnsaved = ({ unsaved, equalOpportunity }: Draft): boolean =>
  unsaved.size > 0 || Object.keys(equalOpportunity.changed).length > 0

/** The draft as input of the walk. */
function walkInputOf({
  application,
  positions,
  equalOpportunity: { answers, complete },
  met,
}: Draft): WalkInput {
  const equal_opportunity = answers
    ? equalOpportunityFields.every((field) => answers[field] !== undefined)
    : complete
  const { account } = currentSession()
  return {
    answers: application,
    positions,
    facts: {
      equal_opportunity,
      today: today(),
      now: new Date().toISOString(),
      phone: account?.phone ? account.phone_state : null,
      met,
    },
  }
}

/** The walk in the browser; the server walks again. */
export const walkOf = (draft: Draft): Walk => walk(walkInputOf(draft))
