import * as z from 'zod/mini'
import { slot } from '../slot.ts'

/** In a file of its own, so that the first visit does not load it. */
export const whyNotSlot = slot({
  name: 'matches.why-not.v1',
  provider: 'matches',
  summary: 'Tell a signed-in candidate why a job is not suggested to them.',
  props: z.object({ id: z.number() }),
  outcome: z.object({}),
})
