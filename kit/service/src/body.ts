import { Readable } from 'node:stream'
import { parse } from '@hapi/bourne'
import type { Context } from 'koa'
import { koaBody, HttpMethodEnum } from 'koa-body'
import type { Endpoint } from '@lunchpail/contracts/endpoint'
import getRawBody from 'raw-body'
import { isNestedTooDeep } from './nesting.ts'
import { refuse } from './refusal.ts'

const defaultLimitBytes = 64 * 1024

const refuseUnread = (failure: Error & { readonly status?: number }): never =>
  refuse(failure.status === 413 ? 'too-large' : 'unreadable')

/** The body as it was sent: a signature is over these bytes. */
const rawReader =
  (limitBytes: number) =>
  async (ctx: Context): Promise<Buffer> => {
    try {
      return await getRawBody(ctx.req, { limit: limitBytes, length: ctx.get('content-length') || undefined })
    } catch (failure) {
      return refuseUnread(failure as Error)
    }
  }

/** The same request for a parser, with its body as it was read. */
const withBody = (ctx: Context, body: Buffer): Context =>
  Object.create(ctx, {
    req: { value: Object.assign(Readable.from([body]), { headers: ctx.req.headers }) },
  }) as Context

const plainJson = /^application\/json(?:; ?charset=utf-8)?$/i
const isPlainJson = (ctx: Context, body: Buffer): boolean =>
  body.length > 0 && plainJson.test(ctx.get('content-type')) && ctx.get('content-encoding') === ''

/** As the parser reads JSON, of bytes that are here: nearly every body is of this kind, and a second stream of it costs more. */
const readJson = (body: Buffer): unknown => {
  const text = utf8.decode(body)
  try {
    if (/^\s*[[{]/.test(text)) return parse(text)
  } catch {
    // it is no JSON, or would change what every object is
  }
  return refuse('unreadable')
}
const utf8 = new TextDecoder()

/** Reads a JSON or form body up to the endpoint's limit, or as text what is signed. Refuses with `too-large` or `unreadable`. */
export const bodyReader = (endpoint: Endpoint): ((ctx: Context) => Promise<unknown>) => {
  if (endpoint.method === 'GET') return async () => undefined
  const limitBytes = endpoint.bodyLimit ?? defaultLimitBytes
  const readRaw = rawReader(limitBytes)
  if (endpoint.access.kind === 'signed') return async (ctx) => (await readRaw(ctx)).toString()
  const read = koaBody({
    json: true,
    urlencoded: true,
    text: false,
    multipart: false,
    jsonLimit: limitBytes,
    formLimit: limitBytes,
    patchNode: false,
    parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PATCH, HttpMethodEnum.DELETE],
    onError: refuseUnread,
  })
  return async (ctx) => {
    // 0 where it is not told
    const length = Number(ctx.get('content-length'))
    if (length > limitBytes) refuse('too-large')
    const raw = await readRaw(ctx)
    if (!ctx.is('urlencoded') && isNestedTooDeep(raw)) refuse('unreadable')
    if (isPlainJson(ctx, raw)) return readJson(raw)
    await read(withBody(ctx, raw) as Parameters<typeof read>[0], async () => {})
    const body: unknown = ctx.request.body
    // The body is of another media type.
    if (body === undefined && length > 0) refuse('unreadable')
    return body
  }
}
