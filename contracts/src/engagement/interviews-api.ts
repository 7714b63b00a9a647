import * as z from 'zod/mini'
import { signedIn, signedInOrSuspended } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { atMost } from '../fields/at-most.ts'
import { listOf } from '../fields/list-of.ts'
import { seenText } from '../fields/one-line.ts'
import { csrf, flag } from '../fields/request-fields.ts'
import { id, instant, line, paragraph, url } from '../fields/texts.ts'
import { interviewOutcome, noShowStates } from './enumerations.ts'

/*
 * Invites to interview: what their candidates do with them. What managers do is in portal-interviews-api.ts.
 */

export const inviteParams = z.object({ id: z.uuid({ error: 'field.invalid' }) })
export const csrfBody = z._default(z.object(csrf), {})

/** Times that an invite may offer. */
export const maxTimes = 200
/** Open invites of one person that are listed. */
export const maxInvites = 100

/**
 * An invite is open until its candidate or the company takes it back, the company moves the application on or invites again,
 * or the interview is over. No clock closes one before: of its times, those that have begun can no longer be picked.
 */
export const inviteStates = ['open', 'withdrawn', 'rescinded', 'closed'] as const

/** An invite as its candidate sees it. */
export const invite = z.object({
  id,
  application_id: id,
  position: z.object({
    id: z.number(),
    title: line,
    company_name: line,
    /** 2 §9: 1 in person, 2 phone screen, 3 info session, 4 video call, 5 custom */
    interview_type: z.number(),
  }),
  inviteType: z.number(),
  /** of the type custom, in the manager's words */
  custom_type: z.nullable(line),
  /** ISO 8601, the same twice; null until the candidate picks a time */
  inviteTime: z.nullable(instant),
  time_interview: z.nullable(instant),
  minutes: z.number(),
  /** IANA name: the zone of the place */
  zone: id,
  place: z.nullable(line),
  link: z.nullable(url),
  note: z.nullable(paragraph),
  /** where the candidate picks, moves or cancels the time */
  schedule_url: url,
  state: z.enum(inviteStates),
  confirmed: z.boolean(),
  /** the interview has begun, so feedback can be given */
  over: z.boolean(),
  /** what the candidate said about the interview */
  feedback_state: z.nullable(z.number()),
  /** the manager reported that the candidate did not come */
  no_show: z.boolean(),
  contested: z.boolean(),
  /** what became of that report; null where there is none */
  no_show_state: z.nullable(z.enum(noShowStates)),
})
export type Invite = z.output<typeof invite>

/** A time that the candidate can have: it is to come, and there is room, or it is theirs. */
export const offeredTime = z.object({ id, starts_at: instant, mine: z.boolean() })
export type OfferedTime = z.output<typeof offeredTime>

const inviteAnswer = { 200: z.object({ invite, times: listOf(offeredTime, maxTimes) }) }

/** Open ones, soonest first; those without a time come after those with one. */
export const listInvites = endpoint({
  name: 'engagement.invite.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/invite/',
  summary: "The signed-in candidate's open invites to interview, soonest first.",
  access: signedIn,
  answers: { 200: z.object({ invites: listOf(invite, maxInvites) }) },
})

export const getInvite = endpoint({
  name: 'engagement.invite.get',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/invite/:id/',
  summary: 'One invite of the signed-in candidate, with the times that can be picked.',
  access: signedIn,
  params: inviteParams,
  answers: inviteAnswer,
})

/** Takes a time, or moves to it. `time-taken` where another candidate was faster, `time-clash` where the
 * candidate has another interview then. */
export const pickTime = endpoint({
  name: 'engagement.invite.pick-time',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/invite/:id/time/',
  summary: 'Pick one of the offered interview times, or move to it.',
  access: signedIn,
  perMinute: 60,
  params: inviteParams,
  body: z.object({ ...csrf, time_id: z.uuid({ error: 'field.choose' }) }),
  answers: inviteAnswer,
  errors: ['time-taken', 'time-clash', 'invite-closed'],
})

export const cancelTime = endpoint({
  name: 'engagement.invite.cancel-time',
  owner: 'engagement',
  method: 'DELETE',
  path: '/api/hire/v1/invite/:id/time/',
  summary: 'Give the interview time back; the invite stays.',
  access: signedIn,
  perMinute: 60,
  params: inviteParams,
  body: csrfBody,
  answers: inviteAnswer,
  errors: ['invite-closed'],
})

export const confirmTime = endpoint({
  name: 'engagement.invite.confirm-time',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/invite/:id/confirm/',
  summary: 'Say that one comes to the interview.',
  access: signedIn,
  params: inviteParams,
  body: csrfBody,
  answers: inviteAnswer,
  errors: ['invite-closed'],
})

/** The application is withdrawn with it. */
export const withdrawInvite = endpoint({
  name: 'engagement.invite.withdraw',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/invite/:id/withdraw/',
  summary: 'Withdraw from an interview, and the application with it.',
  access: signedIn,
  params: inviteParams,
  body: csrfBody,
  answers: { 200: z.object({ withdrawn: z.literal(true) }) },
  errors: ['invite-closed'],
})

/** The interview for a calendar (RFC 5545). */
export const inviteCalendar = endpoint({
  name: 'engagement.invite.calendar',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/invite/:id/calendar/',
  summary: 'The picked interview time as a calendar file.',
  access: signedIn,
  params: inviteParams,
  answers: {},
  media: 'text/calendar',
})

/** Reported no-shows of one person that are listed. */
export const maxNoShows = 50

/** The interviews of the candidate that a company reported as missed, the latest report first. */
export const listNoShows = endpoint({
  name: 'engagement.invite.list-no-shows',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/no-show/',
  summary: "The signed-in candidate's interviews that companies reported as missed.",
  access: signedInOrSuspended,
  answers: { 200: z.object({ invites: listOf(invite, maxNoShows) }) },
})

export const contestNoShow = endpoint({
  name: 'engagement.invite.contest-no-show',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/invite/:id/contest/',
  summary: 'Say that one did come to an interview: the no-show no longer counts until it is looked at.',
  access: signedInOrSuspended,
  params: inviteParams,
  body: z.object({
    ...csrf,
    reason: z.string().check(z.trim(), z.minLength(1, 'field.required'), atMost(2_000), seenText),
  }),
  answers: { 200: z.object({ contested: z.literal(true) }) },
  errors: ['conflict'],
})

/** 2 §4: what a candidate may say; 0 is the system's. */
const feedbackNames = [
  'GOOD_NEXT_STEPS',
  'NOT_SURE',
  'COMPANY_PASSED',
  'NO_LONGER_INTERESTED',
  'NO_SHOW',
  'HM_NO_SHOW',
] as const
const feedbackNumbers = feedbackNames.map((name) => interviewOutcome[name])

/** By its number, as JSON or as a form sends it, or by its name. */
const feedbackState = z.pipe(
  z.union(
    [z.literal(feedbackNumbers), z.literal(feedbackNumbers.map(String)), z.enum(feedbackNames)],
    'field.choose',
  ),
  z.transform((sent): number => interviewOutcome[sent as (typeof feedbackNames)[number]] ?? Number(sent)),
)
const formFlag = z.union([
  flag,
  z.pipe(
    z.enum(['0', '1', 'true', 'false', 'on']),
    z.transform((sent) => sent !== '0' && sent !== 'false'),
  ),
])

/**
 * 2 §7: a form at the address of the page. 0 is set by the system; 6 is the candidate's own. Whoever says 5 did not come;
 * it counts as a no-show where the manager says so. `invite-ahead`: no time is picked, or it is still to come.
 */
export const sendFeedback = endpoint({
  name: 'engagement.invite.feedback',
  owner: 'engagement',
  method: 'POST',
  path: '/invites/:id/feedback/',
  summary: 'What the candidate says about an interview.',
  access: signedIn,
  params: inviteParams,
  body: z.object({
    ...csrf,
    feedback_state: feedbackState,
    feedback_reason: z.optional(z.string().check(z.trim(), atMost(2_000), seenText)),
    reschedule: z.optional(formFlag),
  }),
  answers: { 200: z.object({ feedback_state: z.number() }) },
  errors: ['invite-ahead', 'invite-closed'],
})
