import type { FieldErrors } from './rules/field-errors.ts'
import type { StepName, StepState } from './step-names.ts'
import { stepByName, steps, type WalkInput } from './steps.ts'

export interface WalkedStep {
  readonly name: StepName
  readonly state: StepState
  readonly problems: FieldErrors
}

export interface Walk {
  readonly steps: WalkedStep[]
  /** the first step that is not done; the review where all others are */
  readonly next: StepName
  /** steps that are not skipped */
  readonly total: number
  readonly canSubmit: boolean
}

/**
 * Walks the steps with the answers given. No step is stored anywhere: progress, going on where one left, on whatever
 * device, and whether the application can be sent all follow from this.
 *
 * The review is the last page and stays open: only sending finishes it.
 */
export function walk(input: WalkInput): Walk {
  const walked = steps.map((step): WalkedStep => {
    if (step.isSkipped?.(input)) return { name: step.name, state: 'skipped', problems: {} }
    const fieldErrors = step.fieldErrors(input)
    const done = step.name !== 'review' && Object.keys(fieldErrors).length === 0
    return { name: step.name, state: done ? 'done' : 'open', problems: fieldErrors }
  })
  return {
    steps: walked,
    next: walked.find((step) => step.state === 'open')?.name ?? 'review',
    total: walked.filter((step) => step.state !== 'skipped').length,
    canSubmit: obstacles(walked).length === 0,
  }
}

/** The steps that keep the application from being sent. */
export const obstacles = (walked: readonly WalkedStep[]): WalkedStep[] =>
  walked.filter(({ name, problems }) => !stepByName(name).optional && Object.keys(problems).length > 0)

/** Where a step stands among those that are not skipped, from 1; for "step over total". */
export function placeOf(name: StepName, { steps: walked }: Walk): number {
  const counted = walked.filter((step) => step.state !== 'skipped' || step.name === name)
  return counted.findIndex((step) => step.name === name) + 1
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
