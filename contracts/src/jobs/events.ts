import * as z from 'zod/mini'
import { listOf } from '../fields/list-of.ts'
import { eventType, stateOf } from '../event.ts'
import { openEnum } from '../fields/open-enumeration.ts'
import { languages } from '../language/translate.ts'
import { id, instant, line, paragraph, placeCode, sealed, url } from '../fields/texts.ts'
import { positionStatuses, trades, scheduleTypes, shifts } from './enumerations.ts'
import * as postingLimits from './posting-limits.ts'
import { keywords, question } from './question.ts'

export const positionShifts = listOf(z.enum(shifts), shifts.length)

/** A position as other services know it. `version` grows by one with each change. */
export const positionState = z.object({
  id: z.number(),
  version: z.number(),
  state: z.enum(positionStatuses),
  title: line,
  company_name: line,
  logo_url: z.nullable(url),
  city: line,
  /** two letters */
  region: placeCode,
  zip: z.nullable(placeCode),
  wage_from: z.nullable(z.number()),
  wage_to: z.nullable(z.number()),
  shifts: positionShifts,
  schedule_start: z.nullable(line),
  schedule_type: z.enum(scheduleTypes),
  questions: listOf(question, postingLimits.questions),
  // The defaults are for older events.
  /** its first `excerptCharacters` */
  description: z._default(line, ''),
  /** the facility's name, or its city without one */
  location_name: z._default(line, ''),
  latitude: z._default(z.nullable(z.number()), null),
  longitude: z._default(z.nullable(z.number()), null),
  role: z._default(z.nullable(z.enum(trades)), null),
  schedule_duration: z._default(z.nullable(line), null),
  /** the candidate is not asked for a preferred shift */
  disable_preferred_shift: z._default(z.boolean(), false),
  /** includes work on Saturdays or Sundays */
  weekend: z._default(z.boolean(), false),
  /** includes overtime */
  overtime: z._default(z.boolean(), false),
  /** no experience is needed */
  entry: z._default(z.boolean(), false),
  drug_screen: z._default(z.boolean(), false),
  /** a criminal record is considered case by case */
  background_flexible: z._default(z.boolean(), false),
  /** required months of experience; 0 means none */
  experience_months: z._default(z.number(), 0),
  /** required skills */
  keywords: z._default(keywords, []),
  /** ISO 8601 */
  posted_at: z._default(z.nullable(instant), null),
  /** of jobs: whose questions these are. Absent in events that were published before */
  company_id: z.optional(z.number()),
  /** the company of auth whose managers work with it; null where none does */
  managed_by: z._default(z.nullable(id), null),
  /** 2 §4: candidates may see it: it was approved, and opened once */
  live: z._default(z.boolean(), true),
  /** the same job of another publisher, which is shown in its place; who began an application to this one may send it */
  same_as: z.optional(z.nullable(z.number())),
  // 2 §3, by the names of a position's own call. Absent in events that were published before
  facility_id: z.optional(z.number()),
  schedule_description: z.optional(z.nullable(paragraph)),
})
export type PositionState = z.output<typeof positionState>

/** As its event brings it, and as other services keep it; `knownPosition` reads it. */
export const sentPosition = z.extend(positionState, {
  state: openEnum(positionStatuses),
  shifts: listOf(openEnum(shifts), 20),
  schedule_type: openEnum(scheduleTypes),
  role: z._default(z.nullable(openEnum(trades)), null),
})
export type SentPosition = z.output<typeof sentPosition>

/** The keyword of a poster. `version` grows by one with each change. */
export const keywordState = z.object({
  /** the word */
  id,
  version: z.number(),
  /** null: it leads to no job (anymore) */
  position_id: z.nullable(z.number()),
  /** of engagement: the event or program to register for; null: none */
  gathering_id: z._default(z.nullable(id), null),
  /** its job takes applications; whether people register for an event is engagement's to tell; absent from older events */
  open: z._default(z.boolean(), true),
})

export const keywordChanged = eventType({
  type: 'jobs.keyword.changed.v1',
  owner: 'jobs',
  kind: 'state',
  summary: 'Roles and events were given keywords that people text to apply or register, or lost them.',
  accounts: [],
  data: stateOf(keywordState),
})

export const positionChanged = eventType({
  type: 'jobs.position.changed.v1',
  owner: 'jobs',
  kind: 'state',
  summary: 'Positions were added or changed.',
  accounts: [],
  data: stateOf(sentPosition),
})

/** As an email names it. `version` is its own at that moment: what a later one says is newer. */
const namedPosition = z.object({
  id: z.number(),
  version: z.number(),
  title: line,
  company_name: line,
  city: line,
  region: placeCode,
})
export type NamedPosition = z.output<typeof namedPosition>

export const noticeAsked = eventType({
  type: 'jobs.notice.asked.v1',
  owner: 'jobs',
  kind: 'moment',
  summary: 'Somebody typed an email address to hear once when a closed position opens again.',
  accounts: ['account_id'],
  data: z.object({
    /** whose address it is known to be; null where it still has to be proven */
    account_id: z.nullable(id),
    position: namedPosition,
    language: openEnum(languages),
    /** {to} as JSON, sealed to the key of notifications (JWE) */
    sealed_address: sealed,
  }),
})

/** Of positions for which somebody asked alone. */
export const positionsReopened = eventType({
  type: 'jobs.position.reopened.v1',
  owner: 'jobs',
  kind: 'moment',
  summary: 'Positions that somebody waits for take applications again.',
  accounts: [],
  data: z.object({ positions: listOf(namedPosition, 200) }),
})
