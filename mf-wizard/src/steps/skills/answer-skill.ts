import type { Keyword } from '@lunchpail/contracts/jobs/question'
import { skillMonths } from '@lunchpail/contracts/wizard/enumerations'
import type { Application, SkillAnswer } from '@lunchpail/contracts/wizard/application'

/** The range that a number of months lies in; undefined for none. */
export const monthsRange = (months: number): number | undefined =>
  months > 0 ? (skillMonths.findLast((from) => from <= months) ?? skillMonths[0]) : undefined

/** What a person says of a skill: yes or no, or how long they have done it. */
type Said = Pick<SkillAnswer, 'has_skill' | 'months'>

/**
 * The skill answers with one of them set; its other fields stay. `ack` says that the person gave the answer
 * themself; a skill that they do not have has no months.
 */
export function answerSkill(
  skills: readonly SkillAnswer[] | undefined,
  keyword: Keyword,
  said: Said,
  now: Date,
): Pick<Application, 'skills'> {
  const known = skills?.find(({ qid }) => qid === keyword.id)
  const at = now.toISOString()
  const answer: SkillAnswer = {
    ...known,
    ...said,
    qid: keyword.id,
    name: keyword.name,
    ...(said.has_skill === false && { months: 0 }),
    ack: true,
    time_created: known?.time_created ?? at,
    time_updated: at,
  }
  const others = skills ?? []
  return {
    skills: known ? others.map((one) => (one === known ? answer : one)) : [...others, answer],
  }
}
