import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { slot } from '../slot.ts'
import { line } from '../fields/texts.ts'

export * from './costs-slot.ts'
export * from './why-slot.ts'

const ids = listOf(z.number(), maxPositions)

/**
 * The wizard's suggestions: jobs like the chosen ones, as a checklist with all pre-selected or as cards. Calls
 * `onDone` at once with `offered: 0` where there are none.
 */
export const suggestionsSlot = slot({
  name: 'matches.suggestions.v1',
  provider: 'matches',
  summary: 'Offer jobs like those that were chosen.',
  props: z.object({
    /** chosen so far */
    positions: ids,
    /** the only ones that are pre-selected, where given (`sp`) */
    selected: z._default(z.nullable(ids), null),
    layout: z._default(z.enum(['list', 'cards']), 'list'),
    /** the page wants to know what is approved before it is all done; an older page takes each outcome for the end */
    reports: z._default(z.boolean(), false),
  }),
  outcome: z.object({
    offered: z.number(),
    approved: ids,
    /** false: approved so far */
    finished: z._default(z.boolean(), true),
  }),
})

/** The job that is most like some others, with a way to apply; nothing where there is none. */
export const oneMoreSlot = slot({
  name: 'matches.one-more.v1',
  provider: 'matches',
  summary: 'One more job like those that were applied to.',
  props: z.object({ positions: ids }),
  outcome: z.object({}),
})

/** The button that saves a job, and the way to the saved ones. */
export const saveJobSlot = slot({
  name: 'matches.save-job.v1',
  provider: 'matches',
  summary: 'Save a job, and keep it on every device of its person.',
  props: z.object({
    id: z.number(),
    title: line,
    /** the page's own button was pressed before this one came: it saves the job at once, and takes the focus */
    press: z._default(z.boolean(), false),
  }),
  outcome: z.object({}),
})
