import * as z from 'zod/mini'
import { id } from './texts.ts'

declare const newer: unique symbol
/** A value that only a newer release knows. Nothing but `isKnown` tells it from the others. */
export type Newer = string & { readonly [newer]: true }

/*
 * An event may come from a newer release than its consumer, with a value that this one does not know. Such a value is taken
 * and kept as it came, and read as unknown: an enumeration in an event is one of these.
 */

/** One of these names, or one that a newer release knows. */
export const openEnum = <const V extends readonly string[]>(values: V) =>
  z.union([z.enum(values), id]) as unknown as z.ZodMiniType<V[number] | Newer>

/** PostgreSQL has them as `smallint`. */
const anyCode = z.int().check(z.gte(-32_768), z.lte(32_767))

/** One of these codes, or one that a newer release knows. */
export const openCode = (values: Readonly<Record<string, number>>) =>
  z.union([z.literal(Object.values(values)), anyCode])

/** Whether this release knows a value that came with an event. */
export const isKnown = <Value extends string | number>(
  values: readonly Value[],
  value: string | number | null | undefined,
): value is Value => values.some((one) => one === value)
