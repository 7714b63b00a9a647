// SQL by hand: filters, distance, points and the best ten of all positions in one statement. Measured by bench/scale.
import { applyAgainSince } from '@lunchpail/contracts/engagement/rules/apply-again'
import { deckLimits, maxSaved, wizardSuggestions } from '@lunchpail/contracts/matches/enumerations'
import { scoreFactors, scoreWeights, type ScoreFactor } from '@lunchpail/contracts/matches/rules/score'
import { binder, type Bind, type Statement } from '@lunchpail/kit-database/statement'
import type { Candidate } from './find-candidate.ts'
import type { ChosenPositions } from './find-chosen.ts'
import { appliedSql, conditionsSql, notIn, toldByAutoApply, wishesSql } from './conditions.ts'
import { pointsSql, skillTable } from './points.ts'
import { nearbySearch, nearestFirst, commuteSearch, searchSql, type DeckSearch } from './search.ts'

const sinceOf = (now: Date, bind: Bind): string => bind(applyAgainSince(now), 'timestamptz')

/** Points by factor, as the person's own weights have them: two statements at most for a search, whatever these are. */
function weighedSql(candidate: Candidate, now: Date, bind: Bind): Readonly<Record<ScoreFactor, string>> {
  const points = pointsSql(candidate, now, bind)
  const { weights } = candidate
  if (scoreFactors.every((part) => weights[part] === scoreWeights[part])) return points
  const weighed = (part: ScoreFactor) =>
    `floor(${points[part]} * ${bind(weights[part] / scoreWeights[part], 'float8')} + 0.5)::int`
  return Object.fromEntries(scoreFactors.map((part) => [part, weighed(part)])) as Record<ScoreFactor, string>
}

const bestFirst = 'score desc, posted desc, id desc'

/** The best of what a search finds, with points, cards and decisions. */
function cards(
  candidate: Candidate,
  now: Date,
  bind: Bind,
  search: DeckSearch,
  limit: number,
  order = bestFirst,
) {
  const points = weighedSql(candidate, now, bind)
  return `with skill as materialized (${skillTable(candidate, bind)})
    select first.*, c.state, d.id as decision_id, d.accepted, b.position_id is not null as applied_before
    from (select *, ${scoreFactors.join(' + ')} as score, count(*) over ()::int as total
      from (select id, posted, miles, ${scoreFactors.map((part) => `${points[part]} as ${part}`).join(', ')}
        from (${searchSql(candidate, bind, search)}) as p) as p
      order by ${bestFirst} limit ${bind(limit, 'int')}) as first
    join position_card c on c.position_id = first.id
    left join decision d on d.account_id = ${bind(candidate.id, 'uuid')} and d.position_id = first.id
    left join application b on b.account_id = ${bind(candidate.id, 'uuid')} and b.position_id = first.id
    order by ${order}`
}

/**
 * Why a job is not suggested to a candidate. It does not fit what they want (`conditionsSql`), is beyond their commute or,
 * where their home is not known, not among the newest (`commuteSearch`); not among the nearest (`nearestFirst`), or they
 * applied to it or decided on it (`notIn`); or better ones filled the deck (`deckLimits`). `why/` says which of it is so of one
 * job.
 */
function deckSearch(
  candidate: Candidate,
  now: Date,
  bind: Bind,
  conditions = conditionsSql(candidate, bind),
): DeckSearch {
  const place = commuteSearch(candidate, bind)
  const where = [...conditions, ...place.where, notIn(bind(candidate.id, 'uuid'), sinceOf(now, bind), 'any')]
  return { ...place, where }
}

/** What the deck is made of. */
const nearestSearch = (candidate: Candidate, now: Date, bind: Bind): DeckSearch =>
  nearestFirst(candidate, deckSearch(candidate, now, bind))

/** The deck. */
export function deckStatement(candidate: Candidate, now: Date): Statement {
  const { values, bind } = binder()
  return { text: cards(candidate, now, bind, nearestSearch(candidate, now, bind), deckLimits.cards), values }
}

/** Of these positions those that would be in the deck, best first, but for those of which auto-apply tells. */
export function alertStatement(
  candidate: Candidate,
  ids: readonly number[],
  now: Date,
  limit: number,
): Statement {
  const { values, bind } = binder()
  const { where, ...search } = deckSearch(candidate, now, bind)
  const among = [
    ...where,
    `p.id = any(${bind(ids, 'int[]')})`,
    `p.id not in (select position_id from auto_apply where account_id = ${bind(candidate.id, 'uuid')} and ${toldByAutoApply})`,
  ]
  return { text: cards(candidate, now, bind, { ...search, where: among }, limit), values }
}

/** Those of some positions that would be in the deck, but for those that were ever applied to, or passed. */
export function amongStatement(candidate: Candidate, ids: readonly number[], now: Date): Statement {
  const { values, bind } = binder()
  const place = commuteSearch(candidate, bind)
  const account = bind(candidate.id, 'uuid')
  const where = [
    ...conditionsSql(candidate, bind),
    ...place.where,
    `p.id = any(${bind(ids, 'int[]')})`,
    `p.id not in (select position_id from application where account_id = ${account}
       union all select position_id from decision where account_id = ${account} and not accepted)`,
  ]
  return { text: cards(candidate, now, bind, { ...place, where }, ids.length), values }
}

/** Jobs like those that were chosen, near them or near home. */
export function similarStatement(candidate: Candidate, chosen: ChosenPositions, now: Date): Statement {
  const { values, bind } = binder()
  // A shared skill says little between two roles (a picker and a mechanic both drive a forklift): it counts where a role
  // is not known.
  const like = [
    ...(chosen.roles ? [`p.role & ${bind(chosen.roles, 'int')} <> 0`] : []),
    ...(chosen.keywords.length > 0
      ? [
          `(${chosen.roles ? 'p.role = 0 and ' : ''}p.skill_set_id in (select id from skill_set where keywords && ${bind(chosen.keywords, 'text[]')}))`,
        ]
      : []),
  ]
  const place = nearbySearch(candidate, chosen.areas, bind)
  const where = [
    ...conditionsSql(candidate, bind),
    `(${like.join(' or ')})`,
    ...place.where,
    `p.id <> all(${bind(chosen.ids, 'int[]')})`,
    notIn(bind(candidate.id, 'uuid'), sinceOf(now, bind), 'passed'),
  ]
  return { text: cards(candidate, now, bind, { ...place, where }, wizardSuggestions.perRun), values }
}

/** The points of some positions, by the weights of everybody. */
export function pointsOfStatement(candidate: Candidate, ids: readonly number[], now: Date): Statement {
  const { values, bind } = binder()
  const points = pointsSql(candidate, now, bind)
  const search = { where: [`p.id = any(${bind(ids, 'int[]')})`] }
  return {
    text: `with skill as materialized (${skillTable(candidate, bind)})
      select id, ${scoreFactors.map((part) => `${points[part]} as ${part}`).join(', ')}
      from (${searchSql(candidate, bind, search)}) as p`,
    values,
  }
}

/** Whether the deck's search finds one position, which may not be among the best ten. */
export function foundStatement(candidate: Candidate, position: number, now: Date): Statement {
  const { values, bind } = binder()
  const found = searchSql(candidate, bind, nearestSearch(candidate, now, bind))
  return {
    text: `select exists (select from (${found}) as found where id = ${bind(position, 'int')}) as found`,
    values,
  }
}

/** How many positions the deck's search finds, up to a limit. */
export function countSql(candidate: Candidate, now: Date, bind: Bind, most: number): string {
  const found = searchSql(candidate, bind, nearestSearch(candidate, now, bind))
  return `(select count(*)::int from (select from (${found}) as found limit ${most}) as found)`
}

/**
 * What the deck would search if its person wished for nothing but a shorter way: this many positions at most, each with
 * `reached`, whether it is within the commute, and `unmet`, how many wishes rule it out.
 */
export function scanSql(candidate: Candidate, now: Date, bind: Bind, most: number): string {
  const { within = 'true', newest, where } = deckSearch(candidate, now, bind, ['p.open'])
  const unmet = wishesSql(candidate, bind).map(([, sql]) => `(not (${sql}))::int`)
  const columns = [`${['0', ...unmet].join(' + ')} as unmet`]
  const limit = newest ? { newest: most } : { most }
  return `select p.*, ${within} as reached from (${searchSql(candidate, bind, { where, columns, ...limit })}) as p`
}

/** Accepted and not applied to yet, whatever the preferences are now. */
const savedPositions = (
  account: string,
  since: string,
): string => `select s.position_id, s.decided_at from decision s
  join position q on q.id = s.position_id where s.account_id = ${account} and s.accepted and q.open
  and q.id not in (${appliedSql(account, since)})`

/** The saved jobs, the latest first. */
export function savedStatement(candidate: Candidate, now: Date): Statement {
  const { values, bind } = binder()
  const saved = `${savedPositions(bind(candidate.id, 'uuid'), sinceOf(now, bind))} order by s.decided_at desc limit ${maxSaved}`
  const search = { from: `(${saved}) as saved join position p on p.id = saved.position_id`, where: ['true'] }
  return { text: cards(candidate, now, bind, search, maxSaved, 'd.decided_at desc, id desc'), values }
}

/** How many positions the deck's search finds. */
export function countStatement(candidate: Candidate, now: Date): Statement {
  const { values, bind } = binder()
  const found = searchSql(candidate, bind, nearestSearch(candidate, now, bind))
  return { text: `select count(*)::int as count from (${found}) as rows`, values }
}

/** How many jobs are saved. */
export function countSavedStatement(candidate: Candidate, now: Date): Statement {
  const { values, bind } = binder()
  const saved = savedPositions(bind(candidate.id, 'uuid'), sinceOf(now, bind))
  return { text: `select count(*)::int as saved from (${saved}) as rows`, values }
}
