import type { EventType } from '@lunchpail/contracts/event'
import { html } from '../html.ts'
import type { Html } from '../html.ts'
import { kindSentence } from './asyncapi.ts'
import type { Consumers } from './asyncapi.ts'
import { jsonSchemaOf } from './openapi.ts'
import { referencePage } from './reference-page.ts'
import { schemaOutline } from './schema-outline.ts'

const eventArticle = (
  { type, kind, owner, summary, data }: EventType,
  consumers: readonly string[] = [],
): Html =>
  html`<article id="${type}">
    <h3><code>${type}</code></h3>
    <p>${summary} ${kindSentence[kind]}</p>
    <p>Published by ${owner}, consumed by ${consumers.length > 0 ? consumers.join(', ') : 'no one'}.</p>
    <h4>Data</h4>
    ${schemaOutline(jsonSchemaOf(data, 'output'))}
  </article>`

/** Every event of the site by noun. */
export function eventsPage(
  events: readonly EventType[],
  consumers: Consumers,
  silent: readonly string[],
): string {
  const byNoun = Object.entries(Object.groupBy(events, ({ owner }) => owner))
  return referencePage(
    'Events',
    html`<main>
      <h1>Events</h1>
      <p>
        Generated from the contracts and the running services. An event is a CloudEvent in JSON; its type is
        its NATS subject, in the stream of its owner. It may come twice: the id tells.
        ${silent.length > 0 && `Not answering just now, so missing among the consumers: ${silent.join(', ')}.`}
      </p>
      <nav aria-label="Events">
        ${byNoun.map(
          ([noun, of]) =>
            html`<h2>${noun}</h2>
              <ul>
                ${of.map(({ type }) => html`<li><a href="#${type}">${type}</a></li>`)}
              </ul>`,
        )}
      </nav>
      ${byNoun.map(
        ([noun, of]) =>
          html`<section>
            <h2>${noun}</h2>
            ${of.map((event) => eventArticle(event, consumers.get(event.type)))}
          </section>`,
      )}
    </main>`,
  )
}
