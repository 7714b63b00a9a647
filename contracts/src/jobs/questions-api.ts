import * as z from 'zod/mini'
import { portal } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { csrf } from '../fields/request-fields.ts'
import { id, line, paragraph } from '../fields/texts.ts'
import * as postingLimits from './posting-limits.ts'
import { questionType } from './question.ts'
import { may } from './roles-api.ts'
import { neededLine } from './typed-text.ts'

const companyQuestion = z.object({
  id,
  question: paragraph,
  type: z.number(),
  answers: listOf(z.object({ value: line, has_follow_up: z.boolean() }), postingLimits.answers),
  follow_up: z.nullable(paragraph),
  /** roles that ask it */
  roles: z.number(),
})

export type CompanyQuestion = z.output<typeof companyQuestion>

/** By how many roles ask them, then by their words; a company has few. */
export const maxCompanyQuestions = 500

export const listCompanyQuestions = endpoint({
  name: 'jobs.company-question.list',
  owner: 'jobs',
  method: 'GET',
  path: '/api/hire/v1/portal/question/',
  summary: "The questions that the caller's company asks applicants.",
  access: portal('position', 'view'),
  answers: {
    200: z.object({
      questions: listOf(companyQuestion, maxCompanyQuestions),
      /** the latest first; `roles` are those that ask one again once it is brought back */
      retired: listOf(companyQuestion, maxCompanyQuestions),
      may,
    }),
  },
})

const choiceTypes: readonly number[] = [
  questionType['choose one'],
  questionType['choose many'],
  questionType['follow up'],
  questionType['select one'],
]

/** Those that managers write; the others come by imports. */
export const writableQuestionTypes = [
  questionType['choose one'],
  questionType['short answer'],
  questionType['long answer'],
  questionType['choose many'],
] as const

export const hasChoices = (type: number): boolean => choiceTypes.includes(type)

export const isWritable = (type: number): boolean =>
  (writableQuestionTypes as readonly number[]).includes(type)

const answersFit = z.refine<{ type: number; answers: readonly string[] }>(
  ({ type, answers }) => !hasChoices(type) || new Set(answers).size >= 2,
  { path: ['answers'], error: 'question.two-answers' },
)

const answersDiffer = z.refine<{ answers: readonly string[] }>(
  ({ answers }) => new Set(answers).size === answers.length,
  { path: ['answers'], error: 'question.same-answers' },
)

const typedQuestion = {
  ...csrf,
  question: neededLine(500),
  type: z.literal([...writableQuestionTypes], 'field.choose'),
  answers: z._default(listOf(neededLine(postingLimits.lineCharacters), 20), []),
}

/** `conflict`: the company has as many as it may have. */
export const addCompanyQuestion = endpoint({
  name: 'jobs.company-question.add',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/portal/question/',
  summary: "Add a question of the caller's company, for its roles to ask.",
  access: portal('position', 'edit'),
  perMinute: 60,
  idempotent: true,
  body: z.object(typedQuestion).check(answersFit, answersDiffer),
  answers: { 201: z.object({ question: companyQuestion }) },
  errors: ['conflict'],
})

const byQuestion = { params: z.object({ id }) }

/**
 * Other words are another question, with another id: what was asked of applications that were sent stays as it was, and
 * an answer to the old words counts as none to the new ones. `conflict`: another manager changed or retired it.
 */
export const changeCompanyQuestion = endpoint({
  name: 'jobs.company-question.change',
  owner: 'jobs',
  method: 'PATCH',
  path: '/api/hire/v1/portal/question/:id/',
  summary: "Change a question of the caller's company in every role that asks it.",
  access: portal('position', 'edit'),
  perMinute: 60,
  ...byQuestion,
  body: z
    .object({
      ...typedQuestion,
      /** one that managers do not write stays what it is */
      type: z.literal(Object.values(questionType), 'field.choose'),
      question: neededLine(postingLimits.paragraphCharacters),
      answers: z._default(listOf(neededLine(postingLimits.lineCharacters), postingLimits.answers), []),
    })
    .check(answersFit, answersDiffer),
  answers: { 200: z.object({ question: companyQuestion }) },
  errors: ['conflict'],
})

/** No role asks it anymore, and no import makes one ask it. Applications that were sent keep it. */
export const retireCompanyQuestion = endpoint({
  name: 'jobs.company-question.retire',
  owner: 'jobs',
  method: 'DELETE',
  path: '/api/hire/v1/portal/question/:id/',
  summary: "Retire a question of the caller's company: new applications are not asked it.",
  access: portal('position', 'edit'),
  perMinute: 60,
  ...byQuestion,
  answers: { 200: z.object({ retired: z.literal(true) }) },
})

/**
 * The roles that asked it ask it again, as far as they have room for it. `conflict`: it was changed, or the company has as many
 * as it may have.
 */
export const restoreCompanyQuestion = endpoint({
  name: 'jobs.company-question.restore',
  owner: 'jobs',
  method: 'POST',
  path: '/api/hire/v1/portal/question/:id/restore/',
  summary: "Bring a retired question of the caller's company back into the roles that asked it.",
  access: portal('position', 'edit'),
  perMinute: 60,
  ...byQuestion,
  answers: { 200: z.object({ question: companyQuestion }) },
  errors: ['conflict'],
})
