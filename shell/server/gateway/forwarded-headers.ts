import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http'

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/** What a caller says of itself and services must not believe, or need not know: who it is comes by the token alone. */
const neverForwarded = new Set([
  ...hopByHop,
  'host',
  'expect',
  'cookie',
  'authorization',
  'forwarded',
  'x-real-ip',
  'x-request-id',
  'traceparent',
  'tracestate',
  'accept-encoding',
  'x-http-method-override',
])

const namedByConnection = (headers: IncomingHttpHeaders): Set<string> =>
  new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))

interface Stamp {
  readonly requestId: string
  readonly traceparent: string
  readonly language: string
  readonly address: string
  readonly token: string | undefined
}

/** Headers for the service: the caller's own without those above, and what the gateway vouches for. */
export function requestHeaders(incoming: IncomingHttpHeaders, stamp: Stamp): OutgoingHttpHeaders {
  const connection = namedByConnection(incoming)
  const kept = Object.entries(incoming).filter(
    ([name]) => !neverForwarded.has(name) && !name.startsWith('x-forwarded-') && !connection.has(name),
  )
  return {
    ...Object.fromEntries(kept),
    // a body of unknown length stays one, also where node would send none by itself
    ...(incoming['transfer-encoding'] === undefined ? {} : { 'transfer-encoding': 'chunked' }),
    'x-request-id': stamp.requestId,
    traceparent: stamp.traceparent,
    'accept-language': stamp.language,
    'x-forwarded-for': stamp.address,
    ...(stamp.token === undefined ? {} : { authorization: `Bearer ${stamp.token}` }),
  }
}

/** Headers for the browser. What says nothing of caching is not kept by anybody. */
export function answerHeaders(upstream: IncomingHttpHeaders): Record<string, string | string[]> {
  const connection = namedByConnection(upstream)
  const headers: Record<string, string | string[]> = { 'cache-control': 'no-store' }
  for (const [name, value] of Object.entries(upstream)) {
    if (value === undefined || hopByHop.includes(name) || connection.has(name) || name === 'x-powered-by')
      continue
    headers[name] = value
  }
  return headers
}
