import * as z from 'zod/mini'
import { eventType, stateOf } from '../event.ts'
import { listOf } from '../fields/list-of.ts'
import { languages } from '../language/translate.ts'
import { autoApplyChoice } from '../matches/events.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { openEnum } from '../fields/open-enumeration.ts'
import { id, instant, line, paragraph, placeCode, sealed } from '../fields/texts.ts'
import { sectionNames } from '../profile/sections.ts'
import { sentSectionValue } from '../profile/sent-section.ts'
import { application } from './application.ts'
import { reminderTypes } from './enumerations.ts'

/** One submit, with one application for each position. `application_id` is not in the specification. */
export const applicationSubmitted = eventType({
  type: 'wizard.application.submitted.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'A candidate sent an application to one or more positions.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    submission_id: id,
    submitted_at: instant,
    /**
     * of the account as the person saw it when they sent it: a message about it goes by no older contact. Absent where auto-apply sent it
     */
    account_version: z.optional(z.int()),
    language: openEnum(languages),
    /** of the ad that led here */
    clickcast_click_id: z.nullable(line),
    /** where the visit came from */
    utm: z.nullable(z.nonoptional(application.shape.utm)),
    /** auto-apply sent it. Absent: its person did */
    automatic: z.optional(z.boolean()),
    positions: z
      .array(
        z.object({
          application_id: id,
          position_id: z.number(),
          title: line,
          company_name: line,
          city: line,
          region: placeCode,
          /** dollars an hour, as they were promised. Absent: sent by a release that did not tell them */
          wage_from: z.optional(z.nullable(z.number())),
          wage_to: z.optional(z.nullable(z.number())),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxPositions)),
  }),
})

/** That a person applied to a position. It never changes: its version is 1. */
export const applicationState = z.object({
  id,
  version: z.number(),
  account_id: id,
  position_id: z.number(),
  /** ISO 8601 */
  submitted_at: instant,
  /** the company of the position as it was then; null where it is no longer known */
  company_name: z.nullable(line),
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

/** A person asked to be told now to go on with the application. `reminder_time` is when they wanted it. */
export const reminderDue = eventType({
  type: 'wizard.reminder.due.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'The time has come that a candidate asked to be reminded at.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    reminder: openEnum(reminderTypes),
    reminder_time: instant,
    language: openEnum(languages),
    /** of the application; null where the first position is not known */
    position: z.nullable(z.object({ title: line, company_name: line })),
  }),
})

/**
 * A section of the person was answered in the wizard, complete and valid. `based_on` is the version of profile's section
 * that the person saw; `saved_at` (ISO 8601) decides where it was changed elsewhere in between (`newer-section.ts`).
 */
const savedSection = z.object({
  section: openEnum(sectionNames),
  value: sentSectionValue,
  based_on: z.number(),
  saved_at: instant,
})

/** All that one save answered, so that profile takes it at once. */
export const sectionsSaved = eventType({
  type: 'wizard.section.saved.v2',
  owner: 'wizard',
  kind: 'moment',
  summary: 'A candidate answered sections of their profile in the application.',
  accounts: ['account_id'],
  data: z.object({ account_id: id, sections: listOf(savedSection, 50).check(z.minLength(1)) }),
})

/** What a person answered to the questions of companies in an application that they sent, for profile to keep. */
export const answersSaved = eventType({
  type: 'wizard.answers.saved.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'A candidate answered questions of companies in an application.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    /** ISO 8601: what was answered later wins */
    saved_at: instant,
    answers: listOf(
      z.object({
        question_id: id,
        response: z.union([paragraph, listOf(line, 50)]),
        follow_up_response: z.nullable(paragraph),
      }),
      200,
    ).check(z.minLength(1)),
  }),
})

/** The content of `sealed_contact`: what fits an account, without what is half typed. */
export const savedContact = z.object({
  first_name: z.optional(line),
  last_name: z.optional(line),
  email: z.optional(line),
  phone: z.optional(line),
  /** on that phone, under auth's wording */
  text_consent: z.optional(z.boolean()),
})

/** A person typed a name, email or phone into the application that their account does not have. Auth decides whether it takes it. */
export const contactSaved = eventType({
  type: 'wizard.contact.saved.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'A candidate typed a contact into the application that their account does not have.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    /** ISO 8601: an account that was changed later wins */
    saved_at: instant,
    /** `savedContact` as JSON, sealed by the secret that auth, wizard and profile share (JWE) */
    sealed_contact: sealed,
  }),
})

/**
 * What became of a choice of auto-apply. `sent`: an application, of which `applicationSubmitted` tells. `asked`: something
 * is left that only the person can answer. `left`: the job closed, does not fit what they say now, or they are at it themselves;
 * or they turned auto-apply off. `late`: it waited too long on its way, and has its turn again.
 */
export const autoApplyOutcomes = ['sent', 'asked', 'left', 'late'] as const

export const autoApplySettled = eventType({
  type: 'wizard.auto-apply.settled.v1',
  owner: 'wizard',
  kind: 'moment',
  summary: 'Auto-apply sent an application, or did not.',
  accounts: ['account_id'],
  data: z.object({
    ...autoApplyChoice,
    outcome: openEnum(autoApplyOutcomes),
    language: openEnum(languages),
    /** null where it is not known */
    position: z.nullable(z.object({ title: line, company_name: line })),
  }),
})
