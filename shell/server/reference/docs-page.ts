import { html } from '../html.ts'
import { referencePage } from './reference-page.ts'

/** Every endpoint of the site, by Swagger UI. It has a `<main>` of its own. */
export const docsPage = referencePage(
  'Endpoints',
  html`<section aria-labelledby="title">
      <h1 id="title">Endpoints</h1>
      <p>
        Generated from the contracts. A trailing slash or none is the same address, and a POST whose
        x-http-method-override header names PATCH or DELETE is that.
      </p>
      <h2>By noun</h2>
    </section>
    <div id="viewer"></div>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api-viewer.css" />
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api-viewer.js" defer></script>`,
)
