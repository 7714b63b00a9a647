import type Router from '@koa/router'
import * as z from 'zod/mini'
import type { Endpoint, Schema } from '@lunchpail/contracts/endpoint'
import type { EventType } from '@lunchpail/contracts/event'
import type { LiveService } from './start.ts'

/** What is asked of the running service when it is looked at. */
export interface Inspection {
  readonly measureLag: () => Promise<void>
  readonly schemas: () => unknown
}

/** What operators and the release check ask; the gateway routes none of it. */
export const healthRoutes = (
  router: Router,
  { pool, nats, metrics }: LiveService,
  inspect: Inspection,
): void => {
  router.get('/health/live', (ctx) => {
    ctx.body = { status: 'up' }
  })
  router.get('/health/ready', async (ctx) => {
    const database = await pool.query('select 1').then(
      () => 'up',
      () => 'down',
    )
    // Without NATS the service answers, and catches up later.
    ctx.body = { status: database, database, nats: nats.connected() ? 'up' : 'down' }
    ctx.status = database === 'up' ? 200 : 503
  })
  router.get('/metrics', async (ctx) => {
    await inspect.measureLag()
    ctx.set('content-type', metrics.registry.contentType)
    ctx.body = await metrics.registry.metrics()
  })
  router.get('/internal/schemas', (ctx) => {
    ctx.body = inspect.schemas()
  })
}

const jsonSchema = (schema: Schema | undefined, io: 'input' | 'output'): unknown =>
  schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' })

/** What a live service provides and uses, for the compatibility check of a release. */
export const liveSchemas = (
  endpoints: readonly Endpoint[],
  provided: readonly EventType[],
  consumed: readonly EventType[],
): unknown => ({
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
  provides: provided.map(({ type, data }) => ({ type, data: jsonSchema(data, 'output') })),
  consumes: consumed.map(({ type, data }) => ({ type, data: jsonSchema(data, 'input') })),
})
