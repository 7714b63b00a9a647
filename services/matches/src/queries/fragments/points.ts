import { shifts, shiftBit, commuteLimitMinutes } from '@lunchpail/contracts/jobs/enumerations'
import { ways } from '@lunchpail/contracts/jobs/rules/commute'
import { scoreWeights, shiftPoints, type ScoreFactor } from '@lunchpail/contracts/matches/rules/score'
import { commuteType } from '@lunchpail/contracts/profile/enumerations'
import type { Bind } from './binder.ts'
import type { Candidate } from '../find-candidate.ts'

const rounded = (points: string): string => `floor(${points} + 0.5)::int`
const between = (least: number, value: string, most: number): string =>
  `least(greatest(${value}, ${least}), ${most})`

/** contracts' `estimateCommute` of the column `miles`. */
function minutesSql({ fixed, detour, legs }: (typeof ways)[keyof typeof ways]): string {
  let before = 0
  const parts = legs.map(([most, speed]) => {
    const rest = before === 0 ? `miles * ${detour}` : `greatest(miles * ${detour} - ${before}, 0)`
    before += most
    return `${most === Infinity ? rest : `least(${rest}, ${most})`} / ${speed} * 60`
  })
  return `floor(${[fixed, ...parts].join(' + ')} + 0.5)`
}

/** contracts' `wayMinutes`: by its estimate a car is never slower than public transit. */
const wayMinutes = (commute_type: number): string =>
  minutesSql(commute_type === commuteType.transit ? ways.transit : ways.driving)

/** Points by the bits of the shifts, and then again with weekends: the rule itself, worked out beforehand. */
const shiftTable = (candidate: Candidate): number[] =>
  [false, true].flatMap((weekend) =>
    Array.from({ length: 8 }, (_, bits) =>
      shiftPoints({ weekend, shifts: shifts.filter((one) => bits & shiftBit[one]) }, candidate),
    ),
  )

/** Points by the id of the set of skills: every set once, however many positions ask for it. */
export const skillTable = ({ skills, missing_skills }: Candidate, bind: Bind): string => {
  const count = (list: readonly string[]) =>
    `(select count(*) from unnest(s.keywords) as one where one = any(${bind(list, 'text[]')}))`
  const points = `case when cardinality(s.keywords) = 0 then 10 else ${rounded(
    `${scoreWeights.skills} * (cardinality(s.keywords) + ${count(skills)} - ${count(missing_skills)}) / (2::float8 * cardinality(s.keywords))`,
  )} end`
  return `select array_agg(${points} order by every.id) as points
    from generate_series(1, (select max(id) from skill_set)) as every (id) left join skill_set s using (id)`
}

/**
 * The points of each part in SQL, as contracts' `scoreOf` gives them. They read the columns of a position, and
 * `miles` from home, and the table `skill`.
 */
export function pointsSql(candidate: Candidate, now: Date, bind: Bind): Record<ScoreFactor, string> {
  const most = Math.min(candidate.commute_length, commuteLimitMinutes)
  const wage = bind(candidate.wage, 'float8')
  return {
    commute:
      candidate.latitude === null
        ? '0'
        : `coalesce(${rounded(`${scoreWeights.commute} * ${between(0, `(${bind(most, 'float8')} - ${wayMinutes(candidate.commute_type)}) / (${bind(most, 'float8')} * 0.75)`, 1)}`)}, 0)`,
    shift: `(${bind(shiftTable(candidate), 'int[]')})[1 + shifts + case when weekend then 8 else 0 end]`,
    wage: rounded(
      between(4, `8 + 2 * (coalesce(wage_from, wage_to, ${wage} - 2) - ${wage})`, scoreWeights.wage),
    ),
    skills: '(select points from skill)[skill_set_id]',
    experience: `case when experience_months <= 0 then ${scoreWeights.experience} else ${rounded(
      `${scoreWeights.experience} * ${between(0, `${bind(candidate.experience_months, 'float8')} / experience_months`, 1)}`,
    )} end`,
    fresh: `greatest(0, ${scoreWeights.fresh} - greatest(0, ${bind(now.getTime(), 'bigint')} - posted) / 86400000 / 3)::int`,
  }
}
