import * as z from 'zod/mini'
import { atMost } from '../fields/at-most.ts'
import { oneLine, seenText } from '../fields/one-line.ts'

const text = (most: number) => z.string().check(z.trim(), atMost(most))

const needed = (most: number) => text(most).check(z.minLength(1, 'field.required'))

export const neededText = (most: number) => needed(most).check(seenText)
export const neededLine = (most: number) => needed(most).check(oneLine)

/** Null where nothing is typed. */
const optional = (typed: z.ZodMiniType<string>) =>
  z._default(
    z.pipe(
      z.nullable(typed),
      z.transform((text) => text || null),
    ),
    null,
  )
export const optionalText = (most: number) => optional(text(most).check(seenText))
export const optionalLine = (most: number) => optional(text(most).check(oneLine))
