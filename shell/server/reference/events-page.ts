import type { EventType } from '@lunchpail/contracts/event'
import { html } from '../html.ts'
import type { Html } from '../html.ts'
import { kindSentence } from './asyncapi.ts'
import type { Consumers } from './asyncapi.ts'
import { jsonSchemaOf } from './openapi.ts'
import { referenceByNoun } from './reference-page.ts'
import { schemaOutline } from './schema-outline.ts'

const eventPart = ({ type, kind, owner, summary, data }: EventType, hearers: readonly string[]): Html =>
  html`<h3><code>${type}</code></h3>
    <p>${summary} ${kindSentence[kind]}</p>
    <p>Said by ${owner}, heard by ${hearers.length > 0 ? hearers.join(', ') : 'nobody'}.</p>
    <h4>Data</h4>
    ${schemaOutline(jsonSchemaOf(data, 'output'))}`

/** Every event of the site by noun, readable in a browser. */
export const eventsPage = (
  events: readonly EventType[],
  consumers: Consumers,
  silent: readonly string[],
): string =>
  referenceByNoun(
    'Events',
    html`Generated from the contracts and the running services. An event is a CloudEvent in JSON; its type is
    its NATS subject, in the stream of its owner. It may come twice: the id tells.
    ${silent.length > 0 && `Not answering just now, so missing among those who hear: ${silent.join(', ')}.`}`,
    events,
    (event) => ({
      id: event.type,
      name: event.type,
      part: eventPart(event, consumers.get(event.type) ?? []),
    }),
  )
