import { errorStatus } from '@lunchpail/contracts/error-codes'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { html } from '../html.ts'
import type { Html } from '../html.ts'
import { accessSentence, errorsOf, jsonSchemaOf } from './openapi.ts'
import { referenceByNoun } from './reference-page.ts'
import { schemaOutline } from './schema-outline.ts'

const section = (title: string, content: Html | undefined) =>
  content &&
  html`<h4>${title}</h4>
    ${content}`

const endpointPart = (endpoint: Endpoint): Html => {
  const { name, method, path, summary, access, params, query, body, answers, media } = endpoint
  const facts = [
    accessSentence[access.kind],
    endpoint.perMinute !== undefined && `At most ${endpoint.perMinute} calls a minute.`,
    endpoint.idempotent && 'Takes an Idempotency-Key: a repeat gets the first answer.',
    method !== 'GET' && 'Needs the CSRF value of the page in x-csrf-token or csrf_token.',
  ]
  return html`<h3><code>${method} ${path}</code></h3>
    <p>${summary} <small>${name}</small></p>
    <p>${facts.filter(Boolean).join(' ')}</p>
    ${section('In the path', params && schemaOutline(jsonSchemaOf(params, 'input')))}
    ${section('In the query', query && schemaOutline(jsonSchemaOf(query, 'input')))}
    ${section('Body', body && schemaOutline(jsonSchemaOf(body, 'input')))}
    ${Object.entries(answers).map(([status, schema]) =>
      section(
        `Answer ${status}`,
        media === undefined
          ? schemaOutline(jsonSchemaOf(schema, 'output'))
          : html`<p><code>${media}</code></p>`,
      ),
    )}
    <h4>Refusals</h4>
    <ul class="codes">
      ${errorsOf(endpoint).map((code) => html`<li><code>${code}</code> ${errorStatus[code]}</li>`)}
    </ul>`
}

/** Every endpoint of the site by noun, readable in a browser. */
export const docsPage = (endpoints: readonly Endpoint[]): string =>
  referenceByNoun(
    'Endpoints',
    html`Generated from the contracts. A trailing slash or none is the same address, and a POST whose
    x-http-method-override header names PATCH or DELETE is that.`,
    endpoints.filter(({ access }) => access.kind !== 'internal'),
    (endpoint) => ({
      id: endpoint.name,
      name: `${endpoint.method} ${endpoint.path}`,
      part: endpointPart(endpoint),
    }),
  )
