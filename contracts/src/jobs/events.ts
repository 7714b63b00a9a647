import * as z from 'zod/mini'
import { eventType, stateOf } from '../event.ts'
import { positionStates, scheduleTypes, shifts } from './enumerations.ts'
import { question } from './question.ts'

/** A position as other nouns know it. `version` grows by one with each change. */
export const positionState = z.object({
  id: z.number(),
  version: z.number(),
  state: z.enum(positionStates),
  title: z.string(),
  company_name: z.string(),
  logo_url: z.nullable(z.string()),
  city: z.string(),
  /** two letters */
  region: z.string(),
  zip: z.nullable(z.string()),
  wage_from: z.nullable(z.number()),
  wage_to: z.nullable(z.number()),
  shifts: z.array(z.enum(shifts)),
  schedule_start: z.nullable(z.string()),
  schedule_type: z.enum(scheduleTypes),
  questions: z.array(question),
})
export type PositionState = z.output<typeof positionState>

export const positionChanged = eventType({
  type: 'jobs.position.changed.v1',
  owner: 'jobs',
  kind: 'state',
  summary: 'Positions were added or changed.',
  data: stateOf(positionState),
})
