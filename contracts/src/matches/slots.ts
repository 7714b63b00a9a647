import * as z from 'zod/mini'
import { slot } from '../slot.ts'

/**
 * The wizard's suggestions (WZ-23): jobs like the chosen ones, as a checklist with all pre-selected or as cards. Calls
 * `onDone` at once with `offered: 0` where there are none.
 */
export const suggestionsSlot = slot({
  name: 'matches.suggestions.v1',
  provider: 'matches',
  summary: 'Offer jobs like those that were chosen.',
  props: z.object({
    /** chosen so far */
    positions: z.array(z.number()),
    /** the only ones that are pre-selected, where given (`sp`) */
    selected: z._default(z.nullable(z.array(z.number())), null),
    layout: z._default(z.enum(['list', 'cards']), 'list'),
  }),
  outcome: z.object({ offered: z.number(), approved: z.array(z.number()) }),
})
