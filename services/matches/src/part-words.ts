import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { estimateCommute, minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { wayMinutes } from '@lunchpail/contracts/jobs/rules/mismatch'
import {
  askedMonths,
  daysOld,
  shiftRated,
  surelyPaid,
  type MatchCandidate,
  type ScorePart,
} from '@lunchpail/contracts/matches/rules/score'
import { dollars } from '@lunchpail/contracts/language/figures'
import { listed, type Say } from './words.ts'

/** What a part's sentence is made from. `miles` from home, null where that is not known. */
interface Matched {
  readonly position: PositionState
  readonly candidate: MatchCandidate
  readonly miles: number | null
  readonly now: Date
}
type Words = (matched: Matched, say: Say) => string

const commute: Words = ({ candidate, miles }, say) => {
  if (miles === null) return say('commute.unknown')
  const minutes = wayMinutes(miles, candidate.commute_type)
  const way = minutes === estimateCommute(miles).driving ? 'driving' : 'transit'
  return say(`commute.${way}`, { minutes: minutesShown(minutes) })
}

const shift: Words = ({ position, candidate }, say) => {
  const rated = shiftRated(position, candidate)
  if (rated === null) return say('shift.unknown')
  const rating = rated.rating as 1 | 2 | 3 | 4
  return rated.by === 'weekend'
    ? say(`weekend.rated-${rating}`)
    : say(`shift.rated-${rating}`, { shift: say(`shift.${rated.by}`) })
}

const wage: Words = ({ position, candidate }, say) => {
  const paid = surelyPaid(position)
  if (paid === null) return say('wage.unknown')
  if (paid > candidate.wage) return say('wage.more', { dollars: dollars(paid - candidate.wage) })
  if (paid === candidate.wage) return say('wage.same')
  const to = dollars(position.wage_to ?? paid)
  return say('wage.less', { from: dollars(paid), to, wage: dollars(candidate.wage) })
}

const skills: Words = ({ position: { keywords }, candidate }, say) => {
  if (keywords.length === 0) return say('skills.none')
  const had = keywords.filter(({ id }) => candidate.skills.includes(id)).length
  if (had === keywords.length) return say('skills.all')
  if (had > 0) return say('skills.some', { had, n: keywords.length })
  return say('skills.asked', {
    skills: listed(
      keywords.map(({ name }) => name),
      say,
    ),
  })
}

const experience: Words = ({ position, candidate }, say) => {
  const asked = askedMonths(position)
  if (asked === 0) return say('experience.none')
  if (candidate.experience_months >= asked) return say('experience.enough')
  return say('experience.less', { n: asked, had: candidate.experience_months })
}

const fresh: Words = ({ position, now }, say) => {
  const days = daysOld(position.posted_at, now)
  if (days === null) return say('fresh.unknown')
  return days === 0 ? say('fresh.today') : say('fresh.days', { n: days })
}

export const partWords: Readonly<Record<ScorePart, Words>> = {
  commute,
  shift,
  wage,
  skills,
  experience,
  fresh,
}
