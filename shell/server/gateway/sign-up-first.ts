import type { IncomingHttpHeaders } from 'node:http'
import { signUp } from '@lunchpail/contracts/auth/api'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import { isNestedTooDeep } from '@lunchpail/kit-service/nesting'
import getRawBody from 'raw-body'
import type { SiteContext } from '../site-state.ts'
import { answerHeaders, requestHeaders } from './forwarded-headers.ts'
import type { GatewayDeps } from './gateway.ts'
import { isOwnPage } from './own-page.ts'
import { BodyTooLarge } from './upstream.ts'

/** As auth takes of a sign-up alone. */
const maxBytes = signUp.bodyLimit!

/** What a sign-up takes; all else goes to the endpoint. */
const signUpFields: readonly string[] = [
  'type',
  'variant',
  'first_name',
  'last_name',
  'email',
  'phone',
  'password',
  'company_name',
  'title',
  'utm',
  'timezone',
  'text_consent',
]
const shared: readonly string[] = ['utm']

/** None where a service would not read the body either: it gets it as it is, and says so. */
const fieldsOf = (body: string): Record<string, unknown> => {
  if (isNestedTooDeep(Buffer.from(body))) return {}
  try {
    const fields: unknown = JSON.parse(body)
    return fields instanceof Object && !Array.isArray(fields) ? (fields as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}

/**
 * 2 §7: a visitor's registration may carry the fields of a sign-up: auth gets them first, then the owner of the address the
 * rest, as the person who has just signed up. `failed` of a refusal says which of the two it was. Whoever signed up stays
 * signed in where the registration failed.
 */
export async function signUpFirst(ctx: SiteContext, endpoint: Endpoint, deps: GatewayDeps): Promise<void> {
  const { services, sessions, cookies, upstream, upstreamTimeoutMs, origin } = deps
  const body = await readBody(ctx)
  const fields = fieldsOf(body)
  const ownPage = isOwnPage(ctx.req.headers, origin)
  const held = ownPage ? cookies.ensure(ctx) : cookies.read(ctx)
  const { token, account, csrf } = await sessions.identify(held)

  const send = async (
    base: string,
    target: string,
    sent: string,
    extra: { readonly token: string; readonly csrf?: string },
  ): Promise<Answer> => {
    const headers = requestHeaders(ctx.req.headers, true, { ...ctx.state, token: extra.token, ownPage })
    const answer = await upstream.send({
      base,
      method: 'POST',
      target,
      headers: {
        ...headers,
        'content-length': String(Buffer.byteLength(sent)),
        ...(extra.csrf !== undefined && { 'x-csrf-token': extra.csrf }),
      },
      body: sent,
      timeoutMs: upstreamTimeoutMs,
      signal: ctx.state.closed,
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (await answer.body.json()) as Record<string, unknown>,
    }
  }
  const respond = ({ status, headers, body }: Answer, failed: 'sign-up' | 'registration'): void => {
    const {
      'content-length': _,
      'content-encoding': __,
      'set-cookie': made,
      ...rest
    } = answerHeaders(headers)
    ctx.set(rest)
    if (made !== undefined) ctx.append('set-cookie', made)
    ctx.set('x-request-id', ctx.state.requestId)
    ctx.status = status
    ctx.body = status >= 400 ? { ...body, failed } : body
  }

  const target = ctx.path + ctx.search
  const owner = services[endpoint.owner]!
  if (account !== null || fields['email'] === undefined)
    return respond(await send(owner, target, body, { token }), 'registration')
  // 2 §7 lists the registration without a CSRF value; auth asks for one, which the gateway knows of a page of ours
  const hasValue = ctx.get('x-csrf-token') !== '' || fields['csrf_token'] !== undefined
  const signedUp = await send(
    services.auth!,
    signUp.path,
    JSON.stringify(pick(fields, (name) => signUpFields.includes(name) || name === 'csrf_token')),
    { token, ...(ownPage && !hasValue && { csrf }) },
  )
  sessions.forget(held)
  if (signedUp.status !== 201) return respond(signedUp, 'sign-up')
  const made = signedUp.headers['set-cookie'] ?? []
  ctx.append('set-cookie', made)
  const person = await sessions.identify({ ...held, session: cookies.issued([made].flat()) })
  const rest = pick(fields, (name) => !signUpFields.includes(name) || shared.includes(name))
  const { csrf_token: _, ...registration } = rest
  respond(
    await send(owner, target, JSON.stringify(registration), { token: person.token, csrf: person.csrf }),
    'registration',
  )
}

const pick = (fields: Record<string, unknown>, wanted: (name: string) => boolean): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => wanted(name)))

async function readBody(ctx: SiteContext): Promise<string> {
  try {
    return await getRawBody(ctx.req, { limit: maxBytes, encoding: 'utf8' })
  } catch (failure) {
    throw (failure as { status?: number }).status === 413 ? new BodyTooLarge() : failure
  }
}
