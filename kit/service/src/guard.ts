import type { Context } from 'koa'
import type pg from 'pg'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import type { Language } from '@lunchpail/contracts/language/translate'
import { checkAccess, checkCsrf, earlierScopesOf, scopeOf } from './access.ts'
import { checkResponse } from './check-response.ts'
import { bodyReader } from './body.ts'
import type { BeginCall } from './calls-at-once.ts'
import type { CheckCaller } from './check-caller.ts'
import { respond } from './respond.ts'
import { rateLimit } from './rate-limit.ts'
import type { Request, Route } from './route.ts'
import { anonymous, type Identity } from './token.ts'
import { validate } from './validate.ts'

/** How a service knows who calls: a person, by a token of auth, or a process of the site, by one of its own. */
interface Credentials {
  readonly identify: (authorization: string | undefined) => Promise<Identity>
  readonly checkCaller: CheckCaller
}

/** The state of a request; `endpoint` is set once its route matched. */
export interface CallState {
  endpoint?: Endpoint
  readonly requestId: string
  readonly traceparent: string
  readonly language: Language
  /** of the client, as a limit counts it */
  readonly network: string
}

/**
 * Guards an endpoint on both sides: limits, access, body, CSRF and validation before the use case, the check of its
 * response after it. Each refusal has its error code.
 */
export const guard = (
  { endpoint, handle }: Route,
  { identify, checkCaller }: Credentials,
  secureCookies: boolean,
  { pool, begin }: { readonly pool: pg.Pool; readonly begin: BeginCall },
) => {
  const limitRate = rateLimit(endpoint, pool)
  const readBody = bodyReader(endpoint)

  return async (ctx: Context, params: Record<string, string>): Promise<void> => {
    const call = ctx.state as CallState
    call.endpoint = endpoint

    const authorization = ctx.get('authorization')
    const { access } = endpoint
    const isInternal = access.kind === 'internal'
    if (isInternal) await checkCaller(authorization, access.callers)
    const identity = isInternal ? anonymous : await identify(authorization)
    await limitRate(identity, call.network)
    checkAccess(endpoint, identity)
    const end = begin(identity)
    try {
      const body = await readBody(ctx)
      const ownPage = ctx.get('x-own-page') === '1'
      checkCsrf(endpoint, identity, { header: ctx.get('x-csrf-token'), ownPage }, body)
      const valid = validate(endpoint, { params, query: { ...ctx.query }, body })

      const request = {
        endpoint,
        ...valid,
        caller: identity.caller,
        language: call.language,
        network: call.network,
        idempotencyKey: ctx.get('idempotency-key') || undefined,
        scope: scopeOf(identity),
        earlierScopes: earlierScopesOf(identity),
        requestId: call.requestId,
        traceparent: call.traceparent,
        header: (name) => ctx.get(name) || undefined,
      } as Request

      respond(ctx, checkResponse(endpoint, await handle(request)), secureCookies)
    } finally {
      end()
    }
  }
}
