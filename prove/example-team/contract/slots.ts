import * as z from 'zod/mini'
import { slot } from '../slot.ts'

export const peopleSlot = slot({
  name: 'milestones.people.v1',
  provider: 'milestones',
  summary: 'How many people have an account, as a sentence.',
  props: z.object({}),
  outcome: z.object({}),
})
