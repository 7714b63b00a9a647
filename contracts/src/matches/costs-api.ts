import * as z from 'zod/mini'
import { candidate } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { listOf } from '../fields/list-of.ts'
import { preferences } from '../profile/preferences.ts'
import { csrf } from '../fields/request-fields.ts'
import { sentence } from '../fields/texts.ts'

/** What a person can change for more jobs to fit. */
export const costlyPreferences = ['role', 'shift', 'rating', 'weekend', 'wage', 'commute'] as const
export type CostlyPreference = (typeof costlyPreferences)[number]

/** No more are counted; of these there are "1,000+". */
export const mostCounted = 1_000

/** The preferences that decide which jobs fit. */
export const deckPreferences = z.pick(preferences, {
  role: true,
  shift: true,
  wage: true,
  weekend: true,
  commute_type: true,
  commute_length: true,
  shift_day: true,
  shift_swing: true,
  shift_night: true,
})
export type DeckPreferences = z.output<typeof deckPreferences>

/** Asked with preferences that may not be saved yet. A POST, as they are nothing for an address. */
export const countCosts = endpoint({
  name: 'matches.suggestion.costs',
  owner: 'matches',
  method: 'POST',
  path: '/api/hire/v1/suggestion/costs/',
  summary: 'How many jobs each preference hides from the signed-in candidate, the most first.',
  access: candidate,
  // the form asks once a change has settled
  perMinute: 30,
  body: z.extend(deckPreferences, csrf),
  answers: {
    200: z.object({
      /** how many jobs fit, up to one more than `mostCounted`; there may be more where not all were read, which `text` says */
      fitting: z.number(),
      /** those that hide any: without this one alone that many more jobs would fit, or more than that, as its `text` says */
      costs: listOf(
        z.object({ preference: z.enum(costlyPreferences), jobs: z.number(), text: sentence }),
        costlyPreferences.length,
      ),
      /** how many fit, in a sentence */
      text: sentence,
    }),
  },
})
