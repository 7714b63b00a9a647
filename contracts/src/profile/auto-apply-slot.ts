import * as z from 'zod/mini'
import { slot } from '../slot.ts'

/**
 * Auto-apply On or Off, saved at once. `asks`: yes or no, of whoever has not said yet, and nothing for the others.
 */
export const autoApplySlot = slot({
  name: 'profile.auto-apply.v1',
  provider: 'profile',
  summary: 'Turn auto-apply on or off.',
  props: z.object({ asks: z.boolean() }),
  outcome: z.object({}),
})
