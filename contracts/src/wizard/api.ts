import * as z from 'zod/mini'
import { listOf } from '../list-of.ts'
import { anybody, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { positionState } from '../jobs/events.ts'
import { mismatchTypes } from '../jobs/enumerations.ts'
import * as postingLimits from '../jobs/posting-limits.ts'
import { question } from '../jobs/question.ts'
import { mismatch } from '../jobs/rules/mismatch.ts'
import { maxEntries } from '../max-entries.ts'
import { replacedSections, sectionVersions } from '../profile/sections.ts'
import { csrf, maxPositions, positionIds } from '../request-fields.ts'
import { id, instant, line, placeCode, upTo, url } from '../texts.ts'
import { application, byPosition } from './application.ts'
import { carriedEqualOpportunity, equalOpportunityAnswers } from './equal-opportunity.ts'
import {
  doubtableFields,
  licences,
  reminderTypes,
  resumeProblems,
  resumeStates,
  resumeStatus,
  resumeTypes,
  resumeUpload,
  scanTypes,
} from './enumerations.ts'
import { utm } from '../utm.ts'
import { stepNames, stepStates } from './step-names.ts'

export * from './portal-api.ts'
export * from './visitor-resume-api.ts'

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
      /** in the progress; added later */
      counts: z.optional(z.boolean()),
    }),
    stepNames.length,
  ),
  next: z.enum(stepNames),
  /** steps that count for the progress bar: those that are not skipped, and those that an answer passed */
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
const ids = listOf(z.number(), maxPositions)

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
      leaving: z._default(ids, []),
      /** those of them that the person answered something for: the page asks whether they stay */
      answered: z._default(positions, []),
      person: z.nullable(
        z.object({
          /** the profile's sections, merged with the edits of the draft */
          application,
          saved: z.boolean(),
          /** where My applications lists the draft: until when it is kept; added later */
          kept_until: z._default(z.nullable(instant), null),
          /** the next save sends it back; another one is refused with `conflict` */
          version: z.number(),
          /** of the sections as profile published them; the next save sends them back */
          sections: sectionVersions,
          /** sections of the draft that were superseded: they were changed elsewhere later */
          replaced: replacedSections,
          facts: z.object({
            equal_opportunity: z.boolean(),
            /** an application was sent before: what it said is not asked again (BY-24); added later */
            returning: z._default(z.boolean(), false),
          }),
        }),
      ),
    }),
  },
})

const tolerated = z.optional(z.string().check(z.maxLength(200)))

/** WZ-39: of a save that carried one: set where there was none. Added by the shell server. */
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

const zipCode = z.string().check(z.regex(/^\d{5}$/, 'person.zip-invalid'))

/** Not in the specification. A POST, so that where somebody lives is in no address. */
export const findCity = endpoint({
  name: 'wizard.city.find',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/wizard/city/',
  summary: 'The city and the state of a ZIP code; null where it is unknown.',
  access: signedIn,
  perMinute: 60,
  body: z.object({ ...csrf, zip: zipCode }),
  answers: { 200: z.object({ city: z.nullable(line), state: z.nullable(placeCode) }) },
})

/**
 * WZ-07 (the address and its answer are not in the specification): whether a home with this ZIP code is within reach of the
 * positions. A ZIP code or a place that is unknown is.
 */
export const checkZip = endpoint({
  name: 'wizard.zip.in-range',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/zip/in-range/',
  summary: 'Whether a ZIP code is in range of positions.',
  access: anybody,
  perMinute: 60,
  query: z.object({ zip: zipCode, p: z.optional(positionIds) }),
  answers: {
    200: z.object({
      in_range: z.boolean(),
      /** positions that are out of reach */
      positions: ids,
    }),
  },
})

/**
 * 1 §7: a text and an email at this time. One reminder of each type; a later call replaces it. A time that has passed is at
 * once. `not-found`: no application was begun, or it was sent.
 */
export const setReminder = endpoint({
  name: 'wizard.reminder.set',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/reminder/:type/',
  summary: 'Be reminded to go on with the application, or to upload the resume.',
  access: signedIn,
  perMinute: 20,
  params: z.object({ type: z.enum(reminderTypes, 'field.invalid') }),
  body: z.object({
    ...csrf,
    reminder_time: z.iso.datetime({ offset: true, error: 'reminder.time' }).check(z.maxLength(40)),
  }),
  answers: { 200: z.object({ type: z.enum(reminderTypes), reminder_time: instant }) },
})

/**
 * WZ-15 (1 §7 names no address): where a resume goes. The browser puts each part straight into the object store, by PUT with
 * `content_type` and exactly `bytes` bytes; `location` is the `resume_location` of the application that is saved then with
 * `resume_status: 1`, which starts the reading. What was sent before and never saved is gone.
 */
export const startUpload = endpoint({
  name: 'wizard.resume.upload',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/upload/',
  summary: 'Signed addresses for a resume.',
  access: signedIn,
  perMinute: 10,
  body: z.object({
    ...csrf,
    file_name: upTo(200).check(z.minLength(1, 'field.required')),
    type: z.enum([...resumeTypes, ...scanTypes], 'resume.type'),
    bytes: z.int().check(z.gte(1, 'resume.empty'), z.lte(resumeUpload.bytes, 'resume.too-large')),
  }),
  answers: {
    200: z.object({
      location: line,
      content_type: line,
      /** the addresses open nothing after it */
      expires_at: instant,
      /** in the file's order */
      parts: listOf(z.object({ url, bytes: z.number() }), resumeUpload.maxParts),
    }),
  },
  errors: ['unavailable'],
})

/** Not in the specification. A job of a resume and its field that the reader doubts, with the line of the resume it is from. */
const doubt = z.object({
  reference_id: id,
  field: z.enum(doubtableFields),
  /** as the reader understood it; a doubt is settled once the job has another value */
  value: line,
  page: z.number(),
  line,
})
export type ResumeDoubt = z.output<typeof doubt>

/** Not in the specification. How far the person's resume is. */
export const getResume = endpoint({
  name: 'wizard.resume.get',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/resume/',
  summary: "The signed-in person's resume, and what was read from it.",
  access: signedIn,
  answers: {
    200: z.object({
      resume: z.nullable(
        z.object({
          location: line,
          file_name: line,
          bytes: z.number(),
          state: z.enum(resumeStates),
          problem: z.nullable(z.enum(resumeProblems)),
          jobs: z.number(),
          schools: z.number(),
          doubts: listOf(doubt, 300),
          licences: listOf(z.object({ licence: z.enum(licences), page: z.number(), line }), licences.length),
        }),
      ),
    }),
  },
})
export type ResumeReading = NonNullable<z.output<(typeof getResume)['answers'][200]>['resume']>

/** Not in the specification. The person says that a doubted field is right. */
export const settleDoubt = endpoint({
  name: 'wizard.resume.doubt-settle',
  owner: 'wizard',
  method: 'POST',
  path: '/api/hire/v1/resume/doubt/',
  summary: 'A field that was read from the resume is right.',
  access: signedIn,
  perMinute: 120,
  body: z.object({ ...csrf, reference_id: id, field: z.enum(doubtableFields, 'field.invalid') }),
  answers: { 200: z.object({ doubts: listOf(doubt, 300) }) },
})

/** Not in the specification: the resume is private (2 §7), and its owner alone fetches it. */
export const getResumeFile = endpoint({
  name: 'wizard.resume.file',
  owner: 'wizard',
  method: 'GET',
  path: '/api/hire/v1/resume/file/',
  summary: "The signed-in person's resume as it was uploaded.",
  access: signedIn,
  perMinute: 30,
  media: 'application/octet-stream',
  answers: { 200: z.unknown() },
  errors: ['unavailable'],
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

/** The same, as a save of the application or of the profile carries them (1 §3, 2 §3): one that is left out or not chosen stays. */
export const keepEqualOpportunity = endpoint({
  name: 'wizard.equal-opportunity.keep',
  owner: 'wizard',
  method: 'PATCH',
  path: '/api/hire/v1/equal-opportunity/',
  summary: "Keep some of the signed-in person's equal-opportunity answers; the others stay.",
  access: signedIn,
  perMinute: 60,
  body: z.strictObject({ ...carriedEqualOpportunity, ...csrf }),
  answers: { 200: z.object({ saved: z.literal(true) }) },
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
