import * as z from 'zod/mini'
import { languages } from '../../language/translate.ts'
import { listOf } from '../../fields/list-of.ts'
import { id, instant, line, placeCode, url } from '../../fields/texts.ts'
import { benefits, positionStatuses, trades, scheduleTypes, shifts } from '../enumerations.ts'

const wage = z.nullable(z.number())

/** What a card shows. Candidates decide by pay, place, shift and distance. */
export const positionCard = z.object({
  id: z.number(),
  title: line,
  company: z.object({ id: z.number(), name: line, logo_url: z.nullable(url) }),
  location: z.object({
    city: line,
    state: placeCode,
    zip: z.nullable(placeCode),
    /** found from a borough or city name, not from an address */
    approximate: z.boolean(),
  }),
  /** cut after `excerptCharacters` */
  description: line,
  /** dollars an hour; null where the posting has none */
  wage: z.object({ from: wage, to: wage }),
  role: z.nullable(z.enum(trades)),
  shifts: listOf(z.enum(shifts), shifts.length),
  schedule_start: z.nullable(line),
  schedule_type: z.enum(scheduleTypes),
  /** miles from the ZIP of the search; null without one */
  distance: z.nullable(z.number()),
  /** estimated minutes from there; shown by `minutesShown` of rules/commute.ts */
  commute: z.nullable(z.object({ driving: z.number(), transit: z.number() })),
  posted_at: instant,
  state: z.enum(positionStatuses),
  /** the signed-in person's application to it; null without one, or where they may apply again */
  application_id: z.optional(z.nullable(id)),
  /** in which the company wrote; null where its words do not tell */
  language: z.nullable(z.enum(languages)),
  /** what it gives besides its pay, in words, weekly pay first */
  benefits: listOf(line, benefits.length),
})
export type PositionCard = z.output<typeof positionCard>
