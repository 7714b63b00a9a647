// SQL by hand: means over the places of an array, beside each other for both kinds of decision.
import { countedDecisions, ownWeights, type Decided } from '@lunchpail/contracts/matches/rules/own-weights'
import { scoreFactors, scoreWeights, type Points } from '@lunchpail/contracts/matches/rules/score'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { Candidate } from '../deck/find-candidate.ts'

export interface Ranking {
  readonly personal: boolean
  readonly saved: number
  readonly passed: number
  readonly weights: Points
}

interface Row {
  readonly personal: boolean
  /** null where nothing counts */
  readonly accepted: boolean | null
  readonly count: number
  /** in the order of `scoreFactors` */
  readonly points: readonly number[]
}

const text = `with ranked as (
    select coalesce(r.personal, true) as personal, coalesce(r.since, '-infinity') as since
    from (select) as one left join ranking r on r.account_id = $1::uuid),
  counted as (
    select accepted, points from decision, ranked
    where account_id = $1::uuid and points <> '{}' and decided_at > since
    order by decided_at desc limit ${countedDecisions})
  select personal, accepted, count(points)::int as count,
    array[${scoreFactors.map((_, place) => `coalesce(avg(points[${place + 1}]), 0)::float8`).join(', ')}] as points
  from ranked left join counted on true group by personal, accepted`

/** How the deck of somebody is ranked. */
export async function findRanking(statements: Transaction, accountId: string): Promise<Ranking> {
  const rows = await statements.$queryRawUnsafe<Row[]>(text, accountId)
  const decided = (accepted: boolean): Decided => {
    const { count, points } = rows.find((row) => row.accepted === accepted) ?? { count: 0, points: [] }
    const shares = scoreFactors.map((factor, place) => [factor, (points[place] ?? 0) / scoreWeights[factor]])
    return { count, shares: Object.fromEntries(shares) as Points }
  }
  const [saved, passed] = [decided(true), decided(false)]
  const { personal } = rows[0]!
  return {
    personal,
    saved: saved.count,
    passed: passed.count,
    weights: personal ? ownWeights(saved, passed) : scoreWeights,
  }
}

/** The candidate as their own deck ranks for them. */
export async function withOwnWeights(statements: Transaction, candidate: Candidate): Promise<Candidate> {
  const { weights } = await findRanking(statements, candidate.id)
  return { ...candidate, weights }
}
