import * as z from 'zod/mini'
import { eventType, stateOf } from '../event.ts'
import { languages } from '../language/translate.ts'
import { sectionNames, sectionValue } from '../profile/sections.ts'

/** One submit, with one application for each position. `application_id` is not in the specification. */
export const applicationSubmitted = eventType({
  type: 'wizard.application.submitted.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'A candidate sent an application to one or more positions.',
  accounts: ['account_id'],
  data: z.object({
    account_id: z.string(),
    submission_id: z.string(),
    submitted_at: z.string(),
    language: z.enum(languages),
    // Added later: the defaults are for events that were published before.
    /** WZ-38: of the ad that led here */
    clickcast_click_id: z._default(z.nullable(z.string()), null),
    /** WZ-35: where the visit came from */
    utm: z._default(z.nullable(z.record(z.string(), z.string())), null),
    positions: z
      .array(
        z.object({
          application_id: z.string(),
          position_id: z.number(),
          title: z.string(),
          company_name: z.string(),
          city: z.string(),
          region: z.string(),
        }),
      )
      .check(z.minLength(1), z.maxLength(50)),
  }),
})

/** That a person applied to a position. It never changes: its version is 1. */
export const applicationState = z.object({
  id: z.string(),
  version: z.number(),
  account_id: z.string(),
  position_id: z.number(),
  /** ISO 8601 */
  submitted_at: z.string(),
})

/** For read models of who applied to what: `applicationSubmitted` is a fact that is published once, and cannot rebuild them. */
export const applicationChanged = eventType({
  type: 'wizard.application.changed.v1',
  owner: 'wizard',
  kind: 'state',
  summary: 'People applied to positions.',
  accounts: ['account_id'],
  data: stateOf(applicationState),
})

/**
 * A section of the person was answered in the wizard, complete and valid. `based_on` is the version of profile's section
 * that the person saw; `saved_at` (ISO 8601) decides where it was changed elsewhere in between (`newer-section.ts`).
 */
export const sectionSaved = eventType({
  type: 'wizard.section.saved.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'A candidate answered a section of their profile in the application.',
  accounts: ['account_id'],
  data: z.object({
    account_id: z.string(),
    section: z.enum(sectionNames),
    value: sectionValue,
    based_on: z.number(),
    saved_at: z.string(),
  }),
})
