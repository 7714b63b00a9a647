import { joinList } from '@lunchpail/contracts/jobs/rules/mismatch-sentence'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { estimateCommute, minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { commuteMinutes } from '@lunchpail/contracts/jobs/rules/mismatch'
import {
  attributesOf,
  daysOld,
  lowestWage,
  monthsFor,
  requiredMonths,
  shiftRated,
  type ScoreFactor,
} from '@lunchpail/contracts/matches/rules/score'
import { dollars, wageRange } from '@lunchpail/contracts/language/figures'
import type { Candidate } from '../deck/find-candidate.ts'
import type { Translator } from './translator-for.ts'

/** `miles` from home, null where that is not known. */
interface Match {
  readonly position: PositionState
  readonly candidate: Candidate
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

/** A rating is told only where the person gave it: a default is no answer of theirs. */
const shift: FactorSentence = ({ position, candidate }, t) => {
  const rated = shiftRated(position, candidate)
  if (rated === null) return t('shift.unknown')
  const rating = candidate.answered.includes(`shift_${rated.by}`) ? (rated.rating as 1 | 2 | 3 | 4) : null
  if (rated.by === 'weekend') return t(rating ? `weekend.rated-${rating}` : 'weekend')
  if (rated.by === 'overtime') return t(rating ? `overtime.rated-${rating}` : 'overtime')
  const name = t(`shift.${rated.by}`)
  return rating ? t(`shift.rated-${rating}`, { shift: name }) : name
}

const wagePaid = { hour: 'wage.pays', range: 'wage.pays-range', from: 'wage.pays-least' } as const

const wage: FactorSentence = ({ position, candidate }, t) => {
  const { known, amounts } = wageRange(position.wage_from, position.wage_to)
  if (known === 'unknown') return t('wage.unknown')
  if (known === 'to') {
    const isLess = candidate.answered.includes('wage') && position.wage_to! < candidate.wage
    const to = amounts.to!
    return isLess ? t('wage.less-most', { to, wage: dollars(candidate.wage) }) : t('wage.pays-most', { to })
  }
  const paid = lowestWage(position)!
  const from = dollars(paid)
  const to = amounts.to ?? from
  if (!candidate.answered.includes('wage')) return t(wagePaid[known], { from, to })
  if (paid > candidate.wage) return t('wage.more', { dollars: dollars(paid - candidate.wage) })
  if (paid === candidate.wage) return t('wage.same')
  const asked = dollars(candidate.wage)
  return known === 'from'
    ? t('wage.less-least', { from, wage: asked })
    : t('wage.less', { from, to, wage: asked })
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
  const had = monthsFor(position, candidate)
  if (had >= asked) return t('experience.enough')
  return t(had === 0 ? 'experience.asked' : 'experience.less', { n: asked, had })
}

const attributes: FactorSentence = ({ position, candidate }, t) => {
  const demanded = attributesOf(position)
  if (demanded.length === 0) return t('attributes.none')
  const isAgreed = demanded.every((one) => candidate.skills.includes(one))
  const names = joinList(
    demanded.map((one) => t(`attribute.${one}`)),
    t,
  )
  return t(isAgreed ? 'attributes.agreed' : 'attributes.asked', { names })
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
  attributes,
  fresh,
}
