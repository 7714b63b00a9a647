import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { EventType } from '@lunchpail/contracts/event'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import type { ServiceConfig } from '../config.ts'
import { consumesOf } from '../consumes.ts'
import type { ServiceDefinition } from '../service.ts'
import type { TestService } from './test-service.ts'

interface Shape {
  /** with `null` besides, where that fits too */
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Shape[]
  readonly items?: Shape
  readonly maxLength?: number
  readonly properties?: Readonly<Record<string, Shape>>
  readonly additionalProperties?: Shape | boolean
}
/** A text of a field by its name, or the one that its service opens. */
export type TextOf = (field: string) => Promise<string> | string | undefined

const isNamed = ({ enum: names, const: only }: Shape): boolean => names !== undefined || only !== undefined
/** The type of what comes beside the values that are known. */
const typeOf = ({ type = '' }: Shape): string => (typeof type === 'string' ? type : type[0]!)
const openType = (shape: Shape): string | undefined =>
  shape.anyOf?.some(isNamed)
    ? shape.anyOf
        .filter((one) => !isNamed(one))
        .map(typeOf)
        .find((type) => type === 'string' || type === 'integer')
    : undefined

const textOf = (field: string): string =>
  /(^|_)ids?$|^managed_by$/.test(field)
    ? randomUUID()
    : /(_at|^at|until|time)$/.test(field)
      ? '2026-11-20T10:00:00.000Z'
      : 'UTC'

/** A value of a schema, and what changes each of its enumerations, by its place, to a value of a newer release. */
async function sampleOf(
  shape: Shape,
  text: TextOf,
  field = '',
  place = '',
): Promise<{ readonly value: unknown; readonly newer: ReadonlyMap<string, unknown> }> {
  const type = openType(shape)
  if (type !== undefined) {
    const { value } = await sampleOf(shape.anyOf!.find(isNamed)!, text)
    return { value, newer: new Map([[place, type === 'string' ? 'of-next-month' : 77]]) }
  }
  const choice = shape.anyOf?.find((one) => one.type !== 'null')
  if (choice) return sampleOf(choice, text, field, place)
  if (isNamed(shape)) return { value: shape.const ?? shape.enum![0], newer: new Map() }
  if (typeOf(shape) === 'array') {
    const item = await sampleOf(shape.items ?? {}, text, field, place)
    return { value: [item.value], newer: new Map([...item.newer].map(([at, other]) => [at, [other]])) }
  }
  const { additionalProperties: others } = shape
  const properties = shape.properties ?? (typeof others === 'object' ? { company: others } : undefined)
  if (properties) {
    const entries = await Promise.all(
      Object.entries(properties).map(
        async ([name, one]) => [name, await sampleOf(one, text, name, `${place}.${name}`)] as const,
      ),
    )
    const value = Object.fromEntries(entries.map(([name, one]) => [name, one.value]))
    const newer = entries.flatMap(([name, one]) =>
      [...one.newer].map(([at, other]) => [at, { ...value, [name]: other }] as const),
    )
    return { value, newer: new Map(newer) }
  }
  const plain: Readonly<Record<string, unknown>> = { boolean: true, number: 1, integer: 1 }
  return {
    value: plain[typeOf(shape)] ?? (await text(field)) ?? textOf(field).slice(0, shape.maxLength),
    newer: new Map(),
  }
}

/** The data of an event once for each of its enumerations, with a value there that only a newer release knows. */
const newerDataOf = async ({ data }: EventType, text: TextOf): Promise<ReadonlyMap<string, unknown>> =>
  (await sampleOf(z.toJSONSchema(data, { io: 'input', unrepresentable: 'any' }) as Shape, text)).newer

/**
 * Publishes to a service, of every event that it handles, a value of next month in each enumeration. Answers the places of
 * those that it did not handle, with why, and how many there were.
 */
export async function failNewerValues<Config extends ServiceConfig, Tx extends Transaction>(
  definition: ServiceDefinition<Config, Tx>,
  { pool, publish }: Pick<TestService, 'pool' | 'publish'>,
  text: TextOf = () => undefined,
): Promise<{ readonly failures: string[]; readonly tried: number }> {
  const published = new Map<string, string>()
  for (const event of consumesOf(definition))
    for (const [place, data] of await newerDataOf(event, text))
      published.set(await publish(event, data as never), `${event.type} ${place}`)
  const ids = [...published.keys()]
  const outcomes = `select event_id, null as error from kit.inbox where event_id = any($1)
    union all select event_id, error_message from kit.dead_letter where event_id = any($1)`
  const until = performance.now() + 30_000
  let seen: { event_id: string; error: string | null }[] = []
  while (new Set(seen.map(({ event_id }) => event_id)).size < ids.length && performance.now() < until) {
    // without a pause, the question would take the processor from what it waits for
    await wait(50)
    seen = (await pool.query(outcomes, [ids])).rows
  }
  const failures = ids.flatMap((id) => {
    const rows = seen.filter(({ event_id }) => event_id === id)
    const error = rows.length === 0 ? 'not handled' : rows.find((row) => row.error !== null)?.error
    return error ? [`${published.get(id)}: ${error}`] : []
  })
  return { failures, tried: ids.length }
}
