import Koa from 'koa'
import { pino } from 'pino'
import type { SiteMiddleware, SiteState } from '../site-state.ts'
import { smallServer } from './test-service.ts'

/** A server of these middlewares alone, for what the whole site would hide. */
export const middlewareServer = (...middlewares: SiteMiddleware[]) => {
  const app = new Koa<SiteState>()
  // what Koa would log of a failure, a test expects
  app.silent = true
  app.use(async (ctx, next) => {
    Object.assign(ctx.state, {
      requestId: 'request-1',
      traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
      language: 'en',
      address: '198.51.100.1',
      log: pino({ level: 'silent' }),
      closed: new AbortController().signal,
      name: 'unknown',
    } satisfies SiteState)
    await next()
  })
  for (const middleware of middlewares) app.use(middleware)
  const answer = app.callback()
  return smallServer((request, response) => void answer(request, response))
}
