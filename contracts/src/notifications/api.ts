import * as z from 'zod/mini'
import { anybody, signed, signedIn } from '../access.ts'
import { endpoint } from '../endpoint.ts'
import { csrf } from '../fields/request-fields.ts'
import { upTo } from '../fields/texts.ts'

export * from './job-notices-api.ts'

/** Names an email address, signed by notifications: in each email that may be stopped. */
const emailToken = upTo(200)

/** The body as it was sent: signatures are over its bytes. What providers send in one piece is less. */
const providerBody = upTo(1024 * 1024)
const providerBodyLimit = 1024 * 1024
const taken = { 200: z.object({ taken: z.literal(true) }) }

/**
 * RFC 8058: mail programs send this when their reader presses "Unsubscribe". There is no session,
 * nothing is asked, and the body (`List-Unsubscribe=One-Click`) says nothing more.
 */
export const unsubscribe = endpoint({
  name: 'notifications.emails.unsubscribe',
  owner: 'notifications',
  method: 'POST',
  path: '/unsubscribe/',
  summary: 'Stop emails to an address in one click, by the signed link of an email.',
  access: signed,
  perMinute: 600,
  query: z.object({ t: z.optional(emailToken) }),
  body: upTo(2_000),
  bodyLimit: 2_000,
  answers: { 200: z.object({ stopped: z.literal(true) }) },
  errors: ['link-invalid'],
})

/** The page behind that link: whether emails are stopped and, with `stopped`, stops or starts them. */
export const emailSettings = endpoint({
  name: 'notifications.emails.settings',
  owner: 'notifications',
  method: 'POST',
  path: '/api/email-settings/',
  summary: 'Whether emails to an address are stopped, by the signed link of an email; stops or starts them.',
  access: anybody,
  perMinute: 60,
  countsNetwork: true,
  body: z.object({ ...csrf, token: emailToken, stopped: z.optional(z.boolean()) }),
  answers: {
    200: z.object({
      stopped: z.boolean(),
      /** the link is that of a job alert, and stops these alone */
      about: z.optional(z.literal('job-alerts')),
    }),
  },
  errors: ['link-invalid'],
})

/** What is known of a contact, or why nothing goes there. `unknown`: the account is new. */
export const ownStates = [
  'unknown',
  'owned',
  'reachable',
  'neither',
  'not-me',
  'bounced',
  'stopped',
  'no-phone',
  'no-consent',
  'landline',
  'invalid',
  // the account has none, or nothing goes there until it is proven
  'no-email',
] as const
const ownReach = z.object({
  email: z.enum(ownStates),
  text: z.enum(ownStates),
  /** messages come whole by one of them; else they wait, or say little */
  reached: z.boolean(),
})
export type OwnReach = z.output<typeof ownReach>

export const getReach = endpoint({
  name: 'notifications.reach.get',
  owner: 'notifications',
  method: 'GET',
  path: '/api/reach/',
  summary: 'By what messages reach the signed-in person.',
  access: signedIn,
  answers: { 200: ownReach },
})

/** By what messages reach the person now. */
const ownSettings = { answers: { 200: ownReach }, errors: ['contact-unproven'] } as const

/** As the link at the end of each email; only for an address that the person has proven. */
export const setOwnEmails = endpoint({
  name: 'notifications.own-emails.set',
  owner: 'notifications',
  method: 'POST',
  path: '/api/own-emails/',
  summary:
    'Stop or start emails to the signed-in person, but for those they ask for and those about a changed account.',
  access: signedIn,
  perMinute: 20,
  body: z.object({ ...csrf, stopped: z.boolean() }),
  ...ownSettings,
})

/** As STOP; only for a number that the person has proven. */
export const stopOwnTexts = endpoint({
  name: 'notifications.own-texts.stop',
  owner: 'notifications',
  method: 'POST',
  path: '/api/own-texts-stop/',
  summary: 'Stop texts to the signed-in person, but for codes that they ask for.',
  access: signedIn,
  perMinute: 20,
  body: z.object({ ...csrf }),
  ...ownSettings,
})

/** What is known of the address of an email: of those, the page of its link says and sets the last two. */
export const reachStates = ['owned', 'neither', 'reachable', 'not-me'] as const

/**
 * The page behind the link of an email to an unconfirmed address; with `answer`, its reader confirms it, which takes a stop of
 * emails to it back, or says that they are not meant. It opens nothing and changes no account. An address that the account no
 * longer has is `link-invalid`.
 */
export const answerReach = endpoint({
  name: 'notifications.emails.reach',
  owner: 'notifications',
  method: 'POST',
  path: '/api/confirm-emails/',
  summary:
    'Whether emails of an account are wanted at an address, by the signed link of one; wants or ends them.',
  access: anybody,
  perMinute: 60,
  countsNetwork: true,
  body: z.object({ ...csrf, token: emailToken, answer: z.optional(z.enum(['mine', 'not-me'])) }),
  answers: {
    200: z.object({
      state: z.enum(reachStates),
      /** emails to the address are stopped, whoever it is of */
      stopped: z.optional(z.literal(true)),
    }),
  },
  errors: ['link-invalid'],
})

/** A text that was sent to our number, signed by Twilio (X-Twilio-Signature). The answer is TwiML. */
export const receiveText = endpoint({
  name: 'notifications.texts.receive',
  owner: 'notifications',
  method: 'POST',
  path: '/api/webhooks/twilio/messages/',
  summary: 'Twilio passes on a text to our number: STOP, START, HELP.',
  access: signed,
  perMinute: 1_200,
  body: upTo(64 * 1024),
  answers: {},
  media: 'text/xml',
})

/** What became of a text, signed by Twilio. */
export const receiveTextStatus = endpoint({
  name: 'notifications.texts.receive-status',
  owner: 'notifications',
  method: 'POST',
  path: '/api/webhooks/twilio/status/:id/',
  summary: 'Twilio tells what became of a text.',
  access: signed,
  perMinute: 6_000,
  params: z.object({ id: z.uuid({ error: 'field.invalid' }) }),
  body: upTo(64 * 1024),
  answers: taken,
})

/** What became of emails, signed by SendGrid (X-Twilio-Email-Event-Webhook-Signature). */
export const receiveEmailEvents = endpoint({
  name: 'notifications.emails.receive-events',
  owner: 'notifications',
  method: 'POST',
  path: '/api/webhooks/sendgrid/events/',
  summary: 'SendGrid tells what became of emails.',
  access: signed,
  perMinute: 1_200,
  body: providerBody,
  bodyLimit: providerBodyLimit,
  answers: taken,
})
