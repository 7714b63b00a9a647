import { isAsked, type Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import type { Application } from '@lunchpail/contracts/wizard/application'
import type { Draft } from '../../../draft/draft.ts'

/** One thing that speaks against a job, to be confirmed or not. */
export interface SoftQuestion {
  readonly position: WizardPosition
  readonly mismatch: Mismatch
  /** what else speaks against it, which is shown and not asked */
  readonly shown: readonly Mismatch[]
}

/** What the person was not asked yet: location, commute and availability of each position. WZ-25. */
export function questionsIn(
  mismatches: Draft['mismatches'],
  { positions, application }: Pick<Draft, 'positions' | 'application'>,
): SoftQuestion[] {
  return positions.flatMap((position) => {
    const all = mismatches[position.id] ?? []
    const known = application.mismatch_ack?.[position.id] ?? []
    const shown = all.filter((one) => !isAsked(one))
    return all
      .filter((one) => isAsked(one) && !known.includes(one.type))
      .map((mismatch) => ({ position, mismatch, shown }))
  })
}

/** What was said by a question's place: true keeps the job, false leaves it out. */
export type Said = Readonly<Record<number, boolean>>

const idsBySaid = (questions: readonly SoftQuestion[], said: Said, wanted: boolean): Set<number> =>
  new Set(questions.filter((_, place) => said[place] === wanted).map(({ position }) => position.id))

/** Positions that the person does not want any more. */
export const cancelledIn = (questions: readonly SoftQuestion[], said: Said): Set<number> =>
  idsBySaid(questions, said, false)

/** The next question after a place; those of a job that was left out are not asked. */
export function nextPlace(questions: readonly SoftQuestion[], said: Said, place: number): number {
  const cancelled = cancelledIn(questions, said)
  const next = questions.findIndex(({ position }, at) => at > place && !cancelled.has(position.id))
  return next === -1 ? questions.length : next
}

/** What the application keeps of it: mismatch types by position. */
export function acknowledged(
  questions: readonly SoftQuestion[],
  said: Said,
  before: Application['mismatch_ack'] = {},
): NonNullable<Application['mismatch_ack']> {
  const ack = { ...before }
  for (const [place, { position, mismatch }] of questions.entries())
    if (said[place]) ack[position.id] = [...new Set([...(ack[position.id] ?? []), mismatch.type])]
  return ack
}

/** The question that was answered before a place; null at the first. */
export function placeBefore(said: Said, place: number): number | null {
  const answered = Object.keys(said)
    .map(Number)
    .filter((at) => at < place)
  return answered.length > 0 ? Math.max(...answered) : null
}
