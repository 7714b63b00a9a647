import * as z from 'zod/mini'
import { eventType } from '../event.ts'
import { listOf } from '../fields/list-of.ts'
import { languages } from '../language/translate.ts'
import { autoApplyChoice } from '../matches/events.ts'
import { openEnum } from '../fields/open-enumeration.ts'
import { id, instant, line, paragraph } from '../fields/texts.ts'
import { channels, progresses } from './ways.ts'

/** For the box in My Account: whoever stopped texts by a text is shown so. */
export const textsAnswered = eventType({
  type: 'notifications.texts.answered.v1',
  owner: 'notifications',
  kind: 'moment',
  summary: 'A person who had agreed to texts stopped them by a text, or asked for them again.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    /** ISO 8601: which of their consents, as another number has one of its own */
    agreed_at: instant,
    stopped: z.boolean(),
  }),
})

/** For the page that waits for a code or a link: it did not arrive, and another way is offered. */
export const secretUndelivered = eventType({
  type: 'notifications.secret.undelivered.v1',
  owner: 'notifications',
  kind: 'moment',
  summary: 'A text or email with a code or link did not arrive.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    /** of the event by which auth asked for it */
    request_id: id,
  }),
})

/** C and R, in answer to a text about an interview. */
export const interviewAnswers = ['confirm', 'move'] as const

export const interviewAnswered = eventType({
  type: 'notifications.interview.answered.v1',
  owner: 'notifications',
  kind: 'moment',
  summary: 'A candidate answered the text about an interview: they come, or want another time.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    invite_id: id,
    /** of the time that the text named: an answer about an earlier one means nothing anymore */
    starts_at: instant,
    answer: openEnum(interviewAnswers),
  }),
})

/**
 * What a candidate wrote in answer to the text with a manager's message or to one about an interview. Engagement alone may
 * read it: it is not sealed, as engagement holds no private key.
 */
export const messageAnswered = eventType({
  type: 'notifications.message.answered.v1',
  owner: 'notifications',
  kind: 'moment',
  summary:
    'A candidate answered the text with a message of a hiring manager, or one about an interview, by more than C or R.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    application_id: id,
    /** the provider's name of the text, by which it is added once */
    cause: line,
    text: paragraph,
  }),
})

/** For the manager who wrote. Of what names a manager's message or an invite. */
export const noticeProgressed = eventType({
  type: 'notifications.notice.progressed.v1',
  owner: 'notifications',
  kind: 'moment',
  summary:
    'A message to a candidate was handed over, delivered, held until the morning, waits for the candidate, or failed.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    application_id: id,
    /** of the message, the invite, or the step of the timeline */
    about_id: id,
    channel: openEnum(channels),
    progress: openEnum(progresses),
    /** held: ISO 8601, when it goes */
    until: z.nullable(instant),
    /** ISO 8601: events come in any order */
    told_at: instant,
  }),
})

/** For whoever referred the friend. That a friend stopped messages is no failure, and is never told. */
export const referralUndelivered = eventType({
  type: 'notifications.referral.undelivered.v1',
  owner: 'notifications',
  kind: 'moment',
  summary: 'A text or email to a friend did not arrive: the address is dead, or no provider took it.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    referral_id: id,
  }),
})

/** No one is applied for whom no message reaches: they could not take it back. */
export const autoApplyCleared = eventType({
  type: 'notifications.auto-apply.cleared.v1',
  owner: 'notifications',
  kind: 'moment',
  summary: 'A candidate for whom a job was chosen is reached by messages, or is not.',
  accounts: ['account_id'],
  data: z.object({
    ...autoApplyChoice,
    /** by a contact that is owned or reachable, and that did not stop them */
    reached: z.boolean(),
    /** of the account */
    language: openEnum(languages),
  }),
})

/**
 * Alerts were not sent, as they waited for the morning or a provider: which of their jobs are open and fit still, matches
 * says anew, and they go as one.
 */
export const alertWaited = eventType({
  type: 'notifications.alert.waited.v1',
  owner: 'notifications',
  kind: 'moment',
  summary: 'A job alert waited, and is asked for again before it is sent.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    channel: openEnum(channels),
    positions: listOf(z.number(), 200).check(z.minLength(1)),
  }),
})

/** By the link of an alert, or the button of a mail program: profile keeps it, and the settings show it. */
export const alertsAnswered = eventType({
  type: 'notifications.alerts.answered.v1',
  owner: 'notifications',
  kind: 'moment',
  summary: 'Whoever gets the job alerts of an account stopped them, or asked for those by email again.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    channel: openEnum(channels),
    stopped: z.boolean(),
    /** ISO 8601 */
    answered_at: instant,
  }),
})
