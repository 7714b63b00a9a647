import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { estimateCommute, minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { commuteMinutes } from '@lunchpail/contracts/jobs/rules/mismatch'
import {
  requiredMonths,
  daysOld,
  shiftRated,
  lowestWage,
  type MatchCandidate,
  type ScoreFactor,
} from '@lunchpail/contracts/matches/rules/score'
import { dollars } from '@lunchpail/contracts/language/figures'
import { joinList, type Translator } from './translator-for.ts'

/** `miles` from home, null where that is not known. */
interface Match {
  readonly position: PositionState
  readonly candidate: MatchCandidate
  readonly miles: number | null
  readonly now: Date
}
type FactorSentence = (match: Match, t: Translator) => string

const commute: FactorSentence = ({ candidate, miles }, t) => {
  if (miles === null) return t('commute.unknown')
  const minutes = commuteMinutes(miles, candidate.commute_type)
  const way = minutes === estimateCommute(miles).driving ? 'driving' : 'transit'
  return t(`commute.${way}`, { minutes: minutesShown(minutes) })
}

const shift: FactorSentence = ({ position, candidate }, t) => {
  const rated = shiftRated(position, candidate)
  if (rated === null) return t('shift.unknown')
  const rating = rated.rating as 1 | 2 | 3 | 4
  return rated.by === 'weekend'
    ? t(`weekend.rated-${rating}`)
    : t(`shift.rated-${rating}`, { shift: t(`shift.${rated.by}`) })
}

const wage: FactorSentence = ({ position, candidate }, t) => {
  const paid = lowestWage(position)
  if (paid === null) return t('wage.unknown')
  if (paid > candidate.wage) return t('wage.more', { dollars: dollars(paid - candidate.wage) })
  if (paid === candidate.wage) return t('wage.same')
  const to = dollars(position.wage_to ?? paid)
  return t('wage.less', { from: dollars(paid), to, wage: dollars(candidate.wage) })
}

const skills: FactorSentence = ({ position: { keywords }, candidate }, t) => {
  if (keywords.length === 0) return t('skills.none')
  const had = keywords.filter(({ id }) => candidate.skills.includes(id)).length
  if (had === keywords.length) return t('skills.all')
  if (had > 0) return t('skills.some', { had, n: keywords.length })
  return t('skills.asked', {
    skills: joinList(
      keywords.map(({ name }) => name),
      t,
    ),
  })
}

const experience: FactorSentence = ({ position, candidate }, t) => {
  const asked = requiredMonths(position)
  if (asked === 0) return t('experience.none')
  if (candidate.experience_months >= asked) return t('experience.enough')
  return t('experience.less', { n: asked, had: candidate.experience_months })
}

const fresh: FactorSentence = ({ position, now }, t) => {
  const days = daysOld(position.posted_at, now)
  if (days === null) return t('fresh.unknown')
  return days === 0 ? t('fresh.today') : t('fresh.days', { n: days })
}

export const factorSentences: Readonly<Record<ScoreFactor, FactorSentence>> = {
  commute,
  shift,
  wage,
  skills,
  experience,
  fresh,
}
