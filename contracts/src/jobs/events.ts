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
  /** its first `excerptCharacters` */
  description: line,
  /** the facility's name, or its city without one */
  location_name: line,
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  role: z.nullable(z.enum(trades)),
  schedule_duration: z.nullable(line),
  /** the candidate is not asked for a preferred shift */
  disable_preferred_shift: z.boolean(),
  /** includes work on Saturdays or Sundays */
  weekend: z.boolean(),
  /** includes overtime */
  overtime: z.boolean(),
  /** no experience is needed */
  entry: z.boolean(),
  drug_screen: z.boolean(),
  /** a criminal record is considered case by case */
  background_flexible: z.boolean(),
  /** required months of experience; 0 means none */
  experience_months: z.number(),
  /** required skills */
  keywords: keywords,
  /** ISO 8601 */
  posted_at: z.nullable(instant),
  /** of jobs: whose questions these are */
  company_id: z.number(),
  /** the company of auth whose managers work with it; null where none does */
  managed_by: z.nullable(id),
  /** 2 §4: candidates may see it: it was approved, and opened once */
  live: z.boolean(),
  /** the same job of another publisher, which is shown in its place; who began an application to this one may send it */
  same_as: z.optional(z.nullable(z.number())),
  // 2 §3, by the names of a position's own call
  facility_id: z.number(),
  schedule_description: z.nullable(paragraph),
})
export type PositionState = z.output<typeof positionState>

/** As its event brings it, and as other services keep it; `knownPosition` reads it. */
export const sentPosition = z.extend(positionState, {
  state: openEnum(positionStatuses),
  shifts: listOf(openEnum(shifts), 20),
  schedule_type: openEnum(scheduleTypes),
  role: z.nullable(openEnum(trades)),
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
  gathering_id: z.nullable(id),
  /** its job takes applications; whether people register for an event is engagement's to tell */
  open: z.boolean(),
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
  summary: 'A visitor typed an email address to hear once when a closed position opens again.',
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

/** Only of positions for which a notice was asked for. */
export const positionsReopened = eventType({
  type: 'jobs.position.reopened.v1',
  owner: 'jobs',
  kind: 'moment',
  summary: 'Positions for which a notice was asked for take applications again.',
  accounts: [],
  data: z.object({ positions: listOf(namedPosition, 200) }),
})
