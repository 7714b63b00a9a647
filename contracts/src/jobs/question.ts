import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { maxEntries } from '../fields/max-entries.ts'
import { id, instant, line, paragraph, upTo } from '../fields/texts.ts'
import * as postingLimits from './posting-limits.ts'

/** 2 §9: answer types of a question. */
export const questionType = {
  'choose one': 1,
  'short answer': 2,
  'long answer': 3,
  'choose many': 4,
  'follow up': 5,
  'select one': 6,
  'rate one': 7,
  'rate satisfaction': 8,
  eNPS: 9,
} as const

/** At most so long that a sentence may name all of a position. */
const keywordName = upTo(100)

/** A skill that matches positions with people: `{ id: 'forklift', name: 'Driving a forklift' }`. */
export const keyword = z.object({ id, name: keywordName })
/** Those that a position requires, or that a question's answers open. */
export const keywords = listOf(keyword, postingLimits.keywords)
export type Keyword = z.output<typeof keyword>

/** The words of a question in another language; `answers` by their ids. */
export const questionTranslation = z.object({
  question: paragraph,
  answers: z.record(id, line).check(maxEntries(postingLimits.answers)),
  follow_up: z.nullable(paragraph),
})

/** A question that a company asks every applicant of a position. 1 §3, 2 §3. */
export const question = z.object({
  id,
  company_name: line,
  question: paragraph,
  type: z.number(),
  answers: listOf(
    z.object({
      id,
      value: line,
      has_follow_up: z.boolean(),
      /** the follow-up skills that this answer opens (1 §2.14) */
      keywords: z.optional(keywords),
    }),
    postingLimits.answers,
  ),
  /** label of the text asked after an answer that has a follow-up */
  follow_up: z.nullable(paragraph),
  reprompt_threshold: z.nullable(instant),
  reprompt_answers: listOf(id, postingLimits.answers),
  /** of jobs: two companies may have one name; absent from a question of the product */
  company_id: z.optional(z.number()),
  /** names the question in an address (2 §2) */
  hash: id,
  /** it is about skills: `keywords` are all that its answers open */
  skill: z.boolean(),
  keywords: z.optional(keywords),
  /** where the company has it in Spanish too; its own words are English */
  translations: z.optional(z.object({ es: z.optional(questionTranslation) })),
})
export type Question = z.output<typeof question>
