import type { IncomingHttpHeaders } from 'node:http'
import { telemetry } from '@lunchpail/kit-service/telemetry'

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

/** What a caller may claim and services must not trust or need not know: its identity comes by the token alone. */
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

/** Headers for the service: the caller's own without those above, and the gateway's. */
export function requestHeaders(
  incoming: IncomingHttpHeaders,
  stamp: Stamp,
): Record<string, string | string[] | undefined> {
  const connection = namedByConnection(incoming)
  const kept = Object.entries(incoming).filter(
    ([name]) => !neverForwarded.has(name) && !name.startsWith('x-forwarded-') && !connection.has(name),
  )
  return {
    ...Object.fromEntries(kept),
    'x-request-id': stamp.requestId,
    // undici's instrumentation adds the header of an open span itself
    traceparent: telemetry.traceparent() === undefined ? stamp.traceparent : undefined,
    'accept-language': stamp.language,
    'x-forwarded-for': stamp.address,
    ...(stamp.token === undefined ? {} : { authorization: `Bearer ${stamp.token}` }),
  }
}

/** Headers for the browser: no-store, unless the service sets cache-control. */
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
