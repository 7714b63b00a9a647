import * as z from 'zod/mini'
import { portal, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { channels, progresses } from '../notifications/ways.ts'
import { atMost } from '../fields/at-most.ts'
import { listOf } from '../fields/list-of.ts'
import { seenText } from '../fields/one-line.ts'
import { pageSize } from '../page-size.ts'
import { csrf } from '../fields/request-fields.ts'
import { id, instant, line, paragraph } from '../fields/texts.ts'
import { wholeNumber } from '../fields/whole-number.ts'

/*
 * What a candidate and the hiring managers of the company write to each other in an application. No answer has a phone
 * number or an email address of either side.
 */

export const messageSides = ['candidate', 'manager'] as const
export type MessageSide = (typeof messageSides)[number]

/** Messages that are shown: the latest. */
export const maxMessages = 200
/** Characters of one that is typed on a page. */
export const maxMessage = 1_000
/** Characters of the reason of a report. */
export const maxReason = 500
/** Messages of one side of an application within a day. */
export const messagesADay = 30

/** How far what was sent to a candidate has come, by text or email, whichever is further. */
export const sentProgress = z.object({
  progress: z.enum(progresses),
  /** held: ISO 8601, when it goes */
  until: z.nullable(instant),
  /** waiting: the one that the candidate has to confirm; absent where it is either */
  waits_for: z.optional(z.enum(channels)),
})
export type SentProgress = z.output<typeof sentProgress>

export const message = z.object({
  id,
  from: z.enum(messageSides),
  /** first name of the person who wrote it; empty once they are gone */
  name: line,
  text: paragraph,
  /** it came as a text from the candidate's phone */
  by_text: z.boolean(),
  /** ISO 8601 */
  at: instant,
  /** for the manager's side, of a manager's message: how far it has come. Null where nothing is known yet, and for candidates */
  sent: z.nullable(sentProgress),
  /** for the manager's side: no email of its own, as one about an earlier message went within the hour before, which leads to it too */
  told_before: z.optional(z.boolean()),
})
export type Message = z.output<typeof message>

const conversation = z.object({
  /** oldest first */
  messages: listOf(message, maxMessages),
  /** false: the application is withdrawn or over, or one side reported the other */
  may_write: z.boolean(),
  /** one's own side has reported the other */
  reported: z.boolean(),
  /** for the candidate's side alone: messages of the company that they have not opened yet */
  unread: z.optional(z.number()),
})
export type Conversation = z.output<typeof conversation>

const params = z.object({ id: z.uuid({ error: 'field.invalid' }) })
const body = z.object({
  ...csrf,
  text: z
    .string('field.required')
    .check(z.trim(), z.minLength(1, 'field.required'), z.maxLength(maxMessage, 'field.max-length')),
})
const report = z.object({
  ...csrf,
  reason: z
    .string('field.required')
    .check(z.trim(), z.minLength(1, 'field.required'), atMost(maxReason), seenText),
})
const errors = ['messages-closed', 'too-many-messages'] as const

/** Characters of a message in the inbox. */
export const maxExcerpt = 200

const conversationRow = z.object({
  application_id: id,
  title: line,
  company_name: line,
  /** of the latest message */
  from: z.enum(messageSides),
  excerpt: paragraph,
  at: instant,
  /** messages of the company that the candidate has not opened yet */
  unread: z.number(),
})
export type ConversationRow = z.output<typeof conversationRow>

/** The conversations of all applications in one place. */
export const listInbox = endpoint({
  name: 'engagement.inbox.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/message/',
  summary: "The conversations in the signed-in candidate's applications, by the latest message, 20 a page.",
  access: signedIn,
  query: z.object({ page: z.optional(wholeNumber(1, 99_999)) }),
  answers: {
    200: z.object({
      conversations: listOf(conversationRow, pageSize),
      page: z.number(),
      pages: z.number(),
      total: z.number(),
    }),
  },
})

export const listMessages = endpoint({
  name: 'engagement.message.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/application/:id/message/',
  summary: 'What the signed-in candidate and the company wrote to each other in an application.',
  access: signedIn,
  params,
  answers: { 200: conversation },
})

export const sendMessage = endpoint({
  name: 'engagement.message.send',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/application/:id/message/',
  summary: 'Write to the company in an application of the signed-in candidate.',
  access: signedIn,
  perMinute: 20,
  idempotent: true,
  params,
  body,
  answers: { 201: conversation },
  errors: [...errors, 'key-reused'],
})

/** What comes meanwhile stays unread. */
export const markMessagesRead = endpoint({
  name: 'engagement.message.read',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/application/:id/message-read/',
  summary: 'The signed-in candidate has opened the messages of an application up to this one.',
  access: signedIn,
  perMinute: 60,
  params,
  body: z.object({ ...csrf, message_id: z.uuid({ error: 'field.invalid' }) }),
  answers: { 200: z.object({ unread: z.number() }) },
})

/** The other side cannot write anymore, and the support reads the conversation. */
export const reportMessages = endpoint({
  name: 'engagement.message.report',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/application/:id/message-report/',
  summary: 'Report what the company wrote in an application of the signed-in candidate.',
  access: signedIn,
  perMinute: 10,
  params,
  body: report,
  answers: { 200: conversation },
})

export const listPortalMessages = endpoint({
  name: 'engagement.portal-message.list',
  owner: 'engagement',
  method: 'GET',
  path: '/api/hire/v1/portal/application/:id/message/',
  summary: "What a candidate and the caller's company wrote to each other in an application.",
  access: portal('user', 'view'),
  params,
  answers: { 200: conversation },
})

/** The candidate is told by text and email, as their settings and quiet hours have it. */
export const sendPortalMessage = endpoint({
  name: 'engagement.portal-message.send',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/portal/application/:id/message/',
  summary: "Write to a candidate in an application to the caller's company.",
  access: portal('user', 'edit'),
  perMinute: 20,
  idempotent: true,
  params,
  body,
  answers: { 201: conversation },
  errors: [...errors, 'key-reused'],
})

export const reportPortalMessages = endpoint({
  name: 'engagement.portal-message.report',
  owner: 'engagement',
  method: 'POST',
  path: '/api/hire/v1/portal/application/:id/message-report/',
  summary: "Report what a candidate wrote in an application to the caller's company.",
  access: portal('user', 'edit'),
  perMinute: 10,
  params,
  body: report,
  answers: { 200: conversation },
})
