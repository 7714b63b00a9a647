import { commuteLimitMinutes, roleBit } from '../../jobs/enumerations.ts'
import { milesTo, offeredShifts, type MatchCandidate, type MatchPosition } from './score.ts'
import { milesWithin } from '../../jobs/rules/reach.ts'

/** How many minutes a candidate goes at most; 120 stands for any, and further is out of reach (2 §9). */
export const reachMinutes = ({ commute_length }: Pick<MatchCandidate, 'commute_length'>): number =>
  Math.min(commute_length, commuteLimitMinutes)

/**
 * The hard conditions, apart from whether it was applied to or decided on: open, one of the wanted roles, a shift that
 * may be offered (what tells no shift passes), weekends only for those who work on them, the wanted wage (what tells no
 * wage passes), and within reach of the home, where that is known.
 */
export function fits(position: MatchPosition, candidate: MatchCandidate): boolean {
  const { role, shifts, weekend, wage_from, wage_to } = position
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

/** Without a home nothing is out of reach; with one, a position must tell its place. */
function inReach(position: MatchPosition, candidate: MatchCandidate): boolean {
  if (candidate.latitude === null || candidate.longitude === null) return true
  const miles = milesTo(position, candidate)
  return miles !== null && miles < milesWithin(reachMinutes(candidate), candidate.commute_type)
}
