import { isKnown } from '../fields/open-enumeration.ts'
import { positionStatuses, trades, scheduleTypes, shifts } from './enumerations.ts'
import type { PositionState, SentPosition } from './events.ts'

/**
 * A position with what this release knows of it. A state that it does not know takes no application; a category or a shift
 * is as if it were not told; a kind of schedule rules no candidate out, and whoever shows it asks `isKnown`.
 */
export const knownPosition = (sent: SentPosition): PositionState => ({
  ...sent,
  state: isKnown(positionStatuses, sent.state) ? sent.state : 'closed',
  shifts: sent.shifts.filter((shift) => isKnown(shifts, shift)),
  schedule_type: isKnown(scheduleTypes, sent.schedule_type) ? sent.schedule_type : 'either',
  role: isKnown(trades, sent.role) ? sent.role : null,
})
