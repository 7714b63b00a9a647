import * as z from 'zod/mini'
import { slot } from '../slot.ts'

/** For the home page: the latest applications of the signed-in candidate, or nothing where there is none. */
export const latestApplicationsSlot = slot({
  name: 'engagement.latest-applications.v1',
  provider: 'engagement',
  summary: 'The latest applications of the signed-in candidate, each with its state, and the way to all.',
  props: z.object({}),
  outcome: z.object({}),
})
