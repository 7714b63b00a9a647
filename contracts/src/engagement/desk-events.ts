import * as z from 'zod/mini'
import { eventType } from '../event.ts'
import { listOf } from '../fields/list-of.ts'
import { openEnum } from '../fields/open-enumeration.ts'
import { id, instant, line } from '../fields/texts.ts'

export const deskNotices = [
  'applicants',
  'time-picked',
  'time-moved',
  'time-canceled',
  'another-time',
  'withdrawn',
  'message',
] as const
export type DeskNotice = (typeof deskNotices)[number]

/** Roles that one email names. */
export const maxNoticeRoles = 5

/**
 * For an email to one hiring manager, in the language of their account. It says who did what and leads to the desk: no contact,
 * no answer, no resume, and not what a candidate wrote.
 */
export const deskNoticeRequested = eventType({
  type: 'engagement.desk-notice.requested.v1',
  owner: 'engagement',
  kind: 'moment',
  summary: 'A hiring manager is to be told of new applicants, of an answer to an invite, or of a message.',
  // a candidate who is erased is named in none of them
  accounts: ['account_id', 'candidate_id'],
  data: z.object({
    /** of the manager */
    account_id: id,
    what: openEnum(deskNotices),
    company_name: line,
    /** applicants: how many; else 1 */
    count: z.number(),
    /** those of most applicants */
    roles: listOf(z.object({ title: line, city: line, count: z.number() }), maxNoticeRoles),
    // of one application; null where it is about several
    candidate_id: z.nullable(id),
    first_name: z.nullable(line),
    application_id: z.nullable(id),
    /** ISO 8601: the interview time that it is about */
    starts_at: z.nullable(instant),
    /** IANA name, of the place */
    zone: z.nullable(id),
  }),
})
