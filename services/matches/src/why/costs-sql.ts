// SQL by hand: the deck's own search, with one wish taken away at a time.
import { commuteLimitMinutes } from '@lunchpail/contracts/jobs/enumerations'
import { mostCounted, type CostlyPreference } from '@lunchpail/contracts/matches/api'
import { offeredShifts } from '@lunchpail/contracts/matches/rules/score'
import { shiftRating } from '@lunchpail/contracts/profile/enumerations'
import { binder, type Bind, type Statement } from '@lunchpail/kit-database/statement'
import { wishSql, type Wish } from '../deck/conditions.ts'
import { commuteArea } from '../deck/commute-area.ts'
import { countSql } from '../deck/deck.ts'
import type { Candidate } from '../deck/find-candidate.ts'

/** Somebody who does not mind, in one respect, and which wish of theirs that takes away. */
interface Relaxed {
  readonly candidate: Partial<Candidate>
  readonly wish: Wish | 'commute'
}

/** A rating that is not "Definitely not" rules nothing out. */
const bearable = (rating: number): number => Math.max(rating, shiftRating['Preferably not'])

const relaxedBy: Readonly<Record<CostlyPreference, (of: Candidate) => Relaxed>> = {
  role: () => ({ candidate: { role: 0 }, wish: 'role' }),
  shift: () => ({ candidate: { shift: 0 }, wish: 'shift' }),
  rating: ({ ratings: { day, swing, night, ...others } }) => ({
    candidate: { ratings: { ...others, day: bearable(day), swing: bearable(swing), night: bearable(night) } },
    wish: 'shift',
  }),
  weekend: () => ({ candidate: { weekend: true }, wish: 'weekend' }),
  wage: () => ({ candidate: { wage: 0 }, wish: 'wage' }),
  commute: () => ({ candidate: { commute_length: commuteLimitMinutes }, wish: 'commute' }),
}

/** Positions that fit but for this; undefined where it rules none out. */
function hiddenSql(candidate: Candidate, by: CostlyPreference, now: Date, bind: Bind): string | undefined {
  const { candidate: change, wish } = relaxedBy[by](candidate)
  const relaxed = { ...candidate, ...change }
  if (wish === 'commute') {
    const reach = commuteArea(candidate)
    if (!reach || candidate.commute_length >= commuteLimitMinutes) return undefined
    return countSql(relaxed, now, bind, mostCounted + 1, {
      within: `miles >= ${bind(reach.miles, 'float8')}`,
    })
  }
  if (offeredShifts(relaxed).length === offeredShifts(candidate).length && wish === 'shift') return undefined
  const own = wishSql[wish](candidate, bind)
  return own === null ? undefined : countSql(relaxed, now, bind, mostCounted + 1, { where: [`not (${own})`] })
}

/** One column for all that fit, and one for each preference that rules any out. Each count ends at one more than `mostCounted`. */
export function costsStatement(candidate: Candidate, now: Date): Statement {
  const { values, bind } = binder()
  const costs = (Object.keys(relaxedBy) as CostlyPreference[]).flatMap((by) => {
    const sql = hiddenSql(candidate, by, now, bind)
    return sql === undefined ? [] : [`${sql} as ${by}`]
  })
  return {
    text: `select ${[`${countSql(candidate, now, bind, mostCounted + 1)} as fitting`, ...costs].join(', ')}`,
    values,
  }
}
