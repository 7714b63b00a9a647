import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { keyword } from '../jobs/question.ts'
import { sectionValue } from '../profile/sections.ts'
import { slot } from '../slot.ts'
import { id, sentence } from '../fields/texts.ts'
import { maxSkills } from './application.ts'

const wholeDays = z.int().check(z.gte(1), z.lte(366))

/** A notice of the signed-in person's unfinished application, with a link to resume it; empty where there is none. */
export const draftNoticeSlot = slot({
  name: 'wizard.draft-notice.v1',
  provider: 'wizard',
  summary: 'Notice of an unfinished application.',
  props: z.object({}),
  outcome: z.object({}),
})

/** The attribute of a form with unsaved changes. */
export const editedMark = 'data-edited'

/**
 * One step of the wizard as an editor in another page: the profile mounts it over a section. It validates as the wizard
 * does, and its outcome is the value to save; the page saves it and passes the progress as `busy` and `failure`. What was
 * typed stays until the page unmounts the slot; while it differs from `value`, the form has `editedMark`, so that the page
 * asks before it unmounts.
 */
export const stepSlot = slot({
  name: 'wizard.step.v1',
  provider: 'wizard',
  summary: 'Edit one section of a person as the wizard asks for it.',
  props: z.object({
    step: z.enum(['info', 'availability', 'skills', 'history', 'summary']),
    /** what is stored; `history` includes the schools */
    value: sectionValue,
    /** skills to ask for besides those with an answer */
    keywords: z._default(listOf(keyword, maxSkills), []),
    busy: z._default(z.boolean(), false),
    /** the sentence why it could not be saved */
    failure: z._default(z.nullable(sentence), null),
  }),
  /** the value to save; null where the person goes back without a change */
  outcome: z.object({ value: z.nullable(sectionValue) }),
})

/** For the hiring managers' desk, beside the list of applications. */
export const sentApplicationSlot = slot({
  name: 'wizard.sent-application.v1',
  provider: 'wizard',
  summary: 'An application as it was sent, for the managers of its role: fit, answers and resume.',
  props: z.object({ application_id: id }),
  outcome: z.object({}),
})

/** For the page of an application of the signed-in candidate. */
export const ownSentApplicationSlot = slot({
  name: 'wizard.own-sent-application.v1',
  provider: 'wizard',
  summary: 'An application as its candidate sent it: what its company sees, and what they told besides.',
  props: z.object({ application_id: id }),
  outcome: z.object({}),
})

/** The tab from which admins of a company download the equal-opportunity answers. */
export const equalOpportunityExportSlot = slot({
  name: 'wizard.equal-opportunity-export.v1',
  provider: 'wizard',
  summary: "Download the equal-opportunity answers of those who applied to the caller's company.",
  props: z.object({}),
  outcome: z.object({}),
})

/** Drop-off by step, among the stats of a company. */
export const dropOffSlot = slot({
  name: 'wizard.drop-off.v1',
  provider: 'wizard',
  summary:
    "How many began to apply to the caller's company, and at which step those stopped who did not send it.",
  props: z.object({ days: wholeDays }),
  outcome: z.object({}),
})
