import * as z from 'zod/mini'
import { recordOf } from '../fields/max-entries.ts'
import { maxUtmParameters } from '../fields/request-fields.ts'
import { utmOf, visitIn } from './visit.ts'

/** Where a visitor came from, by the names of its parameters without `utm_`. 1 §3. */
export const utmRecord = recordOf(
  z.string().check(z.maxLength(40)),
  z.string().check(z.maxLength(200)),
  maxUtmParameters,
)

/** As the cookie `utm` keeps it (2 §7): in the spelling of an address, or a campaign's name alone. */
function readUtm(text: string): Record<string, string> {
  const isName = text !== '' && !text.includes('=')
  const visit = visitIn(new URLSearchParams(isName ? { utm_campaign: text } : text))
  return { ...utmOf(visit), ...(visit.adClick && { ccuid: visit.adClick }) }
}

/** As a record or as that text. */
export const utm = z.optional(
  z.union([utmRecord, z.pipe(z.string().check(z.maxLength(3_000)), z.transform(readUtm))]),
)
