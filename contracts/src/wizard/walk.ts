import type { FieldErrors } from './rules/field-errors.ts'
import type { StepName, StepState } from './step-names.ts'
import { stepByName, steps, type WalkInput } from './steps.ts'

export interface WalkedStep {
  readonly name: StepName
  readonly state: StepState
  readonly problems: FieldErrors
  /** it has a number in the progress */
  readonly counts: boolean
}

export interface Walk {
  readonly steps: WalkedStep[]
  /** the first step that is not done; the review where all others are */
  readonly next: StepName
  /** steps that have a number in the progress */
  readonly total: number
  readonly canSubmit: boolean
}

/**
 * Computes the state of each step from the answers. No state is stored: progress, resuming on any device and whether the
 * application can be submitted all follow from this.
 *
 * The review is the last step and stays open: only a submit finishes it.
 */
export function walk(input: WalkInput): Walk {
  const walked = steps.map((step): WalkedStep => {
    if (step.isSkipped?.(input))
      return { name: step.name, state: 'skipped', problems: {}, counts: step.countsSkipped?.(input) ?? false }
    const fieldErrors = step.fieldErrors(input)
    const done = step.name !== 'review' && Object.keys(fieldErrors).length === 0
    const counts = step.sharesNumberOf === undefined
    return { name: step.name, state: done ? 'done' : 'open', problems: fieldErrors, counts }
  })
  return {
    steps: walked,
    next: walked.find((step) => step.state === 'open')?.name ?? 'review',
    total: walked.filter(({ counts }) => counts).length,
    canSubmit: blockingSteps(walked).length === 0,
  }
}

/** The steps that prevent a submit. */
export const blockingSteps = (walked: readonly WalkedStep[]): WalkedStep[] =>
  walked.filter(({ name, problems }) => !stepByName(name).optional && Object.keys(problems).length > 0)

export interface Place {
  readonly step: number
  readonly total: number
  /** how many of `of` pages that may share the number this is, from 1: a bar goes on where the number does not */
  readonly among: { readonly place: number; readonly of: number }
}

/**
 * "Step over total", from 1. The total is the same from the first page to the last, and no page skips a number: those that only
 * an answer brings up share the number of the previous step.
 */
export function placeOf(name: StepName, { steps: walked }: Walk): Place {
  const numbered = stepByName(name).sharesNumberOf ?? name
  const sharing = steps.filter((step) => step.name === numbered || step.sharesNumberOf === numbered)
  const counted = walked.filter((step) => step.counts || step.name === numbered)
  return {
    step: counted.findIndex((step) => step.name === numbered) + 1,
    total: counted.length,
    among: { place: sharing.findIndex((step) => step.name === name) + 1, of: sharing.length },
  }
}

/** The previous step, for Back; null at the first. */
export function before(name: StepName, { steps: walked }: Walk): StepName | null {
  const earlier = walked
    .slice(
      0,
      walked.findIndex((step) => step.name === name),
    )
    .filter((step) => step.state !== 'skipped')
  return earlier.at(-1)?.name ?? null
}

/** The step after, for Next: the following one that is not skipped. */
export function after(name: StepName, { steps: walked }: Walk): StepName {
  const later = walked.slice(walked.findIndex((step) => step.name === name) + 1)
  return later.find((step) => step.state !== 'skipped')?.name ?? 'review'
}
