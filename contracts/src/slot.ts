import type * as z from 'zod/mini'
import type { Noun } from './noun.ts'
import type { Schema } from './endpoint.ts'

/**
 * A place in one noun's page that another noun fills. Props and outcome are serialisable; the only callback is
 * `onDone(outcome)`. A slot that fails shows nothing.
 */
export interface Slot {
  /** `auth.entry.v1` */
  readonly name: string
  /** the noun whose microfrontend provides it */
  readonly provider: Noun
  readonly summary: string
  readonly props: Schema
  readonly outcome: Schema
}
export const slot = <const S extends Slot>(declaration: S): S => declaration
/** zod's output of an empty object forbids every property, and so `onDone`. */
export type SlotProps<S extends Slot> = string extends keyof z.output<S['props']>
  ? object
  : z.output<S['props']>
export type SlotOutcome<S extends Slot> = z.output<S['outcome']>
