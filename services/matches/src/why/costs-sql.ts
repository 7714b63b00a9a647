// SQL by hand: one pass over what is within the commute, and one over what is beyond it.
import { commuteLimitMinutes } from '@lunchpail/contracts/jobs/enumerations'
import { mostCounted, type CostlyPreference } from '@lunchpail/contracts/matches/api'
import { shiftRating } from '@lunchpail/contracts/profile/enumerations'
import { binder, type Bind, type Statement } from '@lunchpail/kit-database/statement'
import { wishSql, type Wish } from '../deck/conditions.ts'
import { commuteArea } from '../deck/commute-area.ts'
import { countSql, scanSql } from '../deck/deck.ts'
import type { Candidate } from '../deck/find-candidate.ts'

/** So many positions each pass reads at most: what the answer costs does not grow with a city. */
export const mostScanned = 3_000

type CostlyWish = Exclude<CostlyPreference, 'commute'>

/** A candidate who does not mind, in one respect, and which wish of theirs that changes. */
interface Relaxed {
  readonly candidate: Partial<Candidate>
  readonly wish: Wish
}

/** A rating that is not "Definitely not" rules nothing out. */
const bearable = (rating: number): number => Math.max(rating, shiftRating['Preferably not'])

const relaxedBy: Readonly<Record<CostlyWish, (of: Candidate) => Relaxed>> = {
  role: () => ({ candidate: { role: 0 }, wish: 'role' }),
  shift: () => ({ candidate: { shift: 0 }, wish: 'shift' }),
  rating: ({ ratings: { day, swing, night, ...others } }) => ({
    candidate: { ratings: { ...others, day: bearable(day), swing: bearable(swing), night: bearable(night) } },
    wish: 'shift',
  }),
  weekend: () => ({ candidate: { weekend: true }, wish: 'weekend' }),
  wage: () => ({ candidate: { wage: 0 }, wish: 'wage' }),
}
const costlyWishes = Object.keys(relaxedBy) as CostlyWish[]

/** Of a scanned position: it would fit but for this. Undefined where that rules none out. */
function hiddenSql(candidate: Candidate, by: CostlyWish, bind: Bind): string | undefined {
  const { candidate: change, wish } = relaxedBy[by](candidate)
  const own = wishSql[wish](candidate, bind)
  if (own === null) return undefined
  const relaxed = wishSql[wish]({ ...candidate, ...change }, bind) ?? 'true'
  return `unmet = 1 and not (${own}) and (${relaxed})`
}

/** A candidate who would go any way; undefined where that is no more than they go. */
function farther(candidate: Candidate): Candidate | undefined {
  const isMore = commuteArea(candidate) !== null && candidate.commute_length < commuteLimitMinutes
  return isMore ? { ...candidate, commute_length: commuteLimitMinutes } : undefined
}

/** How many of what a scan reads are so. */
const countedSql = (condition: string, as: string): string =>
  `count(*) filter (where reached and ${condition})::int as ${as}`

/** `by_deck`: by the deck's search; `fits` and all others: among those that were scanned. */
export type CostsRow = Readonly<
  Record<'fits' | 'scanned', number> & Partial<Record<CostlyPreference | 'scanned_beyond', number>>
> & { readonly by_deck: number | null }

/**
 * How many fit, and how many each preference hides that may hide any. Where the pass ended before it was through and found none
 * that fits, the deck's search says whether there are any; not where the home is not known, as it then goes through the country.
 */
export function costsStatement(candidate: Candidate, now: Date): Statement {
  const { values, bind } = binder()
  const hidden = costlyWishes.flatMap((by) => {
    const condition = hiddenSql(candidate, by, bind)
    return condition === undefined ? [] : [countedSql(condition, by)]
  })
  const near = `(select count(*)::int as scanned, ${[countedSql('unmet = 0', 'fits'), ...hidden].join(', ')}
    from (${scanSql(candidate, now, bind, mostScanned)}) as p) as near`
  const more = farther(candidate)
  const beyond = more
    ? `cross join (select count(*)::int as scanned_beyond,
        ${countedSql(`unmet = 0 and miles >= ${bind(commuteArea(candidate)!.miles, 'float8')}`, 'commute')}
        from (${scanSql(more, now, bind, mostScanned)}) as p) as beyond`
    : ''
  // Postgres runs a subquery of `case` only where it comes to it
  const byDeck = commuteArea(candidate)
    ? `case when scanned >= ${mostScanned} and fits = 0 then ${countSql(candidate, now, bind, mostCounted + 1)} end`
    : 'null::int'
  return { text: `select *, ${byDeck} as by_deck from ${near} ${beyond}`, values }
}
