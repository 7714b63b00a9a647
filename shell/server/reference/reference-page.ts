import { html } from '../html.ts'
import type { Html } from '../html.ts'

/** The document of the pages for developers. */
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
        ${content}
      </body>
    </html> `.markup
