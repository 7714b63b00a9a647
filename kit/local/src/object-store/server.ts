import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { bodyKind, measured, unframed } from './body.ts'
import { escapeHtml } from '../escape-html.ts'
import { objectsIn, type ObjectFacts } from './objects.ts'
import { S3Error } from './s3-error.ts'
import { checkSignature, sentAddress, type Credentials, type SentAddress } from './signature.ts'

interface ObjectStoreOptions {
  readonly folder: string
  readonly credentials: Credentials
  readonly buckets: readonly string[]
  /** origins that CORS allows */
  readonly origins: readonly string[]
  readonly mostBytes?: number
}

interface Place {
  readonly bucket: string
  readonly key: string
}

const placeOf = (url: SentAddress): Place => {
  const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/')
  return { bucket, key: rest.join('/') }
}

const rangeOf = (header: string | undefined, size: number): { start: number; end: number } | undefined => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (start >= size || start > end) throw new S3Error(416, 'InvalidRange')
  return { start, end }
}

const metadataOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      name.startsWith('x-amz-meta-') ? [[name, String(value)]] : [],
    ),
  )

const sendRefusal = (request: IncomingMessage, response: ServerResponse, error: unknown): void => {
  const s3Error = error instanceof S3Error ? error : new S3Error(500, 'InternalError')
  if (response.headersSent) return void response.destroy()
  response.writeHead(s3Error.status, { 'content-type': 'application/xml', connection: 'close' })
  const body = `<Error><Code>${s3Error.code}</Code><Message>${s3Error.message}</Message></Error>`
  response.end(request.method === 'HEAD' ? undefined : `<?xml version="1.0" encoding="UTF-8"?>${body}`)
  request.resume()
}

/** Every object at once: a store of one machine holds few. */
const listResult = (listed: readonly ObjectFacts[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>',
    ...listed.map(
      ({ key, size, etag, modified }) =>
        `<Contents><Key>${escapeHtml(key)}</Key><LastModified>${new Date(modified).toISOString()}</LastModified>` +
        `<ETag>${escapeHtml(etag)}</ETag><Size>${size}</Size></Contents>`,
    ),
    '</ListBucketResult>',
  ].join('')

/** A private S3 for development: path-style addresses, real signatures, whole objects, conditional puts; nothing else of S3. */
export const objectStore = (options: ObjectStoreOptions): Server => {
  const objects = objectsIn(options.folder, options.buckets)
  const prepared = objects.prepare()

  const put = async (
    request: IncomingMessage,
    response: ServerResponse,
    { bucket, key }: Place,
  ): Promise<void> => {
    const { framed, signedHash } = bodyKind(request)
    const { stream, result } = measured(options.mostBytes ?? 25_000_000, signedHash)
    const type = request.headers['content-type'] ?? 'binary/octet-stream'
    const facts = await objects.write(
      bucket,
      key,
      request,
      [...(framed ? [unframed()] : []), stream],
      () => ({
        ...result(),
        type,
        metadata: metadataOf(request),
      }),
      { isNew: request.headers['if-none-match'] === '*', etag: request.headers['if-match'] },
    )
    response.writeHead(200, { etag: facts.etag }).end()
  }

  const get = async (
    request: IncomingMessage,
    response: ServerResponse,
    url: SentAddress,
    place: Place,
  ): Promise<void> => {
    const facts: ObjectFacts = await objects.read(place.bucket, place.key)
    const range = rangeOf(request.headers.range, facts.size)
    const { start, end } = range ?? { start: 0, end: facts.size - 1 }
    const disposition = url.searchParams.get('response-content-disposition')
    response.writeHead(range ? 206 : 200, {
      'content-type': url.searchParams.get('response-content-type') ?? facts.type,
      'content-length': end - start + 1,
      etag: facts.etag,
      'last-modified': facts.modified,
      'accept-ranges': 'bytes',
      ...(range ? { 'content-range': `bytes ${start}-${end}/${facts.size}` } : {}),
      ...(disposition ? { 'content-disposition': disposition } : {}),
      ...facts.metadata,
    })
    if (request.method === 'HEAD' || facts.size === 0) return void response.end()
    await pipeline(objects.bytes(place.bucket, facts, start, end), response)
  }

  const allowOrigin = (request: IncomingMessage, response: ServerResponse): boolean => {
    const { origin } = request.headers
    if (!origin || !options.origins.includes(origin)) return false
    response.setHeader('access-control-allow-origin', origin)
    response.setHeader('access-control-expose-headers', 'ETag')
    response.setHeader('vary', 'Origin')
    return true
  }

  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = sentAddress(request.url ?? '/')
    if (url.pathname === '/health' && request.method === 'GET') return void response.end('ok')
    const allowed = allowOrigin(request, response)
    if (request.method === 'OPTIONS') {
      if (!allowed) throw new S3Error(403, 'AccessForbidden')
      response.writeHead(200, {
        'access-control-allow-methods': 'GET, HEAD, PUT',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
        'access-control-max-age': '3000',
      })
      return void response.end()
    }
    checkSignature(request, url, options.credentials)
    await prepared
    const place = placeOf(url)
    if (!objects.hasBucket(place.bucket)) throw new S3Error(404, 'NoSuchBucket')
    if (!place.key && request.method === 'HEAD') return void response.end()
    if (!place.key && request.method === 'GET' && url.searchParams.get('list-type') === '2') {
      const listed = await objects.list(place.bucket, url.searchParams.get('prefix') ?? '')
      response.setHeader('content-type', 'application/xml')
      return void response.end(listResult(listed))
    }
    if (!place.key) throw new S3Error(501, 'NotImplemented', 'Only objects are read and written here')
    if (request.method === 'PUT') return put(request, response, place)
    if (request.method === 'GET' || request.method === 'HEAD') return get(request, response, url, place)
    if (request.method !== 'DELETE') throw new S3Error(405, 'MethodNotAllowed')
    await objects.remove(place.bucket, place.key)
    response.writeHead(204).end()
  }

  return createServer((request, response) => {
    respond(request, response).catch((error: unknown) => sendRefusal(request, response, error))
  })
}
