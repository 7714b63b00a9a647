import * as z from 'zod/mini'
import { keyword } from '../jobs/question.ts'
import { sectionValue } from '../profile/sections.ts'
import { slot } from '../slot.ts'

/** A notice of the signed-in person's unfinished application with a link to go on; nothing where there is none. */
export const draftNoticeSlot = slot({
  name: 'wizard.draft-notice.v1',
  provider: 'wizard',
  summary: 'Notice of an unfinished application.',
  props: z.object({}),
  outcome: z.object({}),
})

/** The attribute of a form that holds what is not saved. */
export const editedMark = 'data-edited'

/**
 * One step of the wizard as a page's editor: the profile mounts it over a section. It checks as the wizard does and is
 * done with the value to save; the page saves and tells by `busy` and `failure` how that goes. What was typed stays
 * until the page takes the slot away; for as long as it differs from `value`, the form bears `editedMark`, so that the
 * page asks before it does.
 */
export const stepSlot = slot({
  name: 'wizard.step.v1',
  provider: 'wizard',
  summary: 'Edit one section of a person as the wizard asks for it.',
  props: z.object({
    step: z.enum(['info', 'availability', 'skills', 'history', 'summary']),
    /** what is stored; `history` takes and gives the schools too */
    value: sectionValue,
    /** skills to ask for beside those that were answered */
    keywords: z._default(z.array(keyword), []),
    busy: z._default(z.boolean(), false),
    /** sentence that tells why it could not be saved */
    failure: z._default(z.nullable(z.string()), null),
  }),
  /** the value to save, or null where the person goes back without a change */
  outcome: z.object({ value: z.nullable(sectionValue) }),
})
