import type { Finding, Screened } from './screen-posting.ts'

/**
 * What became of an operator's look at a position, which findings (sentences that rules of screening matched) or reports led to.
 * `reopened`: it was hidden, and waits for another look because its text changed or an operator wants one. It stays
 * hidden meanwhile.
 */
const reviewStates = ['waiting', 'kept', 'hidden', 'reopened'] as const
export type ReviewState = (typeof reviewStates)[number]

export interface Reviewed {
  readonly state: ReviewState
  readonly held: boolean
  readonly findings: readonly Finding[]
  readonly reports: number
}

/** Whether candidates are kept from it. */
export const isWithheld = (review: Pick<Reviewed, 'state' | 'held'> | undefined): boolean =>
  review !== undefined &&
  (review.state === 'hidden' || review.state === 'reopened' || (review.state === 'waiting' && review.held))

/**
 * What a text that was screened makes of the review that its position had; undefined where no review is needed. What an
 * operator kept stays kept while the same sentences are in it.
 */
export function reviewAfter(
  before: Reviewed | undefined,
  { findings, holds }: Screened,
  textChanged: boolean,
): Reviewed | undefined {
  const reports = before?.reports ?? 0
  if (before?.state === 'hidden' || before?.state === 'reopened')
    return { ...before, findings, state: textChanged ? 'reopened' : before.state }
  const seen = new Set(before?.state === 'kept' ? before.findings.map(({ sentence }) => sentence) : [])
  if (before?.state === 'kept' && findings.every(({ sentence }) => seen.has(sentence))) return before
  if (findings.length === 0 && reports === 0) return undefined
  return { state: 'waiting', held: holds, findings, reports }
}
