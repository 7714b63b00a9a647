import { commuteLimitMinutes, roleBit } from '../../jobs/enumerations.ts'
import { milesTo, offeredShifts, type MatchCandidate, type MatchPosition } from './score.ts'
import { shiftsOf } from '../../jobs/rules/start-window.ts'
import { milesWithin } from '../../jobs/rules/reach.ts'

/** The longest commute in minutes: 120 stands for any, and is the limit (2 §9). */
export const reachMinutes = ({ commute_length }: Pick<MatchCandidate, 'commute_length'>): number =>
  Math.min(commute_length, commuteLimitMinutes)

/**
 * The filter of the deck, apart from what was applied to or decided on: open, one of the wanted roles, an offered shift
 * (by its start window; an unknown one passes), weekends only for those who work them, the wanted wage (an unknown one passes), and within
 * the commute, where the home is known. The deck's query does the same.
 */
export function fits(position: MatchPosition, candidate: MatchCandidate): boolean {
  const { role, weekend, wage_from, wage_to } = position
  const shifts = shiftsOf(position)
  const pays = wage_to ?? wage_from
  return (
    position.state === 'open' &&
    (candidate.role === 0 || (role !== null && (roleBit[role] & candidate.role) !== 0)) &&
    (shifts.length === 0 || offeredShifts(candidate).some((one) => shifts.includes(one))) &&
    (candidate.weekend || !weekend) &&
    (pays === null || pays >= candidate.wage) &&
    inReach(position, candidate)
  )
}

/** Without a home every position passes; with one, a position without a point does not. */
function inReach(position: MatchPosition, candidate: MatchCandidate): boolean {
  if (candidate.latitude === null || candidate.longitude === null) return true
  const miles = milesTo(position, candidate)
  return miles !== null && miles < milesWithin(reachMinutes(candidate), candidate.commute_type)
}
