import Router from '@koa/router'
import Koa, { type Context, type Middleware } from 'koa'
import { languageOf } from '@lunchpail/contracts/language/translate'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { compileSchemas } from './compile-schemas.ts'
import { failureResponse } from './failure-response.ts'
import { guard, type CallState } from './guard.ts'
import { healthRoutes } from './health.ts'
import { refuse } from './refusal.ts'
import type { LiveService } from './live-service.ts'
import { telemetry } from './telemetry.ts'
import { tokenReader } from './token.ts'
import { nextTraceparent, requestIdOf, traceIdOf } from './trace.ts'

/** One service on the network. */
export const buildApp = (service: LiveService, measureLag: () => Promise<void>): Koa => {
  const { config, testHooks, routes } = service
  const app = new Koa()
  app.silent = true
  const router = new Router()
  healthRoutes(router, service, measureLag)
  const identify = tokenReader(config, testHooks.clock)
  const secureCookies = config.publicUrl.startsWith('https:')
  for (const route of routes) {
    compileSchemas(route.endpoint)
    const { method, path } = route.endpoint
    const answer = guard(route, identify, secureCookies)
    // Registered without its trailing slash, a path answers both spellings.
    const verb = method.toLowerCase() as Lowercase<typeof method>
    router[verb](path.replace(/(.)\/$/, '$1'), (ctx) => answer(ctx, ctx.params))
  }
  app.use(answerEverything(service))
  app.use(router.routes() as Middleware)
  app.use(nothingHere)
  return app
}

/** Around every request: who asked, what failed, one line of log, one measure. */
const answerEverything =
  ({ log, metrics }: LiveService) =>
  async (ctx: Context, next: () => Promise<unknown>) => {
    const began = performance.now()
    const call: CallState = {
      requestId: requestIdOf(ctx.get('x-request-id')),
      traceparent: nextTraceparent(ctx.get('traceparent')),
      language: languageOf(ctx.get('accept-language')),
    }
    ctx.state = call
    ctx.set('x-request-id', call.requestId)
    // Browsers and networks that know no PATCH send a POST that says it is one.
    if (ctx.method === 'POST' && ctx.get('x-http-method-override').toUpperCase() === 'PATCH')
      ctx.method = 'PATCH'
    const about = { requestId: call.requestId, traceId: traceIdOf(call.traceparent) }
    let code: string | undefined
    try {
      await next()
    } catch (failure) {
      const answer = failureResponse(failure, call.language, call.requestId)
      code = answer.code
      if (code === 'unknown' || code === 'unavailable')
        log.error({ ...about, endpoint: call.endpoint?.name, error: loggedError(failure) }, 'request failed')
      ctx.status = answer.status
      ctx.set('cache-control', 'no-store')
      ctx.body = answer.body
    }
    if (call.endpoint) telemetry.name(call.endpoint.name)
    else if (ctx.status < 400) return
    const milliseconds = Math.round((performance.now() - began) * 10) / 10
    const endpoint = call.endpoint?.name ?? 'none'
    metrics.request.observe({ endpoint, status: ctx.status }, milliseconds / 1_000)
    log.info({ ...about, endpoint, status: ctx.status, code, milliseconds }, 'request')
  }

/** Reached where no route took the request: an address that nobody has, or one that has other methods. */
const nothingHere = (ctx: Context): void => {
  const { matched = [] } = ctx as { matched?: { methods: string[] }[] }
  if (matched.length === 0) return refuse('not-found')
  ctx.set('allow', [...new Set(matched.flatMap(({ methods }) => methods))].join(', '))
  return refuse('method-not-allowed')
}
