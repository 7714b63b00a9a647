import { envelope } from '@lunchpail/contracts/event'
import type { EventType } from '@lunchpail/contracts/event'
import { jsonSchemaOf } from './openapi.ts'
import type { JsonSchema } from './openapi.ts'

/** Nouns by the type of the event that they consume. */
export type Consumers = ReadonlyMap<string, readonly string[]>

export const kindSentence: Record<EventType['kind'], string> = {
  state: 'State: the whole public state of 1 to 500 items; an older version of an item is ignored.',
  moment: 'Moment: something that happened, once for its id, valid in any order.',
}

/** The event on the wire: its envelope around its data. */
function payloadOf({ type, data }: EventType): JsonSchema {
  const { properties, ...rest } = jsonSchemaOf(envelope, 'output', 'draft-07')
  return {
    ...rest,
    properties: {
      ...(properties as JsonSchema),
      type: { const: type },
      data: jsonSchemaOf(data, 'output', 'draft-07'),
    },
  }
}

const operation = (action: 'send' | 'receive', service: string, { type }: EventType) => [
  `${service}.${action}.${type}`,
  { action, channel: { $ref: `#/channels/${type}` }, tags: [{ name: service }] },
]

/** The AsyncAPI 3 document of all events. A channel is a NATS subject of a JetStream stream. */
export function asyncApi(events: readonly EventType[], consumers: Consumers): JsonSchema {
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Lunchpail',
      version: '1',
      description:
        'Generated from the contracts and the running services. Delivery is at least once; the id tells a repeat.',
    },
    defaultContentType: 'application/cloudevents+json',
    channels: Object.fromEntries(
      events.map((event) => [
        event.type,
        {
          address: event.type,
          summary: event.summary,
          messages: { [event.type]: { $ref: `#/components/messages/${event.type}` } },
          'x-stream': event.owner.toUpperCase(),
          'x-owner': event.owner,
          'x-consumers': consumers.get(event.type) ?? [],
        },
      ]),
    ),
    operations: Object.fromEntries(
      events.flatMap((event) => [
        operation('send', event.owner, event),
        ...(consumers.get(event.type) ?? []).map((noun) => operation('receive', noun, event)),
      ]),
    ),
    components: {
      messages: Object.fromEntries(
        events.map((event) => [
          event.type,
          {
            name: event.type,
            summary: event.summary,
            description: kindSentence[event.kind],
            payload: payloadOf(event),
            'x-kind': event.kind,
          },
        ]),
      ),
    },
  }
}
