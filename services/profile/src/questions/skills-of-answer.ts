import { questionType, type Question } from '@lunchpail/contracts/jobs/question'
import { noSkillAnswer } from '@lunchpail/contracts/matches/enumerations'
import type { QuestionAnswer, SkillAnswer } from '@lunchpail/contracts/wizard/application'
import { chosenAnswers } from '@lunchpail/contracts/wizard/rules/question'

/**
 * 2 §3: a company's question about skills is select-one, and `a1` means no skill: its answer is one about the skills that the
 * question names. Only about those of which the person has said nothing yet, and not where `a1` itself opens some. Nothing where
 * it says nothing new.
 */
export function skillsOfAnswer(
  question: Question,
  answer: QuestionAnswer,
  skills: readonly SkillAnswer[],
  now: Date,
): SkillAnswer[] | undefined {
  const first = question.answers.find(({ id }) => id === noSkillAnswer)
  if (question.skill !== true || question.type !== questionType['select one'] || first?.keywords?.length)
    return undefined
  const isNo = answer.response === noSkillAnswer
  const named = isNo
    ? (question.keywords ?? [])
    : chosenAnswers(question, answer).flatMap(({ keywords }) => keywords ?? [])
  const open = named.filter(
    ({ id }) => !skills.some(({ qid, has_skill }) => qid === id && has_skill !== undefined),
  )
  if (open.length === 0) return undefined
  const at = now.toISOString()
  const said = open.map(({ id, name }) => ({
    qid: id,
    name,
    has_skill: !isNo,
    time_created: at,
    time_updated: at,
  }))
  const ids = open.map(({ id }) => id)
  return [...skills.filter(({ qid }) => !ids.includes(qid)), ...said]
}
