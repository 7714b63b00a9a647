import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { anybody, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { positionState } from '../jobs/events.ts'
import { mismatchTypes } from '../jobs/enumerations.ts'
import * as postingLimits from '../jobs/posting-limits.ts'
import { question } from '../jobs/question.ts'
import { mismatch } from '../jobs/rules/mismatch.ts'
import { maxEntries } from '../fields/max-entries.ts'
import { replacedSections, sectionVersions } from '../profile/sections.ts'
import { maxPositions } from '../fields/max-positions.ts'
import { csrf, knownVersion, positionIds } from '../fields/request-fields.ts'
import { id, instant, line, upTo } from '../fields/texts.ts'
import { application, byPosition } from './application.ts'
import { carriedEqualOpportunity } from './equal-opportunity.ts'
import { resumeStatus } from './enumerations.ts'
import { utm } from '../visit/utm.ts'
import { stepNames, stepStates } from './step-names.ts'

/** Questions of all the positions that are applied for together. */
const maxQuestions = maxPositions * postingLimits.questions

/** The result of the walk: enough for progress, back, resume and review. `walk.ts`. */
export const walkResult = z.object({
  steps: listOf(
    z.object({
      name: z.enum(stepNames),
      state: z.enum(stepStates),
      /** by field: the sentence key of what is wrong or missing */
      problems: z.record(upTo(300), id).check(maxEntries(maxQuestions)),
      /** it has a number in the progress */
      counts: z.optional(z.boolean()),
    }),
    stepNames.length,
  ),
  next: z.enum(stepNames),
  /** steps that have a number in the progress */
  total: z.number(),
  canSubmit: z.boolean(),
})

/** A position the person may apply to, with the questions of its company. */
export const wizardPosition = z.omit(positionState, { version: true })

export type WizardPosition = z.output<typeof wizardPosition>

/** An application that was sent before, so that it is shown and not sent again. */
const existing = z.object({
  position_id: z.number(),
  application_id: id,
  /** where it was withdrawn: when one may apply again */
  apply_again_at: z.optional(z.nullable(instant)),
})

const applications = listOf(existing, maxPositions)

const positions = listOf(wizardPosition, maxPositions)

export const ids = listOf(z.number(), maxPositions)

/** The chosen positions by their state. */
const chosen = {
  /** open and not applied to: what this application is for */
  positions,
  /** not known here yet: their event may be on its way, and the same call may know them soon */
  waiting: ids,
  /** no longer open */
  closed: positions,
  applied: applications,
}

/**
 * Not in the specification. A visitor gets the positions alone, a signed-in person their draft as well. `p` is what is
 * applied for (1 §2): other positions of the draft leave it, as rules/history/leaving-positions.ts says. `add` names more to know.
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
      leaving: z._default(ids, []),
      /** those of them that the person answered something for: the page asks whether they stay */
      answered: z._default(positions, []),
      person: z.nullable(
        z.object({
          /** the profile's sections, merged with the edits of the draft */
          application,
          saved: z.boolean(),
          /** where My applications lists the draft: until when it is kept */
          kept_until: z.nullable(instant),
          /** the next save sends it back; another one is refused with `conflict` */
          version: z.number(),
          /** of the sections as profile published them; the next save sends them back */
          sections: sectionVersions,
          /** sections of the draft that were superseded: they were changed elsewhere later */
          replaced: replacedSections,
          facts: z.object({
            equal_opportunity: z.boolean(),
            /** an application was sent before: what it said is not asked again */
            returning: z.boolean(),
            /** steps that this draft was saved from and that count also once they are skipped */
            met: listOf(z.enum(stepNames), stepNames.length),
          }),
        }),
      ),
    }),
  },
})

const tolerated = z.optional(z.string().check(z.maxLength(200)))

/** Of a save that carried one: set where there was none. Added by the shell server. */
const password = z.optional(z.object({ changed: z.boolean(), error: z.optional(line) }))

const knownResumeStatus = z
  .int('field.choose')
  .check(z.gte(resumeStatus.added, 'field.choose'), z.lte(resumeStatus.missing, 'field.choose'))

/**
 * 1 §7: every save sends the whole application; with `complete: 1` it is submitted. Until then nothing is checked but
 * types and lengths: what is typed is stored as it is. `version` is the draft's that it was based on; `conflict` where the
 * draft has another by now. Without a version the newest save wins: a section or key that it carries replaces the stored
 * one, the others stay. The equal-opportunity answers go to their own store, where one that is left out stays; a password
 * goes to auth alone: the shell server takes it out, and `password` of the answer says what became of it. A submit can be refused with `incomplete` (an error of a step), `mismatch` (one that was not
 * confirmed) `position-closed` (no chosen position is open) or
 * `position-unknown` (one is not known, or not yet). Either is refused with `duplicate-user` where the email or phone is
 * another account's (1 §8); of more contacts than people type, it is not said.
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
  counts: { 201: 'application_sent' },
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
    utm,
    resume_status: z.optional(knownResumeStatus),
    version: z.optional(knownVersion),
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
      replaced: replacedSections,
      /** by position id; a position without a mismatch is not in it */
      mismatches: byPosition(listOf(mismatch, mismatchTypes.length)),
      walk: walkResult,
      password,
    }),
    /** submitted */
    201: z.object({
      complete: z.literal(1),
      positions,
      questions: listOf(question, maxQuestions),
      answerCount: z.number(),
      inviteCount: z.number(),
      applications,
      closed: positions,
      password,
    }),
  },
  errors: [
    'conflict',
    'duplicate-user',
    'incomplete',
    'mismatch',
    'position-closed',
    'position-unknown',
    'key-reused',
  ],
})
