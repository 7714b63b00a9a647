import * as z from 'zod/mini'
import { anybody, candidate } from '../access.ts'
import { inviteToken } from '../auth/fields.ts'
import { endpoint } from '../endpoint.ts'
import * as postingLimits from '../jobs/posting-limits.ts'
import { keywords } from '../jobs/question.ts'
import { languages } from '../language/translate.ts'
import { listOf } from '../fields/list-of.ts'
import { channels } from '../notifications/ways.ts'
import { pageSize } from '../page-size.ts'
import { csrf, positionIds } from '../fields/request-fields.ts'
import { id, instant, line, paragraph } from '../fields/texts.ts'
import { wholeNumber } from '../fields/whole-number.ts'
import { answeredQuestion } from '../wizard/application.ts'

/*
 * Questions that a person answers once, for every application and every match: those that come with the product, and
 * those of the companies whose jobs they name. A link that they had sent to them opens one question and nothing else.
 */

/** The most questions that a person is shown: the product's, and those of 50 positions. */
export const maxAsked = 1_100
const pages = Math.ceil(maxAsked / pageSize)

const choice = z.object({ id, value: line, has_follow_up: z.boolean() })

/** A question in the language of the request, without what anybody answered. 2 §3. */
export const shownQuestion = z.object({
  id,
  /** names it in an address (2 §2) */
  hash: id,
  /** 2 §9: 1 to 9, or 90 to 94 where it writes a preference */
  type: z.number(),
  question: paragraph,
  answers: listOf(choice, postingLimits.answers),
  follow_up: z.nullable(paragraph),
  /** null: it comes with the product */
  company_name: z.nullable(line),
  /** in which it is written: a company may have written it in one language alone */
  language: z.enum(languages),
  /** 2 §3: it asks for a skill; `a1` means no skill */
  skill: z.boolean(),
  /** the skill, or those that its answers open */
  keywords,
})
export type ShownQuestion = z.output<typeof shownQuestion>

const given = {
  response: z.optional(z.union([paragraph, listOf(line, postingLimits.answers)])),
  follow_up_response: z.optional(paragraph),
}

/** The same with what the signed-in person answered. */
export const askedQuestion = z.extend(shownQuestion, {
  /** 2 §3: with the months that a choice about a skill stands for */
  answers: listOf(z.extend(choice, { months: z.optional(z.number()) }), postingLimits.answers),
  /** 2 §3: after that date these are asked again of whoever gave them before */
  reprompt_threshold: z.nullable(instant),
  reprompt_answers: listOf(id, postingLimits.answers),
  answered: z.boolean(),
  ...given,
  /** 2 §3, of a skill */
  has_skill: z.optional(z.boolean()),
  months: z.optional(z.number()),
})
export type AskedQuestion = z.output<typeof askedQuestion>

/** How many answers there are, and how many open the matches. */
const progress = { answered: z.number(), needed: z.number() }

/** By its id or hash: it belongs to no person. */
const namedQuestion = z.object({ question: z.string().check(z.regex(/^[\w-]{1,64}$/, 'field.invalid')) })
/** Those of these positions are asked too. */
const ofPositions = z.optional(positionIds)

export const listQuestions = endpoint({
  name: 'profile.question.list',
  owner: 'profile',
  method: 'GET',
  path: '/api/hire/v1/question/',
  summary: 'Questions for the signed-in person, the open ones first, 20 a page, and how many are answered.',
  access: candidate,
  perMinute: 120,
  query: z.object({ page: z.optional(wholeNumber(1, pages)), p: ofPositions }),
  answers: {
    200: z.object({
      questions: listOf(askedQuestion, pageSize),
      ...progress,
      /** of all of them, those without an answer */
      open: z.number(),
      page: z.number(),
      pages: z.number(),
    }),
  },
})

export const getQuestion = endpoint({
  name: 'profile.question.get',
  owner: 'profile',
  method: 'GET',
  path: '/api/hire/v1/question/:question/',
  summary: 'One question, by its id or hash, with what the signed-in person answered.',
  access: candidate,
  perMinute: 120,
  params: namedQuestion,
  query: z.object({ p: ofPositions }),
  answers: {
    200: z.object({
      question: askedQuestion,
      ...progress,
      /** hash of an open question to go on with */
      next: z.nullable(id),
      /** where a link to it may be sent: what the person has proven to be theirs */
      channels: listOf(z.enum(channels), channels.length),
    }),
  },
})

/** What is sent of an answer. A person's own contact, name or account is none of it. */
const answerFields = {
  response: answeredQuestion.shape.response,
  follow_up_response: answeredQuestion.shape.follow_up_response,
}

/** `invalid` with the field `response` or `follow_up_response` where it is no answer to that question. */
export const answerQuestion = endpoint({
  name: 'profile.question.answer',
  owner: 'profile',
  method: 'POST',
  path: '/api/hire/v1/question/:question/',
  summary: 'Answer a question; one of type 90 to 94 writes the preference that it asks for.',
  access: candidate,
  perMinute: 120,
  params: namedQuestion,
  query: z.object({ p: ofPositions }),
  body: z.object({ ...csrf, ...answerFields }),
  answers: { 200: z.object({ ...progress, next: z.nullable(id) }) },
})

/** To the person themself, at what they have proven to be theirs. */
export const sendQuestion = endpoint({
  name: 'profile.question.send',
  owner: 'profile',
  method: 'POST',
  path: '/api/hire/v1/question/:question/send/',
  summary: 'Send the signed-in person a link that answers this one question without signing in.',
  access: candidate,
  perMinute: 20,
  idempotent: true,
  params: namedQuestion,
  body: z.object({ ...csrf, by: z.enum(channels, 'field.choose') }),
  answers: { 201: z.object({ expires_at: instant }) },
  errors: ['contact-unproven', 'key-reused', 'too-many-questions'],
})

/** A POST, so that the secret is in no address. What was answered before is not told. */
export const openQuestionLink = endpoint({
  name: 'profile.question-link.open',
  owner: 'profile',
  method: 'POST',
  path: '/api/question-link/',
  summary: 'The question of a link, by its secret.',
  access: anybody,
  perMinute: 30,
  countsNetwork: true,
  body: z.object({ ...csrf, token: inviteToken }),
  answers: { 200: z.object({ question: shownQuestion, expires_at: instant }) },
  errors: ['link-expired'],
})

/** Once. `forbidden` to whoever is signed in as another person. */
export const answerQuestionLink = endpoint({
  name: 'profile.question-link.answer',
  owner: 'profile',
  method: 'POST',
  path: '/api/question-link/answer/',
  summary: 'Answer the question of a link, once.',
  access: anybody,
  perMinute: 10,
  countsNetwork: true,
  body: z.object({ ...csrf, token: inviteToken, ...answerFields }),
  answers: { 200: z.object(progress) },
  errors: ['link-expired'],
})
