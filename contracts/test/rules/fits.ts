import { tradeBit, type Shift } from '../../src/jobs/enumerations.ts'
import { milesWithin, reachMinutes } from '../../src/jobs/rules/reach.ts'
import { shiftsOf } from '../../src/jobs/rules/start-window.ts'
import { offeredShifts, type MatchCandidate, type MatchPosition } from '../../src/matches/rules/score.ts'
import { milesTo } from './points.ts'

/**
 * The filter of the deck, apart from what was applied to or decided on: open, one of the wanted roles, an offered shift
 * (by its start window; an unknown one passes), weekends only for those who work them, the wanted wage (an unknown one passes), and within
 * the commute, where the home is known. Tests compare the deck's query with it.
 */
export const fits = (position: MatchPosition, candidate: MatchCandidate): boolean =>
  position.state === 'open' && conditions(position, shiftsOf(position), candidate).every(Boolean)

function conditions(position: MatchPosition, shifts: readonly Shift[], candidate: MatchCandidate): boolean[] {
  const { role, weekend, wage_from, wage_to } = position
  const pays = wage_to ?? wage_from
  return [
    candidate.role === 0 || (role !== null && (tradeBit[role] & candidate.role) !== 0),
    shifts.length === 0 || offeredShifts(candidate).some((one) => shifts.includes(one)),
    candidate.weekend || !weekend,
    pays === null || pays >= candidate.wage,
    inReach(position, candidate),
  ]
}

/** Without a home every position passes; with one, a position without a point does not. */
function inReach(position: MatchPosition, candidate: MatchCandidate): boolean {
  if (candidate.latitude === null || candidate.longitude === null) return true
  const miles = milesTo(position, candidate)
  return miles !== null && miles < milesWithin(reachMinutes(candidate), candidate.commute_type)
}
