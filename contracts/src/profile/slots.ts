import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { slot } from '../slot.ts'
import { line, sentence } from '../fields/texts.ts'

export * from './auto-apply-slot.ts'
export * from './job-alerts-slot.ts'

/** Job preferences in a dialog. Shows nothing while `open` is false. */
export const preferencesSlot = slot({
  name: 'profile.preferences.v1',
  provider: 'profile',
  summary: 'Edit job preferences in a dialog.',
  props: z.object({ open: z.boolean() }),
  /** `saved` false: closed without a change */
  outcome: z.object({ saved: z.boolean() }),
})

/** "My preferences" of the job list's filters: a button whose outcome is the preferences as filters. */
export const preferencesFilterSlot = slot({
  name: 'profile.preferences-filter.v1',
  provider: 'profile',
  summary: 'Button that turns the preferences of the signed-in person into filters of the job list.',
  props: z.object({}),
  outcome: z.object({
    role: z.number(),
    shift: z.number(),
    /** dollars an hour */
    wage_start: z.number(),
    /** false: no job that asks for weekends */
    weekend: z.boolean(),
    zip: z.nullable(line),
    commute_type: z.number(),
    commute_length: z.number(),
  }),
})

/** A dialog that asks whether the way to jobs is fine that are out of reach, and keeps the answer. Mounted while it is open. */
export const locationSlot = slot({
  name: 'profile.location.v1',
  provider: 'profile',
  summary: 'Ask whether the way to far jobs is fine.',
  /** the jobs, each with its place, as the page names them */
  props: z.object({ jobs: listOf(sentence, maxPositions) }),
  /** `takes` null: closed without an answer */
  outcome: z.object({ takes: z.nullable(z.boolean()) }),
})

/**
 * Another phone number, saved by the profile's own call. `phone` null: closed without a change. The page that has it
 * sends the code to what was saved.
 */
export const changePhoneSlot = slot({
  name: 'profile.change-phone.v1',
  provider: 'profile',
  summary: 'Change the phone number of the signed-in person.',
  props: z.object({}),
  outcome: z.object({ phone: z.nullable(line) }),
})

/** Whether the person moves closer to a job, and when. */
export const moveDateSlot = slot({
  name: 'profile.move-date.v1',
  provider: 'profile',
  summary: 'Ask whether and when the person moves.',
  props: z.object({}),
  outcome: z.object({}),
})
