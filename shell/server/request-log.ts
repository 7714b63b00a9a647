import { randomUUID } from 'node:crypto'
import { parseCookie } from 'cookie'
import { clientAddress, type TrustedProxies } from '@lunchpail/kit-service/client-address'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import { hasReadableTarget } from '@lunchpail/kit-service/request-target'
import { telemetry } from '@lunchpail/kit-service/telemetry'
import { nextTraceparent } from '@lunchpail/kit-service/trace'
import type { Logger } from 'pino'
import { refuse } from './refusal.ts'
import { languageFrom } from './request-context.ts'
import type { SiteMiddleware } from './site-state.ts'

/** Gives each request its id, trace and language, and writes one line when it is answered: names, never addresses. */
export const requestLog =
  (log: Logger, trusted: TrustedProxies): SiteMiddleware =>
  async (ctx, next) => {
    const startedAt = performance.now()
    const requestId = randomUUID()
    const closed = new AbortController()
    const traceparent = nextTraceparent(ctx.get('traceparent') || undefined)
    Object.assign(ctx.state, {
      requestId,
      traceparent,
      language: languageFrom(
        parseCookie(ctx.get('cookie'))['language'],
        ctx.get('accept-language') || undefined,
      ),
      address: clientAddress(ctx.req, trusted),
      log: log.child({ requestId, trace: traceparent.slice(3, 35) }),
      name: 'unknown',
      closed: closed.signal,
    })
    ctx.set('x-request-id', requestId)
    ctx.res.once('close', () => {
      closed.abort()
      const { name } = ctx.state
      const milliseconds = Math.round(performance.now() - startedAt)
      const line = {
        name,
        method: ctx.method,
        status: ctx.status,
        milliseconds,
        aborted: !ctx.res.writableFinished,
      }
      ctx.state.log[ctx.status >= 500 ? 'warn' : name === 'static' ? 'debug' : 'info'](line, 'answered')
    })
    await next()
    telemetry.name(ctx.state.name)
  }

/** Everything after this may take the request's path and host for an address. */
export const readableTargets: SiteMiddleware = async (ctx, next) =>
  hasReadableTarget(ctx.req) ? next() : refuse(ctx, 'unreadable')

/** An unexpected failure becomes a refusal with the id under which the log has the details. */
export const unknownFailures: SiteMiddleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    ctx.state.log.error({ error: loggedError(error), name: ctx.state.name }, 'failed')
    refuse(ctx, 'unknown')
  }
}
