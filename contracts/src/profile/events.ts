import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { eventType, stateOf } from '../event.ts'
import { languages } from '../language/translate.ts'
import { channels } from '../notifications/ways.ts'
import { openEnum } from '../fields/open-enumeration.ts'
import { id, instant, line, paragraph, placeCode, sealed, tenDigits } from '../fields/texts.ts'
import { maxSkills } from '../wizard/application.ts'
import { alertFrequencies } from './enumerations.ts'
import { sectionNames } from './sections.ts'
import { sentSectionValue } from './sent-section.ts'

/** Titles of past jobs that matching knows. */
export const maxJobTitles = 5

/**
 * One section of one person, for services that prefill from it. `changed_at` (ISO 8601) is when the person saved it. It may
 * hold the birth date, so matching never subscribes to it.
 */
export const sectionState = z.object({
  account_id: id,
  section: openEnum(sectionNames),
  version: z.number(),
  changed_at: instant,
  value: sentSectionValue,
})
export type SectionState = z.output<typeof sectionState>

export const sectionChanged = eventType({
  type: 'profile.section.changed.v1',
  owner: 'profile',
  kind: 'state',
  summary: 'Sections of people were saved.',
  accounts: ['account_id'],
  data: stateOf(sectionState),
})

const rating = z.number()

/** By which box, and when, a person agreed to texts: what `wording` names in the catalogues of sentences. */
export const textConsent = z.object({ at: instant, wording: line })

/**
 * A person as matching may know them: preferences, skills and experience. No name, birth date, gender or other private
 * field, so that none of them can change a match.
 */
export const candidateState = z.object({
  /** account id */
  id,
  version: z.number(),
  /** the home's ZIP code; null where it is abroad or unknown */
  zip: z.nullable(placeCode),
  /** its centre */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  /** 1 to 4 */
  search_status: z.number(),
  /** false: the person set no preference yet, and those below are the defaults of 2 §9 */
  has_preferences: z.boolean(),
  /**
   * Names of the preferences that the person set, as contracts/profile/preferences names them. The others are defaults, and
   * a default is never told to a person as their answer.
   */
  answered: listOf(id, 50),
  /** how many questions the person has answered (rules/answered-count.ts) */
  answers: z.number(),
  /** bits of the trades wanted; 0 means any */
  role: z.number(),
  /** bits of the shifts wanted; 0 means any */
  shift: z.number(),
  /** lowest hourly wage in dollars */
  wage: z.number(),
  /** works on weekends too */
  weekend: z.boolean(),
  /** bits: by car 1, by public transit 2 */
  commute_type: z.number(),
  /** minutes; 120 means any */
  commute_length: z.number(),
  ratings: z.object({ day: rating, swing: rating, night: rating, weekend: rating, overtime: rating }),
  auto_apply_enabled: z.boolean(),
  /** how many it sends in a day at most */
  auto_apply_daily: z.number(),
  /** job alerts by text, and by email; the account's `job_alerts_enabled` is above both */
  sms_job_alerts_enabled: z.boolean(),
  email_job_alerts_enabled: z.boolean(),
  /** when the person ticked the box for texts, and by which sentence; without it no alert goes by text */
  job_alerts_text_consent: z.nullable(textConsent),
  job_alerts_frequency: openEnum(alertFrequencies),
  /** keywords of the skills that the person has; 0 months where they gave none */
  skills: listOf(z.object({ id: line, months: z.number() }), maxSkills),
  /** keywords of the skills that the person does not have */
  missing_skills: listOf(line, maxSkills),
  /** of the jobs of the last `lookBackYears`; months that overlap count once */
  experience_months: z.number(),
  /** titles of the latest jobs, newest first */
  job_titles: listOf(line, maxJobTitles),
})
export type CandidateState = z.output<typeof candidateState>

export const candidateChanged = eventType({
  type: 'profile.candidate.changed.v1',
  owner: 'profile',
  kind: 'state',
  summary: 'What people prefer and can do changed.',
  accounts: ['id'],
  data: stateOf(candidateState),
})

/** The content of `sealed_phone`. */
export const savedPhone = z.object({ phone: tenDigits })

/** 1 §7: a save of the profile named another phone. Auth keeps it, unproven. */
export const phoneSaved = eventType({
  type: 'profile.phone.saved.v1',
  owner: 'profile',
  kind: 'moment',
  summary: 'A person changed their phone number by a save of the profile.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    /** ISO 8601: an account that was changed later wins */
    saved_at: instant,
    /** `savedPhone` as JSON, sealed by the secret that auth, wizard and profile share (JWE) */
    sealed_phone: sealed,
  }),
})

/** 2 §3: a save of the profile turned job alerts on or off. Auth keeps it, as My Account shows it. */
export const jobAlertsSaved = eventType({
  type: 'profile.job-alerts.saved.v1',
  owner: 'profile',
  kind: 'moment',
  summary: 'A person turned job alerts on or off by a save of the profile.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    /** ISO 8601: an account that was changed later wins */
    saved_at: instant,
    job_alerts_enabled: z.boolean(),
  }),
})

/** For one text to the manager of a past job. */
export const referenceRequested = eventType({
  type: 'profile.reference.requested.v1',
  owner: 'profile',
  kind: 'moment',
  summary: 'A candidate asks the manager of a past job for a reference.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    request_id: id,
    language: openEnum(languages),
    /**
     * {to, candidate, secret, until} as JSON, sealed to the key of notifications (JWE): the manager's number, the candidate's
     * name, the secret of the link, and when it ends
     */
    sealed_reference: sealed,
  }),
})

/**
 * A reference that a manager gave, for the services that show it to companies. `sealed_reference` is for those that
 * share the contact secret, and opens to a `givenReference` of reference-api.ts. The candidate never sees it.
 */
export const referenceState = z.object({ id, version: z.number(), account_id: id, sealed_reference: sealed })
export type ReferenceState = z.output<typeof referenceState>

export const referenceChanged = eventType({
  type: 'profile.reference.changed.v1',
  owner: 'profile',
  kind: 'state',
  summary: 'Managers gave references, which the companies read to which their candidates applied.',
  accounts: ['account_id'],
  data: stateOf(referenceState),
})

/** When a person moves, as they said. */
export const relocationState = z.object({
  /** account id */
  id,
  version: z.number(),
  /** MM/DD/YYYY; null: they do not move, or said nothing */
  move_date: z.nullable(line),
})

export const relocationChanged = eventType({
  type: 'profile.relocation.changed.v1',
  owner: 'profile',
  kind: 'state',
  summary: 'People said when they move closer to a job, which the companies read to which they applied.',
  accounts: ['id'],
  data: stateOf(relocationState),
})

/** What a person answered to a question of a company, for applications that ask it again. Matching never subscribes to it. */
export const answerState = z.object({
  account_id: id,
  question_id: id,
  version: z.number(),
  /** the id of a choice, several ids, or text */
  response: z.union([paragraph, listOf(line, 50)]),
  follow_up_response: z.nullable(paragraph),
  answered_at: instant,
})
export type AnswerState = z.output<typeof answerState>

export const answerChanged = eventType({
  type: 'profile.answer.changed.v1',
  owner: 'profile',
  kind: 'state',
  summary: 'People answered questions of companies.',
  accounts: ['account_id'],
  data: stateOf(answerState),
})

/** One text or email to the person who asked for it, with a link that answers one question. */
export const questionRequested = eventType({
  type: 'profile.question.requested.v1',
  owner: 'profile',
  kind: 'moment',
  summary: 'A person had a link to a question sent to them.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    channel: openEnum(channels),
    language: openEnum(languages),
    /**
     * {to, hash, question, secret, until} as JSON, sealed to the key of notifications (JWE): the person's own proven contact, the
     * question, the secret of the link, and when it ends
     */
    sealed_question: sealed,
  }),
})
