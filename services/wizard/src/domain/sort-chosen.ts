import type { PositionState } from '@lunchpail/contracts/jobs/events'

export interface Applied {
  readonly position_id: number
  readonly application_id: string
}

/** The chosen positions by their state. */
export interface Chosen {
  /** open and not applied to */
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
  applications: readonly Applied[],
): Chosen {
  const chosen: Chosen = { positions: [], closed: [], applied: [], waiting: [] }
  for (const id of new Set(ids)) {
    const position = known.find((one) => one.id === id)
    const applied = applications.find((one) => one.position_id === id)
    if (applied) chosen.applied.push(applied)
    else if (!position) chosen.waiting.push(id)
    else if (position.state === 'open') chosen.positions.push(position)
    else chosen.closed.push(position)
  }
  return chosen
}
