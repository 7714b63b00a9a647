import { keywordIds } from '@lunchpail/contracts/jobs/keywords'
import { joinList } from '@lunchpail/contracts/jobs/rules/mismatch-sentence'
import type { CheckedCondition } from '@lunchpail/contracts/matches/rules/pre-qualified'
import { availabilityQuestionHash, skillQuestionHash } from '@lunchpail/contracts/profile/question-hash'
import type { Translator } from './translator-for.ts'

/** What is required, and what this person answered, in a sentence. */
export function conditionSentence({ condition, standing }: CheckedCondition, t: Translator): string {
  switch (condition.kind) {
    case 'skill':
      return t(`condition.skill.${standing}`, { skill: condition.name })
    case 'experience':
      return standing === 'met'
        ? t('experience.enough')
        : t('experience.less', { n: condition.months, had: condition.had })
    case 'shift':
      return t(`condition.shift.${standing}`, {
        shifts: joinList(
          condition.shifts.map((shift) => t(`mismatch.${shift}s`)),
          t,
        ),
      })
    case 'attribute':
      return t(`condition.attribute.${standing}`, { name: t(`attribute.${condition.attribute}`) })
    default:
      return t(`condition.${condition.kind}.${standing}`)
  }
}

/** The question that answers it; null where none of the product does. */
export function questionOf({ condition, standing }: CheckedCondition): string | null {
  if (standing === 'met') return null
  switch (condition.kind) {
    case 'skill':
      return (keywordIds as readonly string[]).includes(condition.id) ? skillQuestionHash(condition.id) : null
    case 'attribute':
      return skillQuestionHash(condition.attribute)
    case 'experience':
      return null
    default:
      return availabilityQuestionHash
  }
}
