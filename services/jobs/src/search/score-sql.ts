// SQL by hand, as it sorts what the database has found.
import { daySeconds } from '@lunchpail/contracts/durations'
import type { Bind } from '@lunchpail/kit-database/statement'
import { homeOf, type Candidate } from './find-candidate.ts'
import { chordOf, spotSql } from './point.ts'
import type { PositionSearch } from './position-search.ts'
import { relevanceSql } from './words/words-sql.ts'

/** Points of what a person prefers and can; the near and the far differ whatever the longest way is. */
const points = {
  role: 20,
  experience: 20,
  skills: 15,
  shift: 15,
  weekend: 8,
  wage: 12,
  /** within the way that they accept */
  reach: 10,
  near: 20,
  fresh: 4,
} as const

/** Half of the points for nearness are gone after so many miles. */
const halfMiles = 20
/** What years in other work count where a job asks for some. */
const otherWork = 0.25
const monthSeconds = 30 * daySeconds
const goodWage = 40
/** Typed words decide; of jobs that meet them as well, these do. */
const besideWords = { words: 10, near: 2.5, wage: 0.5, fresh: 0.6, person: 3 } as const

const nearSql = (chord: string): string => `${halfMiles} / (${halfMiles} + ${chord})`

const freshSql = (now: Date, bind: Bind): string =>
  `greatest(0, 1 - date_part('epoch', ${bind(now, 'timestamptz')} - p.posted_at) / ${monthSeconds})`

const lowestWage = 'coalesce(p.wage_from, p.wage_to)'

/** A job's own kind of work is one that needs a skill they have; of whoever told none, every job is. */
function experienceSql({ fit }: Candidate, bind: Bind): string {
  if (fit === null) return '0'
  const skills = bind(Object.keys(fit.skill_months), 'text[]')
  const missing = bind(fit.missing_skills, 'text[]')
  const own = `(cardinality(${skills}) = 0 or p.keywords && ${skills})`
  const months = `${bind(fit.experience_months, 'float8')} * case when ${own} then 1::float8 else ${otherWork} end`
  // most jobs have none of them: only for the others is there something to count
  const count = (among: string) =>
    `case when p.keywords && ${among} then (select count(*) from unnest(p.keywords) as k where k = any(${among})) else 0 end`
  return `case when p.entry or p.experience_months = 0 then ${points.experience}
      else ${points.experience} * least(1, ${months} / p.experience_months) end
    + case when cardinality(p.keywords) = 0 then ${points.skills / 2}
      else ${points.skills} * (cardinality(p.keywords) + ${count(skills)} - ${count(missing)})::float8 / (2 * cardinality(p.keywords)) end`
}

function personSql(candidate: Candidate, bind: Bind): string {
  const { role, shifts, weekend, wage, miles } = candidate
  const home = homeOf(candidate)
  const least = bind(wage, 'float8')
  const when = (condition: string, gained: number) => `case when ${condition} then ${gained} else 0 end`
  const paid = `coalesce(p.wage_to, p.wage_from)::float8`
  return [
    // a condition that every row meets changes no order
    ...(role === 0 ? [] : [when(`p.role & ${bind(role, 'int')} <> 0`, points.role)]),
    when(`p.shifts = 0 or p.shifts & ${bind(shifts, 'int')} <> 0`, points.shift),
    ...(weekend ? [] : [when('not p.weekend', points.weekend)]),
    // what pays a third less than wanted counts nothing
    `${points.wage} * greatest(0, 3 * least(1, coalesce(${paid}, ${least}) / greatest(1, ${least})) - 2)`,
    ...(home
      ? [when(`p.spot <-> ${spotSql(home, bind)} < ${bind(chordOf(miles), 'float8')}`, points.reach)]
      : []),
    experienceSql(candidate, bind),
  ].join(' + ')
}

/** The best first: how well a job meets the typed words and the person, near, well paid and new. */
export function scoreSql(
  { words, candidate, now }: PositionSearch,
  chord: string | undefined,
  bind: Bind,
): string {
  const fresh = freshSql(now, bind)
  const person = candidate ? personSql(candidate, bind) : '0'
  if (!words || words.terms.length === 0)
    return `${person} + ${points.fresh} * ${fresh} + ${chord ? `${points.near} * ${nearSql(chord)}` : '0'}`
  return `${besideWords.words} * ${relevanceSql(words, bind)}
    + ${chord ? `${besideWords.near} * ${nearSql(chord)}` : '0'} + ${besideWords.fresh} * ${fresh}
    + ${besideWords.wage} * least(1, coalesce(${lowestWage}::float8, 0) / ${goodWage}) + ${besideWords.person} * (${person}) / 100`
}
