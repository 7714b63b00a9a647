import * as z from 'zod/mini'
import { anybody, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { positionState } from '../jobs/events.ts'
import { question } from '../jobs/question.ts'
import { mismatch } from '../jobs/rules/mismatch.ts'
import { sectionNames, sectionVersions } from '../profile/sections.ts'
import { csrf, positionIds } from '../request-fields.ts'
import { application } from './application.ts'
import { carriedEqualOpportunity, equalOpportunityAnswers } from './equal-opportunity.ts'
import { stepNames, stepStates } from './step-names.ts'

/** The result of the walk: enough for progress, back, resume and review. `walk.ts`. */
export const walkResult = z.object({
  steps: z.array(
    z.object({
      name: z.enum(stepNames),
      state: z.enum(stepStates),
      /** by field: the sentence key of what is wrong or missing */
      problems: z.record(z.string(), z.string()),
    }),
  ),
  next: z.enum(stepNames),
  /** steps that count for the progress bar: those that are not skipped */
  total: z.number(),
  canSubmit: z.boolean(),
})

/** A position the person may apply to, with the questions of its company. */
export const wizardPosition = z.omit(positionState, { version: true })
export type WizardPosition = z.output<typeof wizardPosition>

/** An application that was sent before, so that it is shown and not sent again. */
const existing = z.object({ position_id: z.number(), application_id: z.string() })

/** The chosen positions by their state. */
const chosen = {
  /** open and not applied to: what this application is for */
  positions: z.array(wizardPosition),
  /** not known here yet: their event may be on its way, and the same call may know them soon */
  waiting: z.array(z.number()),
  /** no longer open */
  closed: z.array(wizardPosition),
  applied: z.array(existing),
}

/**
 * Not in the specification. A visitor gets the positions alone, a signed-in person their draft as well. `p` is what is
 * applied for (1 §2): other positions of the draft leave it, as rules/leaving-positions.ts says. `add` names more to know.
 */
export const getWizard = endpoint({
  name: 'wizard.draft.get',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/wizard/',
  summary: 'The chosen positions with their questions, and the draft of the signed-in person.',
  access: anybody,
  query: z.object({ p: z.optional(positionIds), add: z.optional(positionIds) }),
  answers: {
    200: z.object({
      ...chosen,
      /** left out by `p`: the draft holds them until its next save */
      leaving: z._default(z.array(z.number()), []),
      /** those of them that the person answered something for: the page asks whether they stay */
      answered: z._default(z.array(wizardPosition), []),
      person: z.nullable(
        z.object({
          /** the profile's sections, merged with the edits of the draft */
          application,
          saved: z.boolean(),
          /** the next save sends it back; another one is refused with `conflict` */
          version: z.number(),
          /** of the sections as profile published them; the next save sends them back */
          sections: sectionVersions,
          /** sections of the draft that were superseded: they were changed elsewhere later */
          replaced: z.array(z.enum(sectionNames)),
          facts: z.object({ equal_opportunity: z.boolean() }),
        }),
      ),
    }),
  },
})

const tolerated = z.optional(z.string().check(z.maxLength(200)))

/**
 * 1 §7: every save sends the whole application; with `complete: 1` it is submitted. Until then nothing is checked but
 * types and lengths: what is typed is stored as it is. `version` is the draft's that it was based on; `conflict` where the
 * draft has another by now. Without a version the newest save wins: a section or key that it carries replaces the stored
 * one, the others stay. The equal-opportunity answers go to their own store, where one that is left out stays; a password
 * is neither read nor stored (auth alone takes it). A submit can be refused with `incomplete` (an error of a step), `mismatch` (one that was not
 * confirmed) `position-closed` (no chosen position is open) or
 * `position-unknown` (one is not known, or not yet).
 */
export const saveApplication = endpoint({
  name: 'wizard.application.save',
  owner: 'wizard',
  method: 'POST',
  path: '/app/start/',
  summary: 'Save the application, or send it.',
  access: signedIn,
  perMinute: 120,
  idempotent: true,
  bodyLimit: 256 * 1024,
  query: z.object({
    _st: z.optional(z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/i, 'field.invalid'))),
    sn: tolerated,
    p: tolerated,
    sp: tolerated,
    br: tolerated,
    usr: tolerated,
    from_sug: tolerated,
    'ccast-source': tolerated,
    ccuid: tolerated,
    utm_source: tolerated,
    utm_medium: tolerated,
    utm_campaign: tolerated,
    utm_term: tolerated,
    utm_content: tolerated,
  }),
  body: z.extend(application, {
    ...csrf,
    ...carriedEqualOpportunity,
    password: z.optional(z.string().check(z.maxLength(200))),
    version: z.optional(z.int().check(z.gte(0), z.lte(2_000_000_000))),
    /** versions of the profile's sections that the page was rendered from */
    sections: z.optional(sectionVersions),
  }),
  answers: {
    /** saved */
    200: z.object({
      ...chosen,
      complete: z.literal(0),
      /** as merged: a section that was not edited on this page is as profile published it last */
      application,
      version: z.number(),
      sections: sectionVersions,
      /** sections that were changed elsewhere in between; this save is newer and wins */
      replaced: z.array(z.enum(sectionNames)),
      /** by position id; a position without a mismatch is not in it */
      mismatches: z.record(z.string(), z.array(mismatch)),
      walk: walkResult,
    }),
    /** submitted */
    201: z.object({
      complete: z.literal(1),
      positions: z.array(wizardPosition),
      questions: z.array(question),
      answerCount: z.number(),
      inviteCount: z.number(),
      applications: z.array(existing),
      closed: z.array(wizardPosition),
    }),
  },
  errors: ['conflict', 'incomplete', 'mismatch', 'position-closed', 'position-unknown', 'key-reused'],
})

/** Not in the specification. The person's own answers, stored apart from the application. */
export const getEqualOpportunity = endpoint({
  name: 'wizard.equal-opportunity.get',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/equal-opportunity/',
  summary: "The signed-in person's own equal-opportunity answers.",
  access: signedIn,
  answers: { 200: z.object({ answers: equalOpportunityAnswers }) },
})

export const saveEqualOpportunity = endpoint({
  name: 'wizard.equal-opportunity.save',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/equal-opportunity/',
  summary: "Keep the signed-in person's equal-opportunity answers; an answer left out is taken away.",
  access: signedIn,
  perMinute: 60,
  body: z.extend(equalOpportunityAnswers, csrf),
  answers: { 200: z.object({ answers: equalOpportunityAnswers, complete: z.boolean() }) },
})
