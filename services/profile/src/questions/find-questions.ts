import type { Question } from '@lunchpail/contracts/jobs/question'
import { preferencesOfQuestion } from '@lunchpail/contracts/profile/rules/answered-count'
import type { QuestionAnswer } from '@lunchpail/contracts/wizard/application'
import { answerError, isAskedAgain } from '@lunchpail/contracts/wizard/rules/question'
import type { Answer } from '../../generated/client.ts'
import type { Tx } from '../database.ts'
import { answeredIn } from '../sections/preferences.ts'
import type { StoredPerson } from '../sections/read-person.ts'
import { productAnswer, type Answerer } from './product-answer.ts'
import { productQuestionOf, productQuestions } from './product-questions.ts'

export type Reader = Pick<Tx, 'companyQuestion' | 'askingPosition' | 'answer'>

/** A question, and what the person answered; nothing where it is open, asked again, or another one by now. */
export interface Asked {
  readonly question: Question
  readonly answer: Given | undefined
}
type Given = QuestionAnswer & { readonly has_skill?: boolean; readonly months?: number | undefined }

export const answererOf = ({ preferences, storedPreferences, value }: StoredPerson): Answerer => ({
  preferences,
  answered: answeredIn(storedPreferences, value),
  skills: value.skills,
})

/** Answers of one person to questions of companies that they are shown again. */
const maxOwn = 500

/**
 * What a person is asked: the questions of the product, those of the open positions of these ids, and those of companies that
 * they answered before, so that they can be looked at and changed: preferences, companies, then the roles that they want. Only
 * the answer about roles changes this order.
 */
export async function findInOrder(
  database: Reader,
  person: StoredPerson,
  positions: readonly number[],
  now: Date,
): Promise<Asked[]> {
  const { accountId } = person
  const [asking, own] = await Promise.all([
    positions.length === 0
      ? []
      : database.askingPosition.findMany({ where: { positionId: { in: [...positions] }, open: true } }),
    database.answer.findMany({ where: { accountId }, orderBy: { answeredAt: 'desc' }, take: maxOwn }),
  ])
  const ids = new Set([
    ...asking.flatMap(({ questionIds }) => questionIds),
    ...own.map(({ questionId }) => questionId),
  ])
  const rows = await database.companyQuestion.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: 'asc' },
  })
  const ofCompanies = rows.map(({ definition }) => withAnswer(definition as unknown as Question, own, now))
  const answerer = answererOf(person)
  const ofProduct = productQuestions(person.preferences.role).map((question) => ({
    question,
    answer: productAnswer(question, answerer),
  }))
  const isPreference = ({ question: { type } }: Asked) => type in preferencesOfQuestion
  return [...ofProduct.filter(isPreference), ...ofCompanies, ...ofProduct.filter((one) => !isPreference(one))]
}

/** The same, open ones first. */
export async function findAsked(...of: Parameters<typeof findInOrder>): Promise<Asked[]> {
  const all = await findInOrder(...of)
  return [...all.filter(({ answer }) => !answer), ...all.filter(({ answer }) => answer)]
}

/** By its id or its hash; undefined where there is none. */
export async function findQuestion(
  database: Pick<Tx, 'companyQuestion'>,
  name: string,
): Promise<Question | undefined> {
  const own = productQuestionOf(name)
  if (own) return own
  const row = await database.companyQuestion.findFirst({ where: { OR: [{ id: name }, { hash: name }] } })
  return row ? (row.definition as unknown as Question) : undefined
}

/** One question as the person sees it. */
export async function askedOf(
  database: Pick<Tx, 'answer'>,
  person: StoredPerson,
  question: Question,
  now: Date,
): Promise<Asked> {
  if (productQuestionOf(question.id)) return { question, answer: productAnswer(question, answererOf(person)) }
  const own = await database.answer.findMany({
    where: { accountId: person.accountId, questionId: question.id },
  })
  return withAnswer(question, own, now)
}

function withAnswer(question: Question, own: readonly Answer[], now: Date): Asked {
  const row = own.find(({ questionId }) => questionId === question.id)
  if (!row) return { question, answer: undefined }
  const answer: QuestionAnswer = {
    id: question.id,
    response: row.response as string | string[],
    ...(row.followUpResponse !== null && { follow_up_response: row.followUpResponse }),
  }
  const isOpen = answerError(question, answer) !== null || isAskedAgain(question, answer, row.answeredAt, now)
  return { question, answer: isOpen ? undefined : answer }
}
