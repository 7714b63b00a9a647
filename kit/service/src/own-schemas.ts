import * as z from 'zod/mini'
import type { Endpoint, Schema } from '@lunchpail/contracts/endpoint'
import type { EventType } from '@lunchpail/contracts/event'

const jsonSchema = (schema: Schema | undefined, io: 'input' | 'output'): unknown =>
  schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' })

interface Own {
  readonly endpoints: readonly Endpoint[]
  readonly publishes: readonly EventType[]
  readonly consumes: readonly EventType[]
}

/** JSON schemas of what a service provides and uses, for the compatibility check of a release. */
export const ownSchemas = ({ endpoints, publishes, consumes }: Own): object => ({
  endpoints: endpoints.map((endpoint) => ({
    name: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    access: endpoint.access.kind,
    params: jsonSchema(endpoint.params, 'input'),
    query: jsonSchema(endpoint.query, 'input'),
    body: jsonSchema(endpoint.body, 'input'),
    answers: Object.fromEntries(
      Object.entries(endpoint.answers).map(([status, schema]) => [status, jsonSchema(schema, 'output')]),
    ),
  })),
  provides: publishes.map(({ type, data }) => ({ type, data: jsonSchema(data, 'output') })),
  consumes: consumes.map(({ type, data }) => ({ type, data: jsonSchema(data, 'input') })),
})
