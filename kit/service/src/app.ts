import Router from '@koa/router'
import Koa, { type Context, type Middleware } from 'koa'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { callsAtOnce } from './calls-at-once.ts'
import { callerChecker } from './check-caller.ts'
import { clientAddress } from './client-address.ts'
import { networkOf } from './network.ts'
import { failureResponse } from './failure-response.ts'
import { compileSchemas } from './compile-schemas.ts'
import { guard, type CallState } from './guard.ts'
import { healthRoutes, type EventHealth, type Phase } from './health.ts'
import { refuse } from './refusal.ts'
import { hasReadableTarget } from './request-target.ts'
import type { LiveService } from './live-service.ts'
import { telemetry } from './telemetry.ts'
import { tokenReader } from './token.ts'
import { appendCookies } from './respond.ts'
import { nextTraceparent, requestIdOf, traceIdOf } from './trace.ts'

/** The Koa application of a service: health and metrics, and its endpoints behind the guard. */
export const buildApp = (service: LiveService, events: EventHealth, phase: () => Phase): Koa => {
  const { config, runtime, routes } = service
  const app = new Koa()
  app.silent = true
  const router = new Router()
  const identify = tokenReader(config, runtime.clock)
  const checkCaller = callerChecker(config, runtime.clock)
  healthRoutes(router, service, events, phase, checkCaller)
  const secureCookies = config.publicUrl.startsWith('https:')
  const limits = { pool: service.pool, begin: callsAtOnce() }
  for (const route of routes) {
    compileSchemas(route.endpoint)
    const { method, path } = route.endpoint
    const handle = guard(route, { identify, checkCaller }, secureCookies, limits)
    // 1 §7: registered without its trailing slash, a path serves both spellings.
    const verb = method.toLowerCase() as Lowercase<typeof method>
    router[verb](path.replace(/(.)\/$/, '$1'), (ctx) => handle(ctx, ctx.params))
  }
  app.use(handleRequest(service))
  app.use(router.routes() as Middleware)
  app.use(refuseUnknown)
  return app
}

/** Around every request: its ids and language, the response to a failure, one log line and one metric. */
const handleRequest =
  ({ log, metrics, config }: LiveService) =>
  async (ctx: Context, next: () => Promise<unknown>) => {
    const startedAt = performance.now()
    const call: CallState = {
      requestId: requestIdOf(ctx.get('x-request-id')),
      traceparent: nextTraceparent(ctx.get('traceparent')),
      language: languageOf(ctx.get('accept-language')),
      network: networkOf(clientAddress(ctx.req, config.trustedProxies)),
    }
    ctx.state = call
    ctx.set('x-request-id', call.requestId)
    // 2 §7: a client whose network blocks PATCH sends it as a POST with this header.
    if (ctx.method === 'POST' && ctx.get('x-http-method-override').toUpperCase() === 'PATCH')
      ctx.method = 'PATCH'
    const ids = { requestId: call.requestId, traceId: traceIdOf(call.traceparent) }
    let code: string | undefined
    try {
      if (!hasReadableTarget(ctx.req)) refuse('unreadable')
      await next()
    } catch (failure) {
      const response = failureResponse(failure, call.language, call.requestId)
      code = response.code
      if (code === 'unknown' || code === 'unavailable')
        log.error({ ...ids, endpoint: call.endpoint?.name, error: loggedError(failure) }, 'request failed')
      ctx.status = response.status
      ctx.set('cache-control', 'no-store')
      if (response.retryAfterSeconds !== undefined) ctx.set('retry-after', String(response.retryAfterSeconds))
      appendCookies(ctx, response.cookies, config.publicUrl.startsWith('https:'))
      ctx.body = response.body
    }
    if (call.endpoint) telemetry.name(call.endpoint.name)
    else if (ctx.status < 400) return
    const milliseconds = Math.round((performance.now() - startedAt) * 10) / 10
    const endpoint = call.endpoint?.name ?? 'none'
    metrics.request.observe({ endpoint, status: ctx.status }, milliseconds / 1_000)
    log.info({ ...ids, endpoint, status: ctx.status, code, milliseconds }, 'request')
  }

/** No route matched: 404, or 405 where the path has other methods. */
const refuseUnknown = (ctx: Context): void => {
  const { matched } = ctx as unknown as { matched: { methods: string[] }[] }
  if (matched.length === 0) return refuse('not-found')
  ctx.set('allow', [...new Set(matched.flatMap(({ methods }) => methods))].join(', '))
  return refuse('method-not-allowed')
}
