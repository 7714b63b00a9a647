import type { IncomingHttpHeaders } from 'node:http'
import type { Method } from '@lunchpail/contracts/endpoint'
import { csrf } from '@lunchpail/contracts/fields/request-fields'
import { isNestedTooDeep } from '@lunchpail/kit-service/nesting'
import getRawBody from 'raw-body'
import type { SiteContext } from '../site-state.ts'
import { answerHeaders, requestHeaders } from './forwarded-headers.ts'
import type { GatewayDeps } from './gateway.ts'
import { BodyTooLarge, CallerGone } from './upstream.ts'

/** The few calls whose body is read here, because a part of it is another owner's. */

export type Fields = Readonly<Record<string, unknown>>

/** None where a service would not read the body either: it gets it as it is, and says so. */
export const fieldsOf = (body: string): Fields => {
  if (isNestedTooDeep(Buffer.from(body))) return {}
  try {
    const fields: unknown = JSON.parse(body)
    return fields instanceof Object && !Array.isArray(fields) ? (fields as Fields) : {}
  } catch {
    return {}
  }
}

/** What an endpoint's body has by its contract, but for the value that proves a page of ours. */
export const fieldsOfBody = ({ body }: { readonly body: { readonly shape: object } }): readonly string[] =>
  Object.keys(body.shape).filter((name) => !(name in csrf))

export const pick = (fields: Fields, wanted: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => wanted(name)))

export async function readBody(ctx: SiteContext, limit: number): Promise<string> {
  try {
    return await getRawBody(ctx.req, { limit, encoding: 'utf8' })
  } catch (failure) {
    const { status, type } = failure as { status?: number; type?: string }
    if (type === 'request.aborted') throw new CallerGone()
    throw status === 413 ? new BodyTooLarge() : failure
  }
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Fields
}

export interface Call {
  readonly base: string
  readonly method?: Method
  readonly target: string
  readonly body: string
  readonly token: string
  /** in place of the caller's own */
  readonly csrf?: string | undefined
}

/** Sends a body that was read here in the name of the caller. */
export const sender =
  (ctx: SiteContext, { upstream, upstreamTimeoutMs }: GatewayDeps, ownPage: boolean) =>
  async ({ base, method = 'POST', target, body, token, csrf }: Call): Promise<Answer> => {
    const answer = await upstream.send({
      base,
      method,
      target,
      headers: {
        ...requestHeaders(ctx.req.headers, true, { ...ctx.state, token, ownPage }),
        'content-length': String(Buffer.byteLength(body)),
        ...(csrf !== undefined && { 'x-csrf-token': csrf }),
      },
      body,
      timeoutMs: upstreamTimeoutMs,
      signal: ctx.state.closed,
    })
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (await answer.body.json()) as Fields,
    }
  }

/** Answers the caller with what an owner answered, and with `added` in it. */
export function respondWith(ctx: SiteContext, { status, headers, body }: Answer, added: Fields = {}): void {
  const {
    'content-length': _length,
    'content-encoding': _encoding,
    'set-cookie': made,
    ...rest
  } = answerHeaders(headers)
  ctx.set(rest)
  if (made !== undefined) ctx.append('set-cookie', made)
  ctx.set('x-request-id', ctx.state.requestId)
  ctx.status = status
  ctx.body = { ...body, ...added }
}
