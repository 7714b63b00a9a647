import { tradeBit, shiftBit, shifts, type Trade } from '@lunchpail/contracts/jobs/enumerations'
import type { Question } from '@lunchpail/contracts/jobs/question'
import { noSkillAnswer, preferenceQuestion } from '@lunchpail/contracts/matches/enumerations'
import { shiftRating } from '@lunchpail/contracts/profile/enumerations'
import type { PreferenceName, Preferences } from '@lunchpail/contracts/profile/preferences'
import { preferencesOfQuestion } from '@lunchpail/contracts/profile/rules/answered-count'
import type { QuestionAnswer, SkillAnswer } from '@lunchpail/contracts/wizard/application'
import { chosenAnswers } from '@lunchpail/contracts/wizard/rules/question'
import { skillAnswerOf } from '@lunchpail/contracts/wizard/rules/skills'
import { availabilityChoices, monthsOfAnswer, monthsOfChoice } from './product-questions.ts'

/** As far as it tells what a product's question was answered with. */
export interface Answerer {
  readonly preferences: Preferences
  /** names of the preferences that the person set */
  readonly answered: readonly PreferenceName[]
  readonly skills: readonly SkillAnswer[] | undefined
}

const ratingOf = (shift: (typeof availabilityChoices)[number]) => `shift_${shift}` as const

/** What a person answered to a question of the product, wherever they said it; undefined where they did not. */
export function productAnswer(question: Question, { preferences, answered, skills }: Answerer) {
  const id = question.id
  const [keyword] = question.keywords ?? []
  if (keyword) {
    const said = skillAnswerOf(skills, keyword.id)
    return (
      said && { id, response: skillChoice(question, said), has_skill: said.has_skill!, months: said.months }
    )
  }
  const names: readonly PreferenceName[] = preferencesOfQuestion[question.type as 90]
  if (!names.some((name) => answered.includes(name))) return undefined
  return { id, response: preferenceChoice(question.type, preferences) }
}

function skillChoice(question: Question, { has_skill, months = 0 }: SkillAnswer): string {
  if (!has_skill) return noSkillAnswer
  const known = Object.entries(monthsOfAnswer).filter(
    ([id, least]) => months >= least && question.answers.some((answer) => answer.id === id),
  )
  return known.at(-1)?.[0] ?? 'a2'
}

function preferenceChoice(type: number, preferences: Preferences): string | string[] {
  switch (type) {
    case preferenceQuestion['search status']:
      return `s${preferences.search_status}`
    case preferenceQuestion['commute length']:
      return `m${preferences.commute_length}`
    case preferenceQuestion.wage:
      return `w${preferences.wage}`
    case preferenceQuestion.role:
      return (Object.keys(tradeBit) as Trade[]).filter((trade) => preferences.role & tradeBit[trade])
    default:
      return availabilityChoices.filter((choice) => isAvailable(choice, preferences))
  }
}

/** As matching reads it: nothing that one of the two says no to, the rating of a shift or whether it is wanted. */
function isAvailable(choice: (typeof availabilityChoices)[number], preferences: Preferences): boolean {
  if (preferences[ratingOf(choice)] === shiftRating['Definitely not']) return false
  if (choice === 'weekend') return preferences.weekend
  if (choice === 'overtime') return true
  return preferences.shift === 0 || (preferences.shift & shiftBit[choice]) > 0
}

/** What an answer to a question of the product writes: a preference or a skill, as if it had been set there. */
export function writtenBy(
  question: Question,
  answer: QuestionAnswer,
  answerer: Answerer,
  now: Date,
): { readonly preferences?: Partial<Preferences>; readonly skills?: SkillAnswer[] } {
  const chosen = chosenAnswers(question, answer).map(({ id }) => id)
  const [keyword] = question.keywords ?? []
  if (keyword) return { skills: withSkill(question, chosen[0]!, answerer.skills ?? [], now) }
  const number = Number(chosen[0]?.slice(1))
  switch (question.type) {
    case preferenceQuestion['search status']:
      return { preferences: { search_status: number } }
    case preferenceQuestion['commute length']:
      return { preferences: { commute_length: number as Preferences['commute_length'] } }
    case preferenceQuestion.wage:
      return { preferences: { wage: number } }
    case preferenceQuestion.role:
      return { preferences: { role: (chosen as Trade[]).reduce((bits, trade) => bits | tradeBit[trade], 0) } }
    default:
      return { preferences: availability(chosen, answerer.preferences) }
  }
}

/**
 * A shift that was chosen is wanted and at least okay, one that was not is neither; what was rated higher stays so. Both are written:
 * a shift that only one of them allows is not offered.
 */
const availability = (chosen: readonly string[], before: Preferences): Partial<Preferences> => ({
  shift: shifts.filter((shift) => chosen.includes(shift)).reduce((bits, shift) => bits | shiftBit[shift], 0),
  weekend: chosen.includes('weekend'),
  ...Object.fromEntries(
    availabilityChoices.map((choice) => [
      ratingOf(choice),
      chosen.includes(choice)
        ? Math.max(before[ratingOf(choice)], shiftRating.Okay)
        : shiftRating['Definitely not'],
    ]),
  ),
})

function withSkill(
  question: Question,
  choice: string,
  skills: readonly SkillAnswer[],
  now: Date,
): SkillAnswer[] {
  const { id: qid, name } = question.keywords![0]!
  const before = skills.find((skill) => skill.qid === qid)
  const has_skill = choice !== noSkillAnswer
  const least = monthsOfChoice(question, choice)
  // who told the months more exactly before keeps them where they still fit
  const isSame = before?.has_skill === true && has_skill && skillChoice(question, before) === choice
  const months = isSame ? before.months : has_skill ? least : undefined
  const at = now.toISOString()
  const { months: _, ...kept } = before ?? { qid, name, time_created: at }
  const skill: SkillAnswer = { ...kept, has_skill, time_updated: at, ...(months !== undefined && { months }) }
  return [...skills.filter((one) => one.qid !== qid), skill]
}
