import { keywordIds } from '../../jobs/keywords.ts'
import { preferenceQuestion } from '../../matches/enumerations.ts'
import { attributes } from '../../matches/rules/score.ts'
import type { SkillAnswer } from '../../wizard/application.ts'
import type { PreferenceName } from '../preferences.ts'

/** The preferences that a question of a preference type writes; any of them set counts as answered. */
export const preferencesOfQuestion = {
  [preferenceQuestion['search status']]: ['search_status'],
  [preferenceQuestion['commute length']]: ['commute_length'],
  [preferenceQuestion.availability]: [
    'shift',
    'weekend',
    'shift_day',
    'shift_swing',
    'shift_night',
    'shift_weekend',
    'shift_overtime',
  ],
  [preferenceQuestion.wage]: ['wage'],
  [preferenceQuestion.role]: ['role'],
} as const satisfies Record<number, readonly PreferenceName[]>

interface Answers {
  /** names of the preferences that the person set */
  readonly preferences: readonly string[]
  readonly skills: readonly Pick<SkillAnswer, 'qid' | 'has_skill'>[]
  /** answers to questions of companies */
  readonly ofCompanies: number
}

/** The skills and conditions of jobs that a question asks for: another name that is sent as one answers none. */
const asked: ReadonlySet<string> = new Set([...keywordIds, ...attributes])

/**
 * How many questions a person has answered, wherever they were asked: those about preferences, about skills, and those of
 * companies, each once.
 */
export const answeredCount = ({ preferences, skills, ofCompanies }: Answers): number =>
  Object.values(preferencesOfQuestion).filter((names) => names.some((name) => preferences.includes(name)))
    .length +
  new Set(
    skills.filter(({ qid, has_skill }) => has_skill !== undefined && asked.has(qid)).map(({ qid }) => qid),
  ).size +
  ofCompanies

/** Whether a question that comes with the product is open: each is about a preference, a skill or a condition of jobs. */
export const hasOpenQuestions = ({
  preferences,
  skills,
}: {
  readonly preferences: readonly string[]
  /** keywords that were answered with yes or no */
  readonly skills: readonly string[]
}): boolean =>
  Object.values(preferencesOfQuestion).some((names) => !names.some((name) => preferences.includes(name))) ||
  [...asked].some((id) => !skills.includes(id))
