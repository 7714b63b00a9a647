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

/**
 * What a service may learn from the caller. A list of what passes, not of what is kept back: framing, routing and
 * identity are set by the gateway, whatever the caller's `Connection` header names.
 */
const passedOn = ['accept', 'idempotency-key', 'if-none-match', 'user-agent', 'x-csrf-token']
/** Passed on with a body alone; a body without a length is sent in chunks. */
const passedOnWithBody = [
  'content-type',
  'content-length',
  // over the body, by the providers of texts and emails
  'x-twilio-signature',
  'x-twilio-email-event-webhook-signature',
  'x-twilio-email-event-webhook-timestamp',
]

const namedByConnection = (headers: IncomingHttpHeaders): Set<string> =>
  new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()))

interface Stamp {
  readonly requestId: string
  readonly traceparent: string
  readonly language: string
  readonly address: string
  readonly token: string | undefined
  /** a page of this site makes the call (own-page.ts) */
  readonly ownPage?: boolean
}

/** Headers for the service: those above of the caller's, and the gateway's own. */
export function requestHeaders(
  incoming: IncomingHttpHeaders,
  hasBody: boolean,
  stamp: Stamp,
): Record<string, string | string[] | undefined> {
  const names = hasBody ? [...passedOn, ...passedOnWithBody] : passedOn
  return {
    ...Object.fromEntries(names.map((name) => [name, incoming[name]])),
    'x-request-id': stamp.requestId,
    // undici's instrumentation adds the header of an open span itself
    traceparent: telemetry.traceparent() === undefined ? stamp.traceparent : undefined,
    'accept-language': stamp.language,
    'x-forwarded-for': stamp.address,
    'x-own-page': stamp.ownPage ? '1' : undefined,
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
