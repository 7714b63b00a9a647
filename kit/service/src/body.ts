import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { brotliDecompress, unzip } from 'node:zlib'
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

const unpackers = new Map([
  ['gzip', promisify(unzip)],
  ['deflate', promisify(unzip)],
  ['br', promisify(brotliDecompress)],
])
const packed = (ctx: Context): string => ctx.get('content-encoding') || 'identity'

/** A body without its compression, which hides how deep it is nested; the limit is that of what it says. */
const unpack = async (ctx: Context, body: Buffer, limitBytes: number): Promise<Buffer> => {
  if (body.length === 0 || packed(ctx) === 'identity') return body
  const unpacked = unpackers.get(packed(ctx))?.(body, { maxOutputLength: limitBytes })
  return (await unpacked?.catch(refusePacked)) ?? refuse('unreadable')
}
const refusePacked = ({ code }: NodeJS.ErrnoException): never =>
  refuse(code === 'ERR_BUFFER_TOO_LARGE' ? 'too-large' : 'unreadable')

/** The same request for a parser, with its body as it was read and unpacked. */
const withBody = (ctx: Context, body: Buffer): Context => {
  const { 'content-encoding': _, ...others } = ctx.req.headers
  const headers = { ...others, 'content-length': String(body.length) }
  return Object.create(ctx, { req: { value: Object.assign(Readable.from([body]), { headers }) } }) as Context
}

const plainJson = /^application\/json(?:; ?charset=utf-8)?$/i
const isPlainJson = (ctx: Context, body: Buffer): boolean =>
  body.length > 0 && plainJson.test(ctx.get('content-type'))

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
    const raw = await unpack(ctx, await readRaw(ctx), limitBytes)
    if (!ctx.is('urlencoded') && isNestedTooDeep(raw)) refuse('unreadable')
    if (isPlainJson(ctx, raw)) return readJson(raw)
    await read(withBody(ctx, raw) as Parameters<typeof read>[0], async () => {})
    const body: unknown = ctx.request.body
    // The body is of another media type.
    if (body === undefined && length > 0) refuse('unreadable')
    return body
  }
}
