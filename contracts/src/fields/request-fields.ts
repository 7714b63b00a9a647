import * as z from 'zod/mini'
import { line } from './texts.ts'

/** Fields that requests of several nouns share. */

/** The CSRF value in a body, instead of the header. 1 §7. */
export const csrf = { csrf_token: z.optional(line) }

/** A checkbox sends 0 where it is not ticked. 1 §5. */
export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.literal([0, 1]),
    z.transform((sent) => sent === 1),
  ),
])

export const positionId = z.int().check(z.gte(1), z.lte(999_999_999))

/** A version that a page was rendered from; 0 where nothing was stored. A column holds up to 2,147,483,647. */
export const knownVersion = z.int().check(z.gte(0), z.lte(2_000_000_000))

/** Parameters of an address that tell where a visit came from (`utm`). 1 §3. */
export const maxUtmParameters = 20

/** Positions in a query, as in `p=12,15`: at most 50, without duplicates. */
export const positionIds = z.pipe(
  z.string().check(z.regex(/^(\d{1,9}(,\d{1,9}){0,49})?$/, 'field.invalid')),
  z.transform((list) => [...new Set(list.split(',').map(Number))].filter((id) => id > 0)),
)
