import { segmentsOf } from '@lunchpail/contracts/address-table'
import type { Access } from '@lunchpail/contracts/access'
import { errorBody } from '@lunchpail/contracts/error-body'
import { commonErrors, errorStatus } from '@lunchpail/contracts/error-codes'
import type { ErrorCode } from '@lunchpail/contracts/error-codes'
import type { Endpoint, Schema } from '@lunchpail/contracts/endpoint'
import * as z from 'zod/mini'

export type JsonSchema = Record<string, unknown>

/** A contract's schema as JSON Schema: what is sent (`input`), or what comes back (`output`). */
export function jsonSchemaOf(
  schema: Schema,
  io: 'input' | 'output',
  target: 'draft-2020-12' | 'draft-07' = 'draft-2020-12',
): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target })
  return rest
}

/** For whom an endpoint is, in a sentence. */
export const accessSentence = (access: Access): string => {
  if (access.kind === 'portal')
    return `A member of an approved company with the access "${access.access}" to the scope "${access.scope}".`
  return {
    public: 'Anybody.',
    session:
      access.kind === 'session' && access.candidates ? 'A signed-in candidate.' : 'A signed-in person.',
    signed: 'Whoever sends what is signed: a provider, or a visitor with a link of ours.',
    internal: 'Other processes of the site only.',
  }[access.kind]
}

/** The error codes of an endpoint, its own first. */
export const errorsOf = (endpoint: Endpoint): ErrorCode[] => {
  const never: readonly ErrorCode[] = [
    ...(endpoint.access.kind === 'public' ? (['signed-out', 'forbidden', 'barred'] as const) : []),
    ...(endpoint.access.kind === 'portal'
      ? []
      : (['company-pending', 'contact-unproven', 'second-factor-needed'] as const)),
    ...(endpoint.access.kind === 'signed' ? (['signed-out', 'barred', 'page-idle'] as const) : []),
    ...(endpoint.method === 'GET' ? (['page-idle', 'unreadable', 'too-large'] as const) : []),
  ]
  return [...(endpoint.errors ?? []), ...commonErrors.filter((code) => !never.includes(code))]
}

/** `/position/:id/` as OpenAPI writes it: `/position/{id}/`. */
const openApiPath = (path: string): string => path.replace(/:(\w+)/g, '{$1}')

function parametersOf(endpoint: Endpoint): JsonSchema[] {
  const listed = (schema: Schema | undefined, place: 'path' | 'query') => {
    if (schema === undefined) return []
    const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
      properties?: Record<string, JsonSchema>
      required?: string[]
    }
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: of,
    }))
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', maxLength: 200 },
  }
  const csrf = { name: 'X-CSRF-Token', in: 'header', required: false, schema: { type: 'string' } }
  return [
    ...listed(endpoint.params, 'path'),
    ...listed(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [key] : []),
    ...(endpoint.method === 'GET' ? [] : [csrf]),
  ]
}

function responsesOf(endpoint: Endpoint): JsonSchema {
  const answers = Object.entries(endpoint.answers).map(([status, schema]) => [
    status,
    {
      description: 'Done.',
      content: { [endpoint.media ?? 'application/json']: { schema: jsonSchemaOf(schema, 'output') } },
    },
  ])
  const byStatus = Object.groupBy(errorsOf(endpoint), (code) => String(errorStatus[code]))
  const refusals = Object.entries(byStatus).map(([status, codes = []]) => [
    status,
    {
      description: `Refused: ${codes.join(', ')}.`,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ])
  return Object.fromEntries([...answers, ...refusals])
}

const csrfSentence = ({ method, access, owner, ownPageSuffices }: Endpoint): string | false => {
  if (method === 'GET' || access.kind === 'signed') return false
  const value = 'the CSRF value of the page in x-csrf-token or csrf_token'
  return owner === 'auth' && !ownPageSuffices
    ? `Needs ${value}.`
    : `Outside a page of the site, needs ${value}.`
}

const operationOf = (endpoint: Endpoint): JsonSchema => ({
  operationId: endpoint.name,
  tags: [endpoint.owner],
  summary: endpoint.summary,
  description: [
    `For whom: ${accessSentence(endpoint.access)}`,
    endpoint.perMinute !== undefined && `At most ${endpoint.perMinute} calls a minute.`,
    endpoint.idempotent && 'Takes an Idempotency-Key: a repeat gets the first answer.',
    csrfSentence(endpoint),
  ]
    .filter(Boolean)
    .join(' '),
  'x-access': endpoint.access.kind,
  parameters: parametersOf(endpoint),
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchemaOf(endpoint.body, 'input') } },
    },
  }),
  responses: responsesOf(endpoint),
  security: ['session', 'portal'].includes(endpoint.access.kind) ? [{ session: [] }] : [],
})

/** The OpenAPI 3.1 document of the site, without internal endpoints. */
export function openApi(
  endpoints: readonly Endpoint[],
  site: { readonly url: string; readonly cookie: string },
): JsonSchema {
  const paths: Record<string, JsonSchema> = {}
  for (const endpoint of endpoints.filter(({ access }) => access.kind !== 'internal')) {
    const query = endpoint.when ? `?${endpoint.when.parameter}=${endpoint.when.value}` : ''
    const path = `/${segmentsOf(openApiPath(endpoint.path)).join('/')}/${query}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lunchpail',
      version: '1',
      description: 'Generated from the contracts. A trailing slash or none is the same address.',
    },
    servers: [{ url: site.url }],
    tags: [...new Set(endpoints.map(({ owner }) => owner))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: jsonSchemaOf(errorBody, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: site.cookie } },
    },
  }
}
