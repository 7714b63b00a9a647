import * as z from 'zod/mini'
import type { Noun } from './noun.ts'
import type { Schema } from './endpoint.ts'
import { id, instant, line } from './fields/texts.ts'

/**
 * One event type, declared once by the noun that owns it.
 *
 * - `state`: the whole public state of 1 to `maxStateItems` items with their versions; older versions are ignored.
 * - `moment`: something that happened, idempotent by the event's id, valid in any order.
 */
export interface EventType {
  /** Past tense with its version, and the NATS subject: `wizard.application.submitted.v1`. */
  readonly type: string
  readonly owner: Noun
  readonly kind: 'state' | 'moment'
  readonly summary: string
  /**
   * The fields of its data, in a state event of each item, that hold the id of an account: the people whom it is about.
   * Once one of them is erased it is not handled anymore. Empty where it is about no person.
   */
  readonly accounts: readonly string[]
  readonly data: Schema
}

export const eventType = <const E extends EventType>(declaration: E): E => declaration

export type DataOf<E extends EventType> = z.output<E['data']>

export const maxStateItems = 500

/** The data of a state event: items with their versions. The key is `things`: it is on the wire, and stays. */
export const stateOf = <S extends z.ZodMiniType>(item: S) =>
  z.object({ things: z.array(item).check(z.minLength(1), z.maxLength(maxStateItems)) })

/** CloudEvents 1.0 in JSON, the envelope of every event. `republished` marks state that is published again: reactions skip it. */
export const envelope = z.object({
  specversion: z.literal('1.0'),
  id: id.check(z.minLength(1)),
  source: line,
  type: line,
  /** id of the item that it is about, where there is one */
  subject: z.optional(line),
  /** ISO 8601, when it happened */
  time: instant,
  traceparent: z.optional(id),
  republished: z.optional(z.boolean()),
  /**
   * Of its owner when it was published; each republish begins a new one. State of a later epoch replaces state of an earlier
   * one whatever the versions are.
   */
  epoch: z.optional(z.number()),
  data: z.unknown(),
})
export type Envelope = z.output<typeof envelope>
