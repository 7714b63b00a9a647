import type { FieldErrors } from './rules/field-errors.ts'
import type { StepName, StepState } from './step-names.ts'
import { stepByName, steps, type WalkInput } from './steps.ts'

export interface WalkedStep {
  readonly name: StepName
  readonly state: StepState
  readonly problems: FieldErrors
  /** in the progress */
  readonly counts: boolean
}

export interface Walk {
  readonly steps: WalkedStep[]
  /** the first step that is not done; the review where all others are */
  readonly next: StepName
  /** steps that count in the progress: those that are not skipped, and those that an answer passed */
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
    return { name: step.name, state: done ? 'done' : 'open', problems: fieldErrors, counts: true }
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

/**
 * "Step over total", from 1. What an answer passed on the way no longer counts, so that the steps of a person follow each other;
 * what may still be passed counts, so that the total never grows on the way. A page that this person met counts also where it
 * was passed by what they did there: the number goes on.
 */
export function placeOf(
  name: StepName,
  { steps: walked }: Walk,
  met: ReadonlySet<StepName> = new Set(),
): { readonly step: number; readonly total: number } {
  const at = walked.findIndex((step) => step.name === name)
  const isBehind = (step: WalkedStep) => step.state !== 'skipped' || met.has(step.name)
  const isAhead = (step: WalkedStep) => step.counts || met.has(step.name)
  const step = walked.slice(0, at).filter(isBehind).length + 1
  return { step, total: step + walked.slice(at + 1).filter(isAhead).length }
}

/** The step before, for Back; null at the first. */
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
