import type { Keyword, Question } from '../../jobs/question.ts'
import type { Application, QuestionAnswer, SkillAnswer } from '../application.ts'
import { fieldErrorsOf, type FieldErrors } from './field-errors.ts'
import { chosenAnswers, questionsOf } from './question.ts'

interface Asking {
  readonly keywords: readonly Keyword[]
  readonly questions: readonly Question[]
}

const once = (keywords: readonly Keyword[]): Keyword[] =>
  keywords.filter(({ id }, index) => keywords.findIndex((keyword) => keyword.id === id) === index)

/** 1 §2.9: the skills that the chosen positions require, without duplicates, in their order. */
export const keywordsOf = (positions: readonly Asking[]): Keyword[] =>
  once(positions.flatMap(({ keywords }) => keywords))

/** 1 §2.14: the skills that selected answers of company questions open, without those that are asked anyway. */
export function followUpKeywordsOf(
  positions: readonly Asking[],
  answers: readonly QuestionAnswer[] | undefined,
): Keyword[] {
  const asked = new Set(keywordsOf(positions).map(({ id }) => id))
  const opened = questionsOf(positions).flatMap((question) =>
    chosenAnswers(
      question,
      answers?.find(({ id }) => id === question.id),
    ).flatMap(({ keywords }) => keywords ?? []),
  )
  return once(opened).filter(({ id }) => !asked.has(id))
}

/** The answer about a skill; undefined where there is none. */
export const skillAnswerOf = (
  skills: readonly SkillAnswer[] | undefined,
  keywordId: string,
): SkillAnswer | undefined =>
  skills?.find(({ qid, has_skill }) => qid === keywordId && has_skill !== undefined)

/**
 * 2 §3: an answer as the specification names its fields has months and no yes or no. Months are a yes, none of them a no;
 * an answer without either stays open.
 */
export const withSaid = (answer: SkillAnswer): SkillAnswer =>
  answer.has_skill === undefined && answer.months !== undefined
    ? { ...answer, has_skill: answer.months > 0 }
    : answer

/** Each skill that is asked needs its yes or no: fields `skills.{keyword id}`. */
export const skillErrors = (answers: Application, keywords: readonly Keyword[]): FieldErrors =>
  fieldErrorsOf(
    Object.fromEntries(
      keywords.map(({ id }) => [
        `skills.${id}`,
        skillAnswerOf(answers.skills, id) ? null : ('field.choose' as const),
      ]),
    ),
  )
