import { tradeType, scheduleTypes } from '@lunchpail/contracts/jobs/enumerations'
import type { SentPosition } from '@lunchpail/contracts/jobs/events'
import { positionWords } from '@lunchpail/contracts/jobs/search/position-words'
import { knownPosition } from '@lunchpail/contracts/jobs/known-position'
import { isKnown } from '@lunchpail/contracts/fields/open-enumeration'
import { keywordName } from '@lunchpail/contracts/jobs/keywords'
import type { Keyword } from '@lunchpail/contracts/jobs/question'
import { estimateCommute } from '@lunchpail/contracts/jobs/rules/commute'
import { mismatchSentence } from '@lunchpail/contracts/jobs/rules/mismatch-sentence'
import { shiftsOf } from '@lunchpail/contracts/jobs/rules/start-window'
import { fewestOfExcerpt, writtenLanguage } from '@lunchpail/contracts/jobs/rules/written-language'
import type { Language } from '@lunchpail/contracts/language/translate'
import type { Suggestion } from '@lunchpail/contracts/matches/api'
import { checkConditions, isPreQualified } from '@lunchpail/contracts/matches/rules/pre-qualified'
import { attributesOf, scoreFactors, type Points } from '@lunchpail/contracts/matches/rules/score'
import type { Candidate } from '../deck/find-candidate.ts'
import { mismatchesFor } from '../deck/mismatches-for.ts'
import { conditionSentence, questionOf } from './condition-sentences.ts'
import { factorSentences } from './factor-sentences.ts'
import { translatorFor } from './translator-for.ts'

/** A row of the statements of deck/deck.ts. */
export interface CardRow extends Points {
  readonly id: number
  readonly miles: number | null
  readonly score: number
  /** all that were found */
  readonly total: number
  readonly state: SentPosition
  readonly decision_id: string | null
  readonly accepted: boolean | null
  /** they withdrew, and may apply again */
  readonly applied_before: boolean
}

export const presentSuggestion =
  (candidate: Candidate, feature: string, language: Language, now: Date) =>
  (row: CardRow): Suggestion => {
    const t = translatorFor(language)
    const words = positionWords[language]
    const { miles } = row
    const state = knownPosition(row.state)
    const isScheduleKnown = isKnown(scheduleTypes, row.state.schedule_type)
    const translate = (keyword: Keyword) => ({ ...keyword, name: keywordName(keyword, language) })
    const position = { ...state, keywords: state.keywords.map(translate) }
    const mismatches = mismatchesFor(position, candidate)
    const checked = checkConditions(position, candidate)
    return {
      ...position,
      schedule_known: isScheduleKnown,
      commute_times: miles === null ? null : estimateCommute(miles),
      score: row.score,
      parts: scoreFactors
        .map((factor) => ({
          part: factor,
          points: row[factor],
          of: candidate.weights[factor],
          text: factorSentences[factor]({ position, candidate, miles, now }, t),
        }))
        .toSorted((one, other) => other.points - one.points),
      num_mismatch: mismatches.length,
      mismatch: mismatches.map((one) => ({
        ...one,
        text: mismatchSentence(one, language),
      })),
      apply_again: row.applied_before ? t('apply-again') : null,
      suggestion_feature: feature,
      suggestionID: row.decision_id,
      accepted: row.accepted,
      autoMatch: isPreQualified(checked),
      qualification: checked.map((one) => ({
        standing: one.standing,
        text: conditionSentence(one, t),
        question: questionOf(one),
      })),
      wage: { from: state.wage_from, to: state.wage_to },
      link: `/jobs/${state.id}`,
      active: state.state === 'open',
      role_type: state.role && tradeType[state.role],
      role_type_text: state.role && words.role[state.role],
      schedule_type_text: isScheduleKnown ? words.schedule[state.schedule_type] : null,
      facility: { name: state.location_name },
      shift_types: shiftsOf(position),
      attributes: attributesOf(state),
      language: writtenLanguage(state.description, fewestOfExcerpt),
    }
  }
