import type { Noun } from '@lunchpail/contracts/noun'
import type { AddressTable } from '@lunchpail/contracts/address-table'
import type { SiteRoute } from '@lunchpail/contracts/published-routes'
import { type ErrorCode, errorStatus } from '@lunchpail/contracts/error-codes'
import { AuthUnavailable } from '../sessions/ask-auth.ts'
import type { HeldCookies, SessionCookies } from '../sessions/session-cookies.ts'
import type { Sessions } from '../sessions/sessions.ts'
import { refuse } from '../refusal.ts'
import type { SiteContext, SiteMiddleware } from '../site-state.ts'
import { readBody } from './buffered.ts'
import { carriesFields, mayCarry, sendCarried } from './carried-fields.ts'
import { answerHeaders, requestHeaders } from './forwarded-headers.ts'
import { isOwnPage } from './own-page.ts'
import { signUpFirst } from './sign-up-first.ts'
import { BodyTooLarge, CallerGone, maxBodyBytes, UpstreamFailure } from './upstream.ts'
import type { Upstream } from './upstream.ts'

export interface GatewayDeps {
  /** without the internal endpoints, which are no addresses of the site */
  readonly table: AddressTable<SiteRoute>
  readonly services: { readonly [N in Noun]?: string | undefined }
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly upstream: Upstream
  readonly upstreamTimeoutMs: number
  /** of the site, as a browser writes it */
  readonly origin: string
}

const overridable = ['PATCH', 'DELETE']

/** The method after `x-http-method-override`, which a POST may carry. */
function effectiveMethod(method: string, override: string): string {
  const wanted = override.toUpperCase()
  return method === 'POST' && overridable.includes(wanted) ? wanted : method
}

const reads = (method: string): boolean => method === 'GET' || method === 'HEAD'

/**
 * A visitor's GET needs no token, unless it is about their browser, and neither does what is signed itself. For everybody
 * else auth signs one.
 */
export async function tokenFor(
  endpoint: SiteRoute,
  method: string,
  held: HeldCookies,
  sessions: Sessions,
): Promise<string | undefined> {
  if (endpoint.access.kind === 'signed') return undefined
  const readsOnly = reads(method) && !endpoint.knowsBrowser
  const open = endpoint.access.kind === 'public' && readsOnly
  if (readsOnly && held.session === undefined) return undefined
  try {
    const { token, limited_token } = await sessions.identify(held)
    const atSuspension = endpoint.access.kind === 'session' && endpoint.access.atSuspension
    return atSuspension && limited_token !== undefined ? limited_token : token
  } catch (error) {
    if (open && error instanceof AuthUnavailable) return undefined
    throw error
  }
}

/** A browser that came by a link is led to the page that says why not, where the endpoint has one. */
function leadAway(ctx: SiteContext, { refusedTo }: SiteRoute, status: number): boolean {
  if (!refusedTo || !reads(ctx.method) || !ctx.get('accept').includes('text/html')) return false
  const reason: ErrorCode = status === errorStatus['too-many-requests'] ? 'too-many-requests' : 'unavailable'
  // before the status: of itself Koa answers nothing with 204
  ctx.body = null
  ctx.status = 303
  ctx.set({ location: `${refusedTo.path}?${refusedTo.query}=${reason}`, 'cache-control': 'no-store' })
  return true
}

/** Routes each call of the site's contracts to the service that owns its address. */
export function gateway(deps: GatewayDeps): SiteMiddleware {
  const { table, services, sessions, cookies, upstream, upstreamTimeoutMs, origin } = deps

  /** `read`: its body, where it was read already */
  const forward = async (
    ctx: SiteContext,
    endpoint: SiteRoute,
    method: string,
    read?: string,
  ): Promise<void> => {
    const base = services[endpoint.owner]
    if (base === undefined) return refuse(ctx, 'unavailable')
    const { req } = ctx
    if (Number(req.headers['content-length'] ?? 0) > maxBodyBytes) throw new BodyTooLarge()
    // A read has no body: what a caller sends with one stays here.
    const hasBody =
      !reads(method) &&
      (Number(req.headers['content-length'] ?? 0) > 0 || req.headers['transfer-encoding'] !== undefined)
    const ownPage = !reads(method) && isOwnPage(req.headers, origin)
    // who writes without a CSRF value needs a cookie to be told from others by
    const held = ownPage ? cookies.ensure(ctx) : cookies.read(ctx)
    const token = await tokenFor(endpoint, method, held, sessions)
    const answer = await upstream.send({
      base,
      method,
      target: ctx.path + ctx.search,
      headers: {
        ...requestHeaders(req.headers, hasBody, { ...ctx.state, token, ownPage }),
        ...(read !== undefined && { 'content-length': String(Buffer.byteLength(read)) }),
      },
      body: hasBody ? (read ?? req) : undefined,
      timeoutMs: upstreamTimeoutMs,
      signal: ctx.state.closed,
    })
    if (endpoint.owner === 'auth' && (!reads(method) || endpoint.knowsBrowser)) sessions.forget(held)
    if (answer.statusCode >= 400 && leadAway(ctx, endpoint, answer.statusCode))
      return void answer.body.resume()
    ctx.status = answer.statusCode
    ctx.body = answer.body
    ctx.set(answerHeaders(answer.headers))
    ctx.set('x-request-id', ctx.state.requestId)
  }

  const forwardParts = async (ctx: SiteContext, endpoint: SiteRoute, method: string): Promise<void> => {
    if (services[endpoint.owner] === undefined) return refuse(ctx, 'unavailable')
    const body = await readBody(ctx, maxBodyBytes)
    if (mayCarry(endpoint, body)) await sendCarried(ctx, endpoint, body, deps)
    else await forward(ctx, endpoint, method, body)
  }

  return async (ctx, next) => {
    const method = effectiveMethod(ctx.method, ctx.get('x-http-method-override'))
    const endpoint = table.endpoint(method === 'HEAD' ? 'GET' : method, ctx.path, ctx.URL.searchParams)
    if (endpoint === undefined) return next()
    ctx.state.name = endpoint.name
    try {
      if (endpoint.signsUpFirst && deps.services[endpoint.owner] && deps.services.auth)
        await signUpFirst(ctx, endpoint, deps)
      else if (carriesFields(endpoint)) await forwardParts(ctx, endpoint, method)
      else await forward(ctx, endpoint, method)
    } catch (error) {
      if (error instanceof CallerGone) return void ctx.res.destroy()
      // the rest of the body is read and dropped, so that the caller gets to read the response
      ctx.req.resume()
      if (error instanceof BodyTooLarge) {
        ctx.set('connection', 'close')
        return refuse(ctx, 'too-large')
      }
      if (error instanceof UpstreamFailure || error instanceof AuthUnavailable) {
        ctx.state.log.warn({ name: endpoint.name, owner: endpoint.owner, reason: error.message }, 'no answer')
        return leadAway(ctx, endpoint, errorStatus.unavailable) ? undefined : refuse(ctx, 'unavailable')
      }
      throw error
    }
  }
}
