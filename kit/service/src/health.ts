import type Router from '@koa/router'
import * as z from 'zod/mini'
import type { Schema } from '@lunchpail/contracts/endpoint'
import type { EventConsumers } from '@lunchpail/kit-events/consumers'
import type { OwnStream } from '@lunchpail/kit-events/own-stream'
import type { CheckCaller } from './check-caller.ts'
import type { LiveService } from './live-service.ts'

export interface EventHealth {
  readonly consumers: Pick<EventConsumers, 'measureLag' | 'allReady' | 'anyRefused'>
  readonly stream: Pick<OwnStream, 'state' | 'neverThere'>
}

/** Of a process: until what its first requests need has been tried, then until it is to get no more of them. */
export type Phase = 'warming' | 'serving' | 'leaving'

/** Endpoints of operators and of the release check; the gateway routes none of them. */
export const healthRoutes = (
  router: Router,
  service: LiveService,
  { consumers, stream }: EventHealth,
  phase: () => Phase,
  checkCaller: CheckCaller,
): void => {
  const { pool, nats, metrics } = service
  router.get('/health/live', (ctx) => {
    ctx.body = { status: 'up' }
  })
  router.get('/health/ready', async (ctx) => {
    const database = await pool.query('select 1').then(
      () => 'up',
      () => 'down',
    )
    // Without NATS or one of its consumers the service works, and catches up later; one that NATS refuses, or whose
    // stream an operator has yet to make, never would.
    const events = nats.connected() ? 'up' : nats.refused() ? 'refused' : 'down'
    const consuming = consumers.allReady() ? 'up' : consumers.anyRefused() ? 'refused' : 'down'
    const isUp = database === 'up' && events !== 'refused' && consuming !== 'refused' && !stream.neverThere()
    const status = phase() !== 'serving' ? phase() : isUp ? 'up' : 'down'
    ctx.body = { status, database, nats: events, stream: stream.state(), consumers: consuming }
    ctx.status = status === 'up' ? 200 : 503
  })
  router.get('/metrics', async (ctx) => {
    await consumers.measureLag()
    ctx.set('content-type', metrics.registry.contentType)
    ctx.body = await metrics.registry.metrics()
  })
  router.get('/internal/schemas', async (ctx) => {
    await checkCaller(ctx.get('authorization'), ['shell', 'operator'])
    ctx.body = liveSchemas(service)
  })
}

const jsonSchema = (schema: Schema | undefined, io: 'input' | 'output'): unknown =>
  schema && z.toJSONSchema(schema, { io, unrepresentable: 'any' })

/** JSON schemas of what the service provides and uses, for the compatibility check of a release. */
const liveSchemas = ({ routes, publishes, consumers }: LiveService): unknown => ({
  endpoints: routes.map(({ endpoint }) => ({
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
  consumes: [...consumers.values()].map(([first]) => {
    const { type, data } = first!.event
    return { type, data: jsonSchema(data, 'input') }
  }),
})
