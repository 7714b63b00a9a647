import * as z from 'zod/mini'
import { disabilityStatus, ethnicity, genders, veteranStatus } from './enumerations.ts'

const oneOf = <const V extends Record<string, number>>(values: V) =>
  z.literal(Object.values(values) as V[keyof V][])

/**
 * The four equal-opportunity answers. They are stored apart from the application: own endpoint, own database role, and no
 * event, snapshot, log or browser storage holds them. Each can be declined, which counts as an answer.
 */
export const equalOpportunityAnswers = z.strictObject({
  gender: z.optional(z.enum(genders)),
  ethnicity: z.optional(oneOf(ethnicity)),
  veteran_status: z.optional(oneOf(veteranStatus)),
  disability_status: z.optional(oneOf(disabilityStatus)),
})
export type EqualOpportunityAnswers = z.output<typeof equalOpportunityAnswers>
export const equalOpportunityFields = ['gender', 'ethnicity', 'veteran_status', 'disability_status'] as const
