import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import { encodings, takes } from './encoding.ts'
import type { SiteMiddleware } from './site-state.ts'

const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:json|manifest\+json|javascript)|image\/svg\+xml)/
const minBytes = 1024

const compressors = {
  // quality 4 costs about what gzip does and gives less to send
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 6 }),
}

/** Compresses text that is not compressed yet: pages, responses of services, files without a compressed twin. */
export const compression: SiteMiddleware = async (ctx, next) => {
  await next()
  const { body } = ctx
  if (body == null || ctx.method === 'HEAD' || ctx.res.hasHeader('content-encoding')) return
  if (!compressible.test(ctx.response.get('content-type'))) return
  ctx.vary('accept-encoding')
  if (ctx.response.length !== undefined && ctx.response.length < minBytes) return
  const encoding = encodings.find((known) => takes(ctx, known))
  if (encoding === undefined) return

  const isSent = typeof body === 'string' || body instanceof Uint8Array
  const source = body instanceof Readable ? body : Readable.from([isSent ? body : JSON.stringify(body)])
  const compressed = compressors[encoding]()
  pipeline(source, compressed, () => undefined)
  const type = ctx.response.get('content-type')
  const etag = ctx.res.hasHeader('etag') ? ctx.response.get('etag') : 'W/'
  ctx.body = compressed
  ctx.set({ 'content-encoding': encoding, 'content-type': type })
  if (!etag.startsWith('W/')) ctx.set('etag', `W/${etag}`)
}
