import * as z from 'zod/mini'

/** A number in an address: digits, from a minimum to a maximum. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^\d{1,9}$/, 'field.invalid')),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(minimum, 'field.invalid'), z.lte(maximum, 'field.invalid')),
    ),
  )
