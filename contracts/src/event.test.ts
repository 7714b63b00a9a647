import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { allEvents } from './addresses.ts'
import type { EventType } from './event.ts'

const ofKind = (kind: EventType['kind']) => allEvents.filter((event) => event.kind === kind)
const schemaOf = (event: EventType) =>
  z.toJSONSchema(event.data, { io: 'input', unrepresentable: 'any' }) as {
    properties: { things?: { items: { required: string[]; properties: Record<string, unknown> } } }
  }

it.each(ofKind('state').map((event) => [event.type, event] as const))(
  '%s carries a version with each item, as order is not promised',
  (_, event) => {
    const { items } = schemaOf(event).properties.things!
    expect(items.required).toContain('version')
    expect(items.properties['version']).toMatchObject({ type: 'number' })
  },
)

it.each(ofKind('moment').map((event) => [event.type, event] as const))(
  '%s is one fact, not a list of items that need versions',
  (_, event) => expect(schemaOf(event).properties).not.toHaveProperty('things'),
)
