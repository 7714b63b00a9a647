import { dayMs } from '@lunchpail/contracts/durations'
import { shifts, shiftBit, commuteLimitMinutes } from '@lunchpail/contracts/jobs/enumerations'
import { travelModes } from '@lunchpail/contracts/jobs/rules/commute'
import {
  attributePoints,
  scoreWeights,
  shiftPoints,
  type ScoreFactor,
} from '@lunchpail/contracts/matches/rules/score'
import { commuteType } from '@lunchpail/contracts/profile/enumerations'
import type { Bind } from '@lunchpail/kit-database/statement'
import { attributeSets } from './attribute-bits.ts'
import type { Candidate } from './find-candidate.ts'

const rounded = (points: string): string => `floor(${points} + 0.5)::int`
const clamp = (min: number, value: string, max: number): string => `least(greatest(${value}, ${min}), ${max})`

/** `estimateCommute` of contracts in SQL, of the column `miles`. */
function minutesSql({
  fixedMinutes,
  detourFactor,
  legs,
}: (typeof travelModes)[keyof typeof travelModes]): string {
  let before = 0
  const terms = legs.map(([legMiles, speed]) => {
    const rest = before === 0 ? `miles * ${detourFactor}` : `greatest(miles * ${detourFactor} - ${before}, 0)`
    before += legMiles
    return `${legMiles === Infinity ? rest : `least(${rest}, ${legMiles})`} / ${speed} * 60`
  })
  return `floor(${[fixedMinutes, ...terms].join(' + ')} + 0.5)`
}

/** `commuteMinutes` of contracts in SQL: a car is never slower than public transit. */
const commuteMinutes = (commute_type: number): string =>
  minutesSql(commute_type === commuteType.transit ? travelModes.transit : travelModes.driving)

/** Points by the bits of the shifts, then 8 for weekends and 16 for overtime. */
const shiftTable = (candidate: Candidate): number[] =>
  [false, true].flatMap((overtime) =>
    [false, true].flatMap((weekend) =>
      Array.from({ length: 8 }, (_, bits) =>
        shiftPoints(
          {
            overtime,
            weekend,
            // the stored bits are those of the start windows
            schedule_start: null,
            shifts: shifts.filter((one) => bits & shiftBit[one]),
          },
          candidate,
        ),
      ),
    ),
  )

/**
 * The table `skill`: by id of the skill set the points, and the most months of its skills; computed once for each set. Most sets have
 * none of the skills that the person told of, and are not looked into: that is half of the points.
 */
export const skillTable = ({ skills, skill_months, missing_skills }: Candidate, bind: Bind): string => {
  const [had, missing] = [bind(skills, 'text[]'), bind(missing_skills, 'text[]')]
  const count = (list: string) => `(select count(*) from unnest(s.keywords) as one where one = any(${list}))`
  const points = `case when cardinality(s.keywords) = 0 then 10 when s.keywords && (${had} || ${missing}) then ${rounded(
    `${scoreWeights.skills} * (cardinality(s.keywords) + ${count(had)} - ${count(missing)}) / (2::float8 * cardinality(s.keywords))`,
  )} else ${rounded(`${scoreWeights.skills} / 2::float8`)} end`
  const given = bind(
    skills.map((id) => skill_months[id] ?? 0),
    'int[]',
  )
  const months = `case when s.keywords && ${had} then (select max(given.months)
    from unnest(${had}, ${given}) as given (id, months) where given.id = any(s.keywords)) else 0 end`
  return `select array_agg(${points} order by every.id) as points, array_agg(${months} order by every.id) as months
    from generate_series(1, (select max(id) from skill_set)) as every (id) left join skill_set s using (id)`
}

/** Points by factor, the same as `scoreOf` of contracts/test, from the columns of a position, `miles` from home and `skill`. */
export function pointsSql(candidate: Candidate, now: Date, bind: Bind): Record<ScoreFactor, string> {
  const maxMinutes = Math.min(candidate.commute_length, commuteLimitMinutes)
  const wage = bind(candidate.wage, 'float8')
  return {
    commute:
      candidate.latitude === null
        ? '0'
        : `coalesce(${rounded(`${scoreWeights.commute} * ${clamp(0, `(${bind(maxMinutes, 'float8')} - ${commuteMinutes(candidate.commute_type)}) / (${bind(maxMinutes, 'float8')} * 0.75)`, 1)}`)}, 0)`,
    shift: `(${bind(shiftTable(candidate), 'int[]')})[1 + shifts + case when weekend then 8 else 0 end
      + case when overtime then 16 else 0 end]`,
    wage: rounded(
      clamp(4, `8 + 2 * (coalesce(wage_from, wage_to, ${wage} - 2) - ${wage})`, scoreWeights.wage),
    ),
    skills: '(select points from skill)[skill_set_id]',
    experience: `case when experience_months <= 0 then ${scoreWeights.experience} else ${rounded(
      `${scoreWeights.experience} * ${clamp(0, `greatest(${bind(candidate.experience_months, 'float8')}, (select months from skill)[skill_set_id]) / experience_months`, 1)}`,
    )} end`,
    attributes: `(${bind(
      attributeSets.map((set) => attributePoints(set, candidate)),
      'int[]',
    )})[1 + attributes]`,
    fresh: `greatest(0, ${scoreWeights.fresh} - greatest(0, ${bind(now.getTime(), 'bigint')} - posted) / ${dayMs} / 7)::int`,
  }
}
