import * as z from 'zod/mini'
import { eventType, stateOf } from '../event.ts'
import { listOf } from '../fields/list-of.ts'
import { openCode, openEnum } from '../fields/open-enumeration.ts'
import { id, instant, line, paragraph, url } from '../fields/texts.ts'
import { employerApplicationState } from './enumerations.ts'

export * from './desk-events.ts'
export * from './gathering-events.ts'
export * from './message-events.ts'
export * from './registration-events.ts'
export * from './reply-events.ts'

/** What became of an application. `version` grows by one with each change. */
export const engagementState = z.object({
  id,
  version: z.number(),
  account_id: id,
  position_id: z.number(),
  /** 2 §4: 0 to 7 */
  state: openCode(employerApplicationState),
  /** ISO 8601; its candidate may apply again 30 days later */
  withdrawn_at: z.nullable(instant),
})

/** What became of an application; wizard's `applicationChanged` is what was sent. */
export const applicationMoved = eventType({
  type: 'engagement.application.changed.v1',
  owner: 'engagement',
  kind: 'state',
  summary: 'An application was moved or withdrawn.',
  accounts: ['account_id'],
  data: stateOf(engagementState),
})

/** An invite to interview. `version` grows by one with each change. */
export const inviteState = z.object({
  id,
  version: z.number(),
  account_id: id,
  /** the candidate can answer it */
  open: z.boolean(),
  /** ISO 8601; the time that they picked */
  starts_at: z.nullable(instant),
})

export const inviteChanged = eventType({
  type: 'engagement.invite.changed.v1',
  owner: 'engagement',
  kind: 'state',
  summary: 'Candidates were invited to interview, or an invite was closed.',
  accounts: ['account_id'],
  data: stateOf(inviteState),
})

/** Missed interviews that one suspension names. */
export const maxMissed = 20

export const noShowsRepeated = eventType({
  type: 'engagement.no-shows.repeated.v1',
  owner: 'engagement',
  kind: 'moment',
  summary: 'Hiring managers reported that a candidate missed three interviews in 90 days.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    at: instant,
    /** the interviews that count, the latest first */
    missed: listOf(
      z.object({ application_id: id, title: line, company_name: line, starts_at: instant, zone: id }),
      maxMissed,
    ),
  }),
})

/** `suspended_at` is the `at` of the event that led to the suspension. */
export const noShowsWithdrawn = eventType({
  type: 'engagement.no-shows.withdrawn.v1',
  owner: 'engagement',
  kind: 'moment',
  summary: 'Too few of the missed interviews that led to a suspension still count: it ends.',
  accounts: ['account_id'],
  data: z.object({ account_id: id, suspended_at: instant }),
})

/**
 * What a candidate is told of. Where an interview moves: of the time that they picked themself (`picked`), or, where the company
 * offers others in its place, that it is `called-off` and that they are `invited` to pick again. `no-show`: one was reported, and
 * the application stays where it is, or it is `not-selected-no-show`; its company took that back.
 */
export const candidateNotices = [
  'invited',
  'picked',
  'canceled',
  'rescinded',
  'called-off',
  'day-before',
  'hours-before',
  'feedback',
  'not-selected',
  'moving-forward',
  'hired',
  'application-canceled',
  'no-show',
  'not-selected-no-show',
  'no-show-taken-back',
] as const

/** For a text and an email to a candidate, in the language and the zone of their account. */
export const candidateNoticeRequested = eventType({
  type: 'engagement.candidate-notice.requested.v1',
  owner: 'engagement',
  kind: 'moment',
  summary: 'A candidate is to be told about an interview, or what became of an application.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    what: openEnum(candidateNotices),
    application_id: id,
    /** null where it is about no interview */
    invite_id: z.nullable(id),
    /** the step of the timeline by which a manager decided it, who sees what becomes of the word; absent where none did */
    step_id: z.optional(id),
    title: line,
    company_name: line,
    /** of auth; absent where none of its companies has the job */
    company_id: z.optional(id),
    /** ISO 8601; null where no time is picked */
    starts_at: z.nullable(instant),
    /** IANA name, of the place */
    zone: z.nullable(id),
    place: z.nullable(line),
    link: z.nullable(url),
    note: z.nullable(paragraph),
    /** ISO 8601: it is not sent later */
    until: z.nullable(instant),
  }),
})
