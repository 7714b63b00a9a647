import type Router from '@koa/router'
import type { EventConsumers } from '@lunchpail/kit-events/consumers'
import type { OwnStream } from '@lunchpail/kit-events/own-stream'
import type { CheckCaller } from './check-caller.ts'
import type { LiveService } from './live-service.ts'
import { ownSchemas } from './own-schemas.ts'
import type { RouteHealth } from './service-routes.ts'

export interface EventHealth {
  readonly consumers: Pick<EventConsumers, 'measureLag' | 'allReady' | 'anyRefused'>
  readonly stream: Pick<OwnStream, 'state' | 'neverThere'>
  readonly said: RouteHealth
}

/** Of a process: until what its first requests need has been tried, then until it is to get no more of them. */
export type Phase = 'warming' | 'serving' | 'leaving'

/** Endpoints of operators and of the release check; the gateway routes none of them. */
export const healthRoutes = (
  router: Router,
  service: LiveService,
  { consumers, stream, said }: EventHealth,
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
    const never = stream.neverThere() || said.neverUp()
    const isUp = database === 'up' && events !== 'refused' && consuming !== 'refused' && !never
    const status = phase() !== 'serving' ? phase() : isUp ? 'up' : 'down'
    const routed = said.state()
    ctx.body = {
      status,
      database,
      nats: events,
      stream: stream.state(),
      consumers: consuming,
      routes: routed,
      ...(routed === 'taken' && { taken: said.refused() }),
    }
    ctx.status = status === 'up' ? 200 : 503
  })
  router.get('/metrics', async (ctx) => {
    await consumers.measureLag()
    ctx.set('content-type', metrics.registry.contentType)
    ctx.body = await metrics.registry.metrics()
  })
  router.get('/internal/schemas', async (ctx) => {
    await checkCaller(ctx.get('authorization'), ['shell', 'operator'])
    const { routes, publishes, consumers: subscribed } = service
    const schemas = ownSchemas({
      endpoints: routes.map(({ endpoint }) => endpoint),
      publishes,
      consumes: [...subscribed.values()].map(([first]) => first!.event),
    })
    ctx.body = { instance: said.instance(), ...schemas }
  })
}
