import type { Keyword } from '@lunchpail/contracts/jobs/question'
import type { Application, SkillAnswer } from '@lunchpail/contracts/wizard/application'

/** The skill answers with one of them set; its other fields, such as months, stay. */
export function answerSkill(
  skills: readonly SkillAnswer[] | undefined,
  keyword: Keyword,
  has_skill: boolean,
  now: Date,
): Pick<Application, 'skills'> {
  const known = skills?.find(({ qid }) => qid === keyword.id)
  const at = now.toISOString()
  const answer: SkillAnswer = {
    ...known,
    qid: keyword.id,
    name: keyword.name,
    has_skill,
    time_created: known?.time_created ?? at,
    time_updated: at,
  }
  const others = skills ?? []
  return {
    skills: known ? others.map((one) => (one === known ? answer : one)) : [...others, answer],
  }
}
