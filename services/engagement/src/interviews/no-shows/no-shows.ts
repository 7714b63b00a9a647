import {
  interviewOutcome as outcomes,
  noShowLimit,
  type NoShowState,
} from '@lunchpail/contracts/engagement/enumerations'

/** What both sides said about an interview, and what an operator made of it. */
export interface Sides {
  readonly feedback: { readonly state: number } | null
  readonly outcome: {
    readonly outcome: number
    readonly contestedAt: Date | null
    readonly settledAs: string | null
  } | null
}

/** Feedback that says that the interview took place, or that no one of the company came: not that the candidate was away. */
export const contradicting: readonly number[] = [
  outcomes.GOOD_NEXT_STEPS,
  outcomes.COMPANY_PASSED,
  outcomes.HM_NO_SHOW,
]

/**
 * Null where no no-show was reported. `disputed`: the candidate contradicts it, until an operator who read both sides settles
 * it.
 */
export function noShowStateOf({ feedback, outcome }: Sides): NoShowState | null {
  if (outcome?.outcome !== outcomes.NO_SHOW) return null
  if (outcome.settledAs === 'stands' || outcome.settledAs === 'dropped') return outcome.settledAs
  const contradicted = feedback !== null && contradicting.includes(feedback.state)
  return outcome.contestedAt !== null || contradicted ? 'disputed' : 'reported'
}

export interface Missed extends Sides {
  /** whose manager reported it */
  readonly employerId: string
}

export const counts = (sides: Sides): boolean => {
  const state = noShowStateOf(sides)
  return state === 'reported' || state === 'stands'
}

/** Whether these suspend. The marks of one company alone bar no candidate from the whole site. */
export function suspends(missed: readonly Missed[]): boolean {
  const counting = missed.filter(counts)
  const companies = new Set(counting.map(({ employerId }) => employerId))
  return counting.length >= noShowLimit.count && companies.size >= noShowLimit.companies
}
