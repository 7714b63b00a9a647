import { applicationsPage } from '@lunchpail/contracts/engagement/pages'
import { daysToApplyAgain } from '@lunchpail/contracts/engagement/rules/apply-again'
import { tradeBit, trades, shifts, type Shift } from '@lunchpail/contracts/jobs/enumerations'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import { minutesShown } from '@lunchpail/contracts/jobs/rules/commute'
import { reachMinutes } from '@lunchpail/contracts/jobs/rules/reach'
import { shiftsOf } from '@lunchpail/contracts/jobs/rules/start-window'
import { dollars } from '@lunchpail/contracts/language/figures'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { AnswerOf } from '@lunchpail/contracts/endpoint'
import type { whyNotSuggested, WhyReason } from '@lunchpail/contracts/matches/api'
import { matchesPage, savedPage } from '@lunchpail/contracts/matches/pages'
import { preferencesPage, profilePage, questionsAddress } from '@lunchpail/contracts/profile/pages'
import type { Candidate } from '../deck/find-candidate.ts'
import { lockOf } from '../suggestions/deck-lock.ts'
import { isWanted, type Reasons } from './find-reasons.ts'
import { translatorFor, type Translator } from './translator-for.ts'

/** "a", "a or b", "a, b or c" */
const orList = (words: readonly string[], t: Translator): string =>
  words.length < 2 ? (words[0] ?? '') : t('or', { list: words.slice(0, -1).join(', '), last: words.at(-1)! })

const shiftWords = (of: readonly Shift[], t: Translator): string =>
  orList(
    of.map((shift) => t(`mismatch.${shift}s`)),
    t,
  )

function sentenceOf(reason: WhyReason, why: Reasons, candidate: Candidate, now: Date, t: Translator): string {
  const position = knownPosition(why.position)
  switch (reason) {
    case 'role': {
      const wanted = trades.filter((trade) => candidate.role & tradeBit[trade])
      const words = {
        wanted: orList(
          wanted.map((role) => t(`role.${role}`)),
          t,
        ),
      }
      return position.role
        ? t('why.role', { ...words, role: t(`role.${position.role}`) })
        : t('why.role-unknown', words)
    }
    case 'shift':
      return t('why.shift', {
        shifts: shiftWords(shiftsOf(position), t),
        wanted: shiftWords(shifts.filter(isWanted(candidate)), t),
      })
    case 'rating':
      // of those that they do not want, the rating may be any
      return t('why.rating', { shifts: shiftWords(shiftsOf(position).filter(isWanted(candidate)), t) })
    case 'wage':
      return t(candidate.answered.includes('wage') ? 'why.wage' : 'why.wage-assumed', {
        pays: t(position.wage_to === null ? 'pays.from' : 'pays.up-to', {
          amount: dollars(position.wage_to ?? position.wage_from ?? 0),
        }),
        wage: dollars(candidate.wage),
      })
    case 'commute':
      return t(candidate.answered.includes('commute_length') ? 'why.commute' : 'why.commute-assumed', {
        minutes: minutesShown(why.minutes ?? 0),
        limit: reachMinutes(candidate),
      })
    case 'locked': {
      const { answered, needed } = lockOf(candidate)!
      return t('why.locked', { answered, needed })
    }
    case 'withdrawn':
      return t('why.withdrawn', { n: daysToApplyAgain(why.withdrawnAt!, now) })
    case 'better':
      return t('why.better', { n: why.total - 1 })
    default:
      return t(`why.${reason}`)
  }
}

function linkOf(reason: WhyReason, { position }: Reasons): { path: string; link: LinkText } | undefined {
  switch (reason) {
    case 'role':
    case 'shift':
    case 'rating':
    case 'weekend':
    case 'wage':
    case 'commute':
      return {
        path: `${preferencesPage.path}?redirect=${encodeURIComponent(`/jobs/${position.id}`)}`,
        link: 'preference',
      }
    case 'applied':
    case 'withdrawn':
      return { path: applicationsPage.path, link: 'applications' }
    case 'saved':
      return { path: savedPage.path, link: 'saved' }
    case 'locked':
      return { path: questionsAddress(''), link: 'questions' }
    case 'twin':
      return { path: `/jobs/${position.same_as!}`, link: 'twin' }
    case 'newest':
      return { path: profilePage.path, link: 'home' }
    case 'better':
    case 'suggested':
      return { path: matchesPage.path, link: 'matches' }
    default:
      return undefined
  }
}
type LinkText = 'preference' | 'questions' | 'applications' | 'saved' | 'twin' | 'home' | 'matches'

export function presentReasons(
  why: Reasons,
  candidate: Candidate,
  language: Language,
  now: Date,
): AnswerOf<typeof whyNotSuggested>['body'] {
  const t = translatorFor(language)
  const [reason, ...more] = why.reasons
  const link = linkOf(reason, why)
  return {
    reason,
    text: sentenceOf(reason, why, candidate, now, t),
    link: link ? { path: link.path, text: t(`link.${link.link}`) } : null,
    more: more.map((other) => sentenceOf(other, why, candidate, now, t)),
  }
}
