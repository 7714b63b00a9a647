import * as z from 'zod/mini'
import { eventType } from '../event.ts'
import { openEnum } from '../fields/open-enumeration.ts'
import { id, line, sealed } from '../fields/texts.ts'
import { messageSides } from './messages-api.ts'

/** For a text and an email to the candidate. */
export const messageNoticeRequested = eventType({
  type: 'engagement.message-notice.requested.v1',
  owner: 'engagement',
  kind: 'moment',
  summary: 'A hiring manager wrote to a candidate in an application.',
  // a manager who is erased is named in none of them
  accounts: ['account_id', 'author_id'],
  data: z.object({
    account_id: id,
    /** of the manager */
    author_id: z.nullable(id),
    application_id: id,
    message_id: id,
    title: line,
    company_name: line,
    /** one email for what is written within an hour */
    by_email: z.boolean(),
    /** {from, text} as JSON, sealed to the key of notifications (JWE): who wrote, and what */
    sealed_message: sealed,
  }),
})

/** For a text to the candidate. */
export const messageRefused = eventType({
  type: 'engagement.message.refused.v1',
  owner: 'engagement',
  kind: 'moment',
  summary: 'What a candidate texted did not arrive: the thread is closed, or they wrote too much for a day.',
  accounts: ['account_id'],
  data: z.object({ account_id: id, application_id: id, company_name: line }),
})

/** For an email to the support. */
export const messagesReported = eventType({
  type: 'engagement.messages.reported.v1',
  owner: 'engagement',
  kind: 'moment',
  summary: 'A candidate or a hiring manager reported what the other side wrote in an application.',
  // a candidate who is erased is quoted in none of them
  accounts: ['account_id', 'candidate_id'],
  data: z.object({
    /** who reports */
    account_id: id,
    /** whose application it is */
    candidate_id: z.nullable(id),
    application_id: id,
    by: openEnum(messageSides),
    /** {reason, last} as JSON, `last` the other side's latest message, sealed to the key of notifications (JWE) */
    sealed_report: sealed,
  }),
})
