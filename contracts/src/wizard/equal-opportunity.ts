import * as z from 'zod/mini'
import { disabilityStatus, ethnicity, ethnicityUnselected, genders, veteranStatus } from './enumerations.ts'

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

const unselected = <S extends z.ZodMiniType, const V extends string | number>(answer: S, nothing: V) =>
  z.optional(
    z.union([
      answer,
      z.pipe(
        z.literal(nothing),
        z.transform(() => undefined),
      ),
    ]),
  )

/** The same four as an application carries them (1 §3): empty or 0 where nothing was chosen. */
export const carriedEqualOpportunity = {
  gender: unselected(z.enum(genders), ''),
  ethnicity: unselected(oneOf(ethnicity), ethnicityUnselected),
  veteran_status: unselected(oneOf(veteranStatus), 0),
  disability_status: unselected(oneOf(disabilityStatus), 0),
}
export const equalOpportunityFields = ['gender', 'ethnicity', 'veteran_status', 'disability_status'] as const
