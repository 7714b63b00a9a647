import * as z from 'zod/mini'
import { anybody, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { positionState } from '../jobs/events.ts'
import { question } from '../jobs/question.ts'
import { mismatch } from '../jobs/rules/mismatch.ts'
import { sectionNames, sectionVersions } from '../profile/sections.ts'
import { csrf, positionIds } from '../request-fields.ts'
import { application } from './application.ts'
import { equalOpportunityAnswers } from './equal-opportunity.ts'
import { stepNames, stepStates } from './step-names.ts'

/** What the walk found: enough for progress, back, resume and review. */
export const walkResult = z.object({
  steps: z.array(
    z.object({
      name: z.enum(stepNames),
      state: z.enum(stepStates),
      /** rule key by field of what is still wrong or missing */
      problems: z.record(z.string(), z.string()),
    }),
  ),
  next: z.enum(stepNames),
  /** steps that count for the progress bar: all that are not skipped */
  total: z.number(),
  canSubmit: z.boolean(),
})

/** A position the person may apply to, with the questions of its company. */
export const wizardPosition = z.omit(positionState, { version: true })
export type WizardPosition = z.output<typeof wizardPosition>

/** An application that was sent before, so that it is shown and not sent again. */
const existing = z.object({ position_id: z.number(), application_id: z.string() })

/** Chosen ids by what became of them. */
const sorted = {
  /** open and not applied to: what this application is for */
  positions: z.array(wizardPosition),
  /** not known here yet; the same call a moment later may know them */
  waiting: z.array(z.number()),
  /** no longer open */
  closed: z.array(wizardPosition),
  applied: z.array(existing),
}

/** Ours. A visitor learns of the positions alone, a signed-in person gets their draft as well. */
export const getWizard = endpoint({
  name: 'wizard.draft.get',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/wizard/',
  summary: 'The chosen positions with their questions, and the draft of the signed-in person.',
  access: anybody,
  query: z.object({ p: z.optional(positionIds) }),
  answers: {
    200: z.object({
      ...sorted,
      person: z.nullable(
        z.object({
          /** the profile's sections, with what was edited in the draft laid over them */
          application,
          saved: z.boolean(),
          /** the next save names it */
          version: z.number(),
          /** of the sections as they were told; the next save names them */
          sections: sectionVersions,
          /** sections of the draft that gave way, as they were changed somewhere else later */
          replaced: z.array(z.enum(sectionNames)),
          facts: z.object({ equal_opportunity: z.boolean() }),
        }),
      ),
    }),
  },
})

const tolerated = z.optional(z.string().check(z.maxLength(200)))

/**
 * 1 §7: the whole application at every save; with `complete: 1` it is sent. Lenient until then: what is typed is kept
 * as it stands. `version` names the draft that it was based on.
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
  }),
  body: z.extend(application, {
    ...csrf,
    version: z._default(z.int().check(z.gte(0), z.lte(2_000_000_000)), 0),
    /** versions of the profile's sections that the page was drawn from */
    sections: z.optional(sectionVersions),
  }),
  answers: {
    /** saved */
    200: z.object({
      ...sorted,
      complete: z.literal(0),
      /** what stands now: a section that was not edited on this page is as profile last told it */
      application,
      version: z.number(),
      sections: sectionVersions,
      /** sections that were changed somewhere else since; this save is newer and stands */
      replaced: z.array(z.enum(sectionNames)),
      /** what speaks against each position, by its id; a position without a mismatch is not in it */
      mismatches: z.record(z.string(), z.array(mismatch)),
      walk: walkResult,
    }),
    /** sent */
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
  errors: ['conflict', 'incomplete', 'mismatch', 'position-closed', 'key-reused'],
})

/** Ours. The person's own answers, kept apart from the application. */
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
