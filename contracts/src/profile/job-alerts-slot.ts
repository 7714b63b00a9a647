import * as z from 'zod/mini'
import { slot } from '../slot.ts'

/**
 * Job alerts, saved at once: whether, by text, by email, and how often. `asks`: yes or no, of whoever has not said yet,
 * and nothing for the others.
 */
export const jobAlertsSlot = slot({
  name: 'profile.job-alerts.v1',
  provider: 'profile',
  summary: 'Turn job alerts on or off, and choose how they come.',
  props: z.object({ asks: z.boolean() }),
  outcome: z.object({}),
})
