import { applyAgainAt, mayApplyAgain } from '@lunchpail/contracts/engagement/rules/apply-again'
import type { PositionState } from '@lunchpail/contracts/jobs/events'

export interface Applied {
  readonly position_id: number
  readonly application_id: string
  /** ISO 8601, of an application that was withdrawn */
  readonly apply_again_at: string | null
}

/** The last application for a position. */
export interface LastApplication {
  readonly position_id: number
  readonly application_id: string
  readonly withdrawn_at: Date | null
}

/** The chosen positions by their state. */
export interface Chosen {
  /** open, and not applied to or withdrawn from long enough ago */
  readonly positions: PositionState[]
  /** no longer open */
  readonly closed: PositionState[]
  readonly applied: Applied[]
  /** not known here yet: their event may be on its way */
  readonly waiting: number[]
}

/** Each chosen id is in one of the four lists, in the order in which they were chosen. */
export function sortChosen(
  ids: readonly number[],
  known: readonly PositionState[],
  applications: readonly LastApplication[],
  now: Date,
): Chosen {
  const chosen: Chosen = { positions: [], closed: [], applied: [], waiting: [] }
  for (const id of new Set(ids)) {
    const position = known.find((one) => one.id === id)
    const last = applications.find((one) => one.position_id === id)
    if (last && !mayApplyAgain(last.withdrawn_at, now)) chosen.applied.push(appliedOf(last))
    else if (!position) chosen.waiting.push(id)
    else if (position.state === 'open') chosen.positions.push(position)
    else chosen.closed.push(position)
  }
  return chosen
}

const appliedOf = ({ position_id, application_id, withdrawn_at }: LastApplication): Applied => ({
  position_id,
  application_id,
  apply_again_at: withdrawn_at && applyAgainAt(withdrawn_at).toISOString(),
})
