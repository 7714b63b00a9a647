import * as z from 'zod/mini'
import { slot } from '../slot.ts'

/** A notice of the signed-in person's unfinished application with a link to go on; nothing where there is none. */
export const draftNoticeSlot = slot({
  name: 'wizard.draft-notice.v1',
  provider: 'wizard',
  summary: 'Notice of an unfinished application.',
  props: z.object({}),
  outcome: z.object({}),
})
