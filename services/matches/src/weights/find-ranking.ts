// SQL by hand: means over the places of an array, beside each other for both kinds of decision, and part of every deck.
import { countedDecisions, ownWeights, type Decided } from '@lunchpail/contracts/matches/rules/own-weights'
import { scoreFactors, scoreWeights, type Points } from '@lunchpail/contracts/matches/rules/score'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import {
  candidateColumns,
  candidateOf,
  fromCandidate,
  type Candidate,
  type CandidateRow,
} from '../deck/find-candidate.ts'

export interface Ranking {
  readonly personal: boolean
  readonly saved: number
  readonly passed: number
  readonly weights: Points
}

interface Row {
  readonly personal: boolean
  readonly saved: number
  readonly passed: number
  /** means, in the order of `scoreFactors` */
  readonly savedPoints: readonly number[]
  readonly passedPoints: readonly number[]
}

const meansSql = (which: string): string =>
  scoreFactors
    .map((_, place) => `coalesce(avg(points[${place + 1}]) filter (where ${which}), 0)::float8`)
    .join(', ')

/** How the deck of an account is ranked, as one row. */
const rankingSql = (account: string): string => `select personal, decided.* from (
    select coalesce(r.personal, true) as personal, coalesce(r.since, '-infinity') as since
    from (select) as one left join ranking r on r.account_id = ${account}) ranked,
  lateral (
    select count(*) filter (where accepted)::int as saved, count(*) filter (where not accepted)::int as passed,
      array[${meansSql('accepted')}] as "savedPoints", array[${meansSql('not accepted')}] as "passedPoints"
    from (
      select accepted, points from decision
      where account_id = ${account} and points <> '{}' and decided_at > since
      order by decided_at desc limit ${countedDecisions}) counted) decided`

function rankingOf({ personal, saved, passed, savedPoints, passedPoints }: Row): Ranking {
  const decided = (count: number, points: readonly number[]): Decided => {
    const shares = scoreFactors.map((factor, place) => [factor, points[place]! / scoreWeights[factor]])
    return { count, shares: Object.fromEntries(shares) as Points }
  }
  const weights = personal
    ? ownWeights(decided(saved, savedPoints), decided(passed, passedPoints))
    : scoreWeights
  return { personal, saved, passed, weights }
}

/** How the deck of a candidate is ranked. */
export async function findRanking(statements: Transaction, accountId: string): Promise<Ranking> {
  const [row] = await statements.$queryRawUnsafe<Row[]>(rankingSql('$1::uuid'), accountId)
  return rankingOf(row!)
}

const one = `select ${candidateColumns}, ranked.* ${fromCandidate('(select $1::uuid)')}
  cross join (${rankingSql('$1::uuid')}) ranked`
const many = `select ${candidateColumns}, ranked.* ${fromCandidate('unnest($1::uuid[])')}
  cross join lateral (${rankingSql('person.account_id')}) ranked`

type RankedRow = CandidateRow & Row
const rankedOf = (row: RankedRow): Candidate => ({ ...candidateOf(row), weights: rankingOf(row).weights })

/** The candidate as their own deck ranks for them: `findCandidate` with their own weights, in one statement. */
export async function findRankedCandidate(statements: Transaction, id: string): Promise<Candidate> {
  const [row] = await statements.$queryRawUnsafe<RankedRow[]>(one, id)
  return rankedOf(row!)
}

/** Many at once. */
export async function findRankedCandidates(
  statements: Transaction,
  ids: readonly string[],
): Promise<Candidate[]> {
  return (await statements.$queryRawUnsafe<RankedRow[]>(many, ids)).map(rankedOf)
}
