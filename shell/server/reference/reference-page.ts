import { html } from '../html.ts'
import type { Html } from '../html.ts'

/** The frame of the pages for developers: no scripts, one style sheet of their own. */
export const referencePage = (title: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title} · Lunchpail</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/reference.css" />
      </head>
      <body>
        <header>
          <nav aria-label="Reference">
            <a href="/api/docs/">Endpoints</a> <a href="/api/docs/events/">Events</a>
            <a href="/integrations/">Integration map</a> <a href="/api/openapi.json">OpenAPI 3.1</a>
            <a href="/api/asyncapi.json">AsyncAPI 3</a>
            <a href="/">The site</a>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.markup

/** A page of entries by noun, below its contents. */
export const referenceByNoun = <T extends { readonly owner: string }>(
  title: string,
  intro: Html,
  all: readonly T[],
  entryOf: (one: T) => { readonly id: string; readonly name: string; readonly part: Html },
): string => {
  const nouns = Object.entries(Object.groupBy(all, ({ owner }) => owner))
  const entries = nouns.map(([noun, of = []]) => ({ noun, of: of.map(entryOf) }))
  const contents = ({ noun, of }: (typeof entries)[number]) =>
    html`<h2>${noun}</h2>
      <ul>
        ${of.map(({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`)}
      </ul>`
  const section = ({ noun, of }: (typeof entries)[number]) =>
    html`<section>
      <h2>${noun}</h2>
      ${of.map(({ id, part }) => html`<article id="${id}">${part}</article>`)}
    </section>`
  return referencePage(
    title,
    html`<p>${intro}</p>
      <nav aria-label="${title}">${entries.map(contents)}</nav>
      ${entries.map(section)}`,
  )
}
