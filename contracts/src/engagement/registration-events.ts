import * as z from 'zod/mini'
import { eventType } from '../event.ts'
import { languages } from '../language/translate.ts'
import { channels } from '../notifications/ways.ts'
import { openEnum } from '../fields/open-enumeration.ts'
import { id, instant, line, paragraph, sealed, upTo } from '../fields/texts.ts'

/** What a registrant is told about their registration. */
export const registrationNotices = [
  'registered',
  'waiting',
  'moved-up',
  'canceled',
  'reminder',
  'changed',
  // of whoever is on the waiting list
  'waiting-changed',
  // of the whole event, by its company
  'event-canceled',
  // what an event without a place says of itself, such as how to join; not its time
  'details-changed',
] as const

/** For a text and an email to the person. */
export const registrationNoticeRequested = eventType({
  type: 'engagement.registration-notice.requested.v1',
  owner: 'engagement',
  kind: 'moment',
  summary:
    'A person registered for an event, moved up its waiting list, canceled, or is to be reminded; or it was moved or canceled.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    what: openEnum(registrationNotices),
    language: openEnum(languages),
    name: line,
    /** whose event it is */
    company_name: line,
    /** of auth; absent where none of its companies holds it */
    company_id: z.optional(id),
    /** null for a program without times */
    starts_at: z.nullable(instant),
    zone: id,
    /** null where none is told */
    place: z.nullable(upTo(700)),
    /** what it says of itself now, where that changed and no place is told */
    details: z.optional(paragraph),
    /** of its page, from the site's root */
    path: line,
    /** it is not told after that */
    until: z.nullable(instant),
  }),
})

/** For one text or email to a friend. */
export const referralRequested = eventType({
  type: 'engagement.referral.requested.v1',
  owner: 'engagement',
  kind: 'moment',
  summary: 'A person wants to tell a friend about the site.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    channel: openEnum(channels),
    language: openEnum(languages),
    campaign: upTo(64),
    /** its row in the list of the person who refers: what comes back is told there */
    referral_id: id,
    /** {to, from} as JSON, sealed to the key of notifications (JWE): the friend, and the first name of the person who refers */
    sealed_referral: sealed,
  }),
})
