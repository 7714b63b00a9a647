import * as z from 'zod/mini'

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

/** A skill that matches positions with people: `{ id: 'forklift', name: 'Driving a forklift' }`. */
export const keyword = z.object({ id: z.string(), name: z.string() })
export type Keyword = z.output<typeof keyword>

/** A question that a company asks every applicant of a position. 1 §3, 2 §3. */
export const question = z.object({
  id: z.string(),
  company_name: z.string(),
  question: z.string(),
  type: z.number(),
  answers: z.array(
    z.object({
      id: z.string(),
      value: z.string(),
      has_follow_up: z.boolean(),
      /** the follow-up skills that this answer opens (1 §2.14) */
      keywords: z.optional(z.array(keyword)),
    }),
  ),
  /** label of the text asked after an answer that has a follow-up */
  follow_up: z.nullable(z.string()),
  reprompt_threshold: z.nullable(z.string()),
  reprompt_answers: z.array(z.string()),
  // Added later: absent in events that were published before.
  /** names the question in an address (2 §2) */
  hash: z.optional(z.string()),
  /** it is about skills: `keywords` are all that its answers open */
  skill: z.optional(z.boolean()),
  keywords: z.optional(z.array(keyword)),
})
export type Question = z.output<typeof question>
