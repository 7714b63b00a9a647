import * as z from 'zod/mini'
import { eventType } from '../event.ts'
import { listOf } from '../fields/list-of.ts'
import { channels } from '../notifications/ways.ts'
import { openEnum } from '../fields/open-enumeration.ts'
import { alertFrequencies } from '../profile/enumerations.ts'
import { textConsent } from '../profile/events.ts'
import { id, instant, line, placeCode } from '../fields/texts.ts'

/**
 * Which application is meant, and since when. Each step of auto-apply tells it to the next: matches chooses, notifications
 * knows whether a message reaches the person, wizard applies.
 */
export const autoApplyChoice = {
  account_id: id,
  position_id: z.number(),
  /** ISO 8601 */
  chosen_at: instant,
}

export const autoApplyChosen = eventType({
  type: 'matches.auto-apply.chosen.v1',
  owner: 'matches',
  kind: 'moment',
  summary: 'A new job fits a candidate with auto-apply on.',
  accounts: ['account_id'],
  data: z.object(autoApplyChoice),
})

/** Jobs that one alert names; `total` counts the rest. */
export const maxAlerted = 12

/** A job as an alert names it. */
const alertedJob = z.object({
  id: z.number(),
  title: line,
  company_name: line,
  city: line,
  region: placeCode,
  wage_from: z.nullable(z.number()),
  wage_to: z.nullable(z.number()),
})
export type AlertedJob = z.output<typeof alertedJob>

/** One text and one email, or one of them, about new jobs that fit a candidate, best first. */
export const alertRequested = eventType({
  type: 'matches.alert.requested.v1',
  owner: 'matches',
  kind: 'moment',
  summary: 'New jobs fit a candidate who agreed to job alerts.',
  accounts: ['account_id'],
  data: z.object({
    account_id: id,
    /** those that the person agreed to */
    channels: listOf(openEnum(channels), 10).check(z.minLength(1)),
    /** of texts */
    text_consent: z.nullable(textConsent),
    frequency: openEnum(alertFrequencies),
    jobs: listOf(alertedJob, maxAlerted).check(z.minLength(1)),
    /** with those that are not named */
    total: z.number(),
    /** those: they are asked about again where the alert waits */
    not_named: listOf(z.number(), 200),
  }),
})
