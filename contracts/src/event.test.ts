import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { allEvents } from './addresses.ts'
import { envelope, type EventType } from './event.ts'
import { openCode, openEnum } from './fields/open-enumeration.ts'

const ofKind = (kind: EventType['kind']) => allEvents.filter((event) => event.kind === kind)
const schemaOf = (event: EventType) =>
  z.toJSONSchema(event.data, { io: 'input', unrepresentable: 'any' }) as {
    properties: { things?: { items: { required: string[]; properties: Record<string, unknown> } } }
  }

it('every state carries a version with each item, as order is not promised', () => {
  const found = ofKind('state').map((event) => {
    const items = schemaOf(event).properties.things?.items
    const version = items?.properties['version'] as { type?: unknown } | undefined
    return { event: event.type, hasVersion: items?.required.includes('version'), type: version?.type }
  })
  expect(found).toEqual(found.map(({ event }) => ({ event, hasVersion: true, type: 'number' })))
})

it('every moment is one fact, not a list of items that need versions', () => {
  const lists = ofKind('moment').filter((event) => 'things' in schemaOf(event).properties)
  expect(lists.map(({ type }) => type)).toEqual([])
})

interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
  readonly [part: string]: unknown
}

/** The places of enumerations that refuse what this release does not know. */
function closedEnumerations(schema: unknown, place: string): string[] {
  const def = (schema as { _zod?: { def: Def } } | undefined)?._zod?.def
  if (!def) return []
  if (def.type === 'enum' || def.type === 'literal') return [place]
  // beside what is known, any text, number or record fits
  if (def.type === 'union') return []
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([name, part]) =>
      closedEnumerations(part, `${place}.${name}`),
    ),
    ...['element', 'innerType', 'in', 'keyType', 'valueType'].flatMap((part) =>
      closedEnumerations(def[part], place),
    ),
  ]
}

it('every enumeration in an event takes a value that only a newer release knows', () => {
  expect(allEvents.flatMap(({ type, data }) => closedEnumerations(data, type))).toEqual([])
})

/** The places of objects that refuse a field which this release does not know. */
function closedObjects(schema: unknown, place: string): string[] {
  const {
    additionalProperties,
    anyOf = [],
    ...parts
  } = schema as { readonly anyOf?: readonly unknown[] } & Record<string, unknown>
  // of several forms one has to take it
  const forms = anyOf.map((form) => closedObjects(form, place))
  return [
    ...(additionalProperties === false ? [place] : []),
    ...(forms.every((form) => form.length > 0) ? forms.flat() : []),
    ...Object.entries({ ...parts, additionalProperties }).flatMap(([name, part]) =>
      part instanceof Object ? closedObjects(part, `${place}.${name}`) : [],
    ),
  ]
}

it('every object in an event takes a field that only a newer release knows, and so does its envelope', () => {
  expect(allEvents.flatMap((event) => closedObjects(schemaOf(event), event.type))).toEqual([])
  expect(closedObjects(z.toJSONSchema(envelope, { io: 'input' }), 'envelope')).toEqual([])
  const closed = z.object({ things: z.array(z.strictObject({ id: z.number() })) })
  expect(closedObjects(z.toJSONSchema(closed, { io: 'input' }), 'x')).toEqual(['x.properties.things.items'])
})

it('an enumeration in an event refuses what is none', () => {
  expect(openEnum(['day']).safeParse('x'.repeat(65)).success).toBe(false)
  expect(openCode({ active: 1 }).safeParse(40_000).success).toBe(false)
})
