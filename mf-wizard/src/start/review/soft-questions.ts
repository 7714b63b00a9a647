import { isAsked, type Mismatch } from '@lunchpail/contracts/jobs/rules/mismatch'
import type { WizardPosition } from '@lunchpail/contracts/wizard/api'
import { acceptedFromHome, type Acknowledged } from '@lunchpail/contracts/wizard/rules/way-from-home'
import type { Draft } from '../../draft/draft.ts'

/** A mismatch that the person accepts or not. */
export interface SoftQuestion {
  readonly position: WizardPosition
  readonly mismatch: Mismatch
  /** further mismatches, shown and not asked */
  readonly shown: readonly Mismatch[]
}

/** What is only shown of a position: qualifications and experience. */
export interface SoftNote {
  readonly position: WizardPosition
  readonly shown: readonly Mismatch[]
}

/** What stands before the submit: the questions, and what is shown without one. */
export interface SoftReviewContent {
  readonly questions: readonly SoftQuestion[]
  readonly notes: readonly SoftNote[]
}

/** The mismatches that are only shown, of each position that has some, asked about or not. */
export const notesIn = (
  mismatches: Draft['mismatches'],
  { positions }: Pick<Draft, 'positions'>,
): SoftNote[] =>
  positions
    .map((position) => ({
      position,
      shown: (mismatches[position.id] ?? []).filter((one) => !isAsked(one)),
    }))
    .filter(({ shown }) => shown.length > 0)

/** The mismatches that were not acknowledged yet: location, commute and availability. */
export function questionsIn(
  mismatches: Draft['mismatches'],
  { positions, application }: Pick<Draft, 'positions' | 'application'>,
): SoftQuestion[] {
  const accepted = acceptedFromHome(application)
  return positions.flatMap((position) => {
    const all = mismatches[position.id] ?? []
    const known = accepted[position.id] ?? []
    const shown = all.filter((one) => !isAsked(one))
    return all
      .filter((one) => isAsked(one) && !known.includes(one.type))
      .map((mismatch) => ({ position, mismatch, shown }))
  })
}

/** Answers by the question's index: true keeps the position, false cancels it. */
export type SoftAnswers = Readonly<Record<number, boolean>>

const positionIds = (
  questions: readonly SoftQuestion[],
  answers: SoftAnswers,
  wanted: boolean,
): Set<number> =>
  new Set(questions.filter((_, index) => answers[index] === wanted).map(({ position }) => position.id))

/** Positions that were cancelled. */
export const cancelledIn = (questions: readonly SoftQuestion[], answers: SoftAnswers): Set<number> =>
  positionIds(questions, answers, false)

/** The index of the next question; those of a cancelled position are skipped. */
export function nextIndex(questions: readonly SoftQuestion[], answers: SoftAnswers, index: number): number {
  const cancelled = cancelledIn(questions, answers)
  const next = questions.findIndex(({ position }, at) => at > index && !cancelled.has(position.id))
  return next === -1 ? questions.length : next
}

/** The acknowledged mismatch types by position, as the application keeps them. */
export function acknowledged(
  questions: readonly SoftQuestion[],
  answers: SoftAnswers,
  before: Acknowledged,
): Acknowledged {
  const ack = { ...before }
  for (const [index, { position, mismatch }] of questions.entries())
    if (answers[index]) ack[position.id] = [...new Set([...(ack[position.id] ?? []), mismatch.type])]
  return ack
}

/** The index of the question answered before; null at the first. */
export function previousIndex(answers: SoftAnswers, index: number): number | null {
  const answered = Object.keys(answers)
    .map(Number)
    .filter((at) => at < index)
  return answered.length > 0 ? Math.max(...answered) : null
}
