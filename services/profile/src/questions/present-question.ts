import { keywordName } from '@lunchpail/contracts/jobs/keywords'
import type { Question } from '@lunchpail/contracts/jobs/question'
import { questionWords } from '@lunchpail/contracts/jobs/rules/question-words'
import type { Language } from '@lunchpail/contracts/language/translate'
import { unlockAnswers } from '@lunchpail/contracts/matches/enumerations'
import type { AskedQuestion, ShownQuestion } from '@lunchpail/contracts/profile/api'
import { answeredCount } from '@lunchpail/contracts/profile/rules/answered-count'
import { choicesOf } from '@lunchpail/contracts/wizard/rules/question'
import type { StoredPerson } from '../sections/read-person.ts'
import { answererOf, type Asked } from './find-questions.ts'
import { monthsOfChoice, productQuestionOf } from './product-questions.ts'

/** What anybody may see of it: what was answered is not in it. */
export function presentQuestion(asked: Question, language: Language): ShownQuestion {
  const { question, language: written } = questionWords(asked, language)
  return {
    id: question.id,
    hash: question.hash,
    type: question.type,
    question: question.question,
    answers: choicesOf(question).map(({ id, value, has_follow_up }) => ({ id, value, has_follow_up })),
    follow_up: question.follow_up,
    company_name: productQuestionOf(question.id) ? null : question.company_name,
    language: written,
    skill: question.skill ?? false,
    keywords: (question.keywords ?? []).map((keyword) => ({
      ...keyword,
      name: keywordName(keyword, language),
    })),
  }
}

export function presentAsked({ question, answer }: Asked, language: Language): AskedQuestion {
  const shown = presentQuestion(question, language)
  return {
    ...shown,
    answers: shown.answers.map((choice) => ({ ...choice, months: monthsOfChoice(question, choice.id) })),
    reprompt_threshold: question.reprompt_threshold,
    reprompt_answers: question.reprompt_answers,
    answered: answer !== undefined,
    ...(answer && {
      response: answer.response,
      follow_up_response: answer.follow_up_response,
      has_skill: answer.has_skill,
      months: answer.months,
    }),
  }
}

/** How many answers there are, and how many open the matches. */
export function progressOf(person: StoredPerson): { answered: number; needed: number } {
  const { answered, skills = [] } = answererOf(person)
  return {
    answered: answeredCount({ preferences: answered, skills, ofCompanies: person.companyAnswers }),
    needed: unlockAnswers,
  }
}

/** An open question to go on with: the next after this one, and after the last the first, so that skipping leads past all. */
export function nextOf(inOrder: readonly Asked[], current: Question): string | null {
  const place = inOrder.findIndex(({ question }) => question.id === current.id)
  const others = [...inOrder.slice(place + 1), ...inOrder.slice(0, Math.max(place, 0))]
  return others.find(({ answer }) => !answer)?.question.hash ?? null
}
