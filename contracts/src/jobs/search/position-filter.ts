import * as z from 'zod/mini'
import { upTo } from '../../fields/texts.ts'
import { wholeNumber } from '../../fields/whole-number.ts'
import { commuteLimitMinutes, listSorts, wordsCharacters } from '../enumerations.ts'

const ticked = z.optional(wholeNumber(0, 1))
const dollars = z.optional(wholeNumber(0, 999))
/** The filters of the list in the query of an address; bits as in enumerations. 2 §7. */
export const positionFilter = z.object({
  role: z.optional(wholeNumber(0, 127)),
  shift: z.optional(wholeNumber(0, 7)),
  /** 1: no job that asks for weekends */
  weekend: ticked,
  /** 1: only jobs that need no experience */
  entry: ticked,
  /** 1: no job with a drug screen */
  screen: ticked,
  /** 1: only jobs where a criminal record is looked at case by case */
  background: ticked,
  wage_start: dollars,
  wage_end: dollars,
  zip: z.optional(z.string().check(z.regex(/^\d{5}$/, 'person.zip-invalid'))),
  /**
   * where the search is, in place of a ZIP, as the commute call answers it; `ooa` (out of area) is no place. 2 §7.
   */
  geohash: z.optional(z.string().check(z.regex(/^(ooa|[0-9b-hjkmnp-z]{1,12})$/i, 'field.invalid'))),
  /** miles from there; a signed-in person's own home counts where neither is given */
  distance: z.optional(wholeNumber(0, 500)),
  /** travel modes as bits: by car 1, by public transit 2; 0 means any */
  commute_type: z.optional(wholeNumber(0, 3)),
  /** maximum minutes from the ZIP by the fastest of these; 120 means any */
  commute_length: z.optional(wholeNumber(1, commuteLimitMinutes)),
  /** words as they are typed */
  q: z.optional(upTo(wordsCharacters)),
  /** full-time 1, part-time 2, as bits */
  schedule: z.optional(wholeNumber(0, 3)),
  /** posted in so many days */
  posted: z.optional(wholeNumber(1, 365)),
  /** bits of `benefitBit`: jobs that have all of them */
  benefits: z.optional(wholeNumber(0, 255)),
  /** what comes first */
  sort: z.optional(z.enum(listSorts)),
  page: z.optional(wholeNumber(1, 10_000)),
})
