import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { slot } from '../slot.ts'
import { id } from '../fields/texts.ts'

/** For the home page: the latest applications of the signed-in candidate, or nothing where there is none. */
export const latestApplicationsSlot = slot({
  name: 'engagement.latest-applications.v1',
  provider: 'engagement',
  summary: 'The latest applications of the signed-in candidate, each with its state, and the way to all.',
  props: z.object({
    /** the page shows this invite itself */
    invite_shown: z.optional(id),
  }),
  outcome: z.object({}),
})

/**
 * Dialogs that open by themselves for whoever is signed in: new terms, invites that were not shown yet, friends to
 * tell. Mounted on every page that they may come over.
 */
export const promptsSlot = slot({
  name: 'engagement.prompts.v1',
  provider: 'engagement',
  summary: 'New terms, new invites and the referral dialog, each when it is due.',
  props: z.object({}),
  outcome: z.object({}),
})

/** Settings: which emails the signed-in hiring manager wants. Nothing for whoever may not see applicants. */
export const emailSettingsSlot = slot({
  name: 'engagement.email-settings.v1',
  provider: 'engagement',
  summary: 'Which emails a hiring manager gets about applicants, and how often.',
  props: z.object({}),
  outcome: z.object({}),
})

/** The interviews that companies reported as missed, each with the way to contest it; also for whoever is suspended. */
export const noShowsSlot = slot({
  name: 'engagement.no-shows.v1',
  provider: 'engagement',
  summary: 'The missed interviews that count against a candidate, and their side of each.',
  props: z.object({}),
  /** a contest was taken: the suspension may be over */
  outcome: z.object({ contested: z.literal(true) }),
})

/** When the companies of these applications usually reply, a sentence each; nothing where that is not known. */
export const replyTimesSlot = slot({
  name: 'engagement.reply-times.v1',
  provider: 'engagement',
  summary: 'How soon the companies of some applications usually reply.',
  props: z.object({ applications: listOf(id, maxPositions) }),
  outcome: z.object({}),
})
