import * as z from 'zod/mini'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, 'field.max-length'))

export const needed = (most: number) => text(most).check(z.minLength(1, 'field.required'))

/** Null where nothing is typed. */
export const optionalText = (most: number) =>
  z._default(
    z.pipe(
      z.nullable(text(most)),
      z.transform((typed) => typed || null),
    ),
    null,
  )
