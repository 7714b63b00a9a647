import { slot } from '../slot.ts'
import * as z from 'zod/mini'
import { deckPreferences } from './costs-api.ts'

export const preferenceCostsSlot = slot({
  name: 'matches.preference-costs.v1',
  provider: 'matches',
  summary: 'Tell how many jobs fit these preferences, and which of them hides the most.',
  /** as the form has them now */
  props: z.object({ preferences: deckPreferences }),
  outcome: z.object({}),
})
