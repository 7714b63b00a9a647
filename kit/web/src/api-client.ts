import { patchWorkaroundCookie } from '@lunchpail/contracts/constants'
import { commonErrors } from '@lunchpail/contracts/error-codes'
import type { ErrorCode } from '@lunchpail/contracts/error-codes'
import type { BodyInput, Endpoint, ParamsInput, QueryInput, ResultOf } from '@lunchpail/contracts/endpoint'
import { track } from './analytics.ts'
import { ApiError } from './api-error.ts'
import type { WireFieldErrors } from './api-error.ts'
import { clientSentences } from './client-sentences.ts'
import { NotPreloadedError, takePreloadedResponse } from './preloaded-responses.ts'
import { currentLanguage } from './language.ts'
import { currentSession, isBackAgain, refreshSession } from './session.ts'

/** Phones lose their connection without an error: after this time a call counts as unreachable. */
const timeLimitMs = 15_000

export interface CallInput<E extends Endpoint> {
  readonly params?: ParamsInput<E>
  readonly query?: QueryInput<E>
  readonly body?: BodyInput<E>
  /** For a write that the person may repeat after the page was loaded anew, or otherwise typed. Made here where it is left out. */
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
}

/** How a request is sent. Tests replace it. */
export type Transport = (request: Request, endpoint: Endpoint) => Promise<Response>
let transport: Transport = (request) => fetch(request)
export function setTransport(next: Transport): void {
  transport = next
}

// crypto.randomUUID is missing where the site is opened by an http address
const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
export const newIdempotencyKey = (): string => randomHex(16)

/** What an address can carry. */
type Simple = string | number | boolean | null | undefined

/** The address of an endpoint with its parameters filled in. */
export function addressOf<E extends Endpoint>(endpoint: E, { params, query }: CallInput<E> = {}): string {
  const values = (params ?? {}) as Record<string, Simple>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, Simple>))
    if (value !== undefined && value !== null) search.set(name, String(value))
  return search.size ? `${path}?${search}` : path
}

/** 2 §7: some networks let no PATCH through. */
const sendsPatchAsPost = (): boolean =>
  document.cookie.split('; ').some((cookie) => cookie.startsWith(`${patchWorkaroundCookie}=`))

function build<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  key: string | undefined,
  signal: AbortSignal,
): Request {
  const headers = new Headers({ accept: 'application/json', 'accept-language': currentLanguage() })
  // each call starts a trace, which the services and their events continue
  headers.set('traceparent', `00-${randomHex(16)}-${randomHex(8)}-01`)
  const { csrf } = currentSession()
  if (endpoint.method !== 'GET' && csrf) headers.set('x-csrf-token', csrf)
  if (key) headers.set('idempotency-key', key)
  if (input.body !== undefined) headers.set('content-type', 'application/json')
  const overridden = endpoint.method === 'PATCH' && sendsPatchAsPost()
  if (overridden) headers.set('x-http-method-override', 'PATCH')
  return new Request(new URL(addressOf(endpoint, input), location.origin), {
    method: overridden ? 'POST' : endpoint.method,
    headers,
    signal,
    credentials: 'same-origin',
    ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
  })
}

/** The codes that the endpoint declares; a service that is newer than this page may have others. */
const codeOf = (code: unknown, status: number, { errors = [] }: Endpoint): ErrorCode =>
  [...commonErrors, ...errors].find((known) => known === code) ??
  (status === 503 || status === 502 || status === 504 ? 'unavailable' : 'unknown')

async function refusal(response: Response, endpoint: Endpoint): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as {
    error?: string
    code?: string
    fields?: WireFieldErrors
    requestId?: string
  }
  return new ApiError({
    code: codeOf(body.code, response.status, endpoint),
    message: body.error || response.statusText || clientSentences[currentLanguage()].unknown,
    status: response.status,
    fieldErrors: body.fields,
    requestId: body.requestId,
  })
}

const unanswered = (slow: boolean): ApiError =>
  new ApiError({
    code: 'unreachable',
    message: clientSentences[currentLanguage()][slow ? 'slow' : 'unreachable'],
    status: 0,
  })

/** Sends once. Resolves with the answer, or rejects with an ApiError, or with the caller's own abort. */
async function send<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  key: string | undefined,
): Promise<unknown> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeLimitMs)
  const stop = () => limit.abort()
  input.signal?.addEventListener('abort', stop, { once: true })
  try {
    input.signal?.throwIfAborted()
    const kept = endpoint.method === 'GET' ? takePreloadedResponse(addressOf(endpoint, input)) : undefined
    const response = kept ?? (await transport(build(endpoint, input, key, limit.signal), endpoint))
    if (!response.ok) throw await refusal(response, endpoint)
    const counted = endpoint.counts?.[response.status]
    if (counted) track(counted)
    return response.status === 204 ? undefined : await response.json()
  } catch (error) {
    if (error instanceof ApiError || error instanceof NotPreloadedError || input.signal?.aborted) throw error
    throw unanswered(limit.signal.aborted)
  } finally {
    clearTimeout(timer)
    input.signal?.removeEventListener('abort', stop)
  }
}

/** The last write of each endpoint that nobody has answered yet: by what it asks for, its key. */
const unansweredWrites = new Map<string, { readonly content: string; readonly key: string }>()

/** A server that answered has done it or not; of a gateway that answers for it, nobody knows. */
const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.status > 0 && error.status < 500

/**
 * The same write again, as whoever presses again after no answer came asks for it, has the same key: what was done already is answered,
 * and not done twice.
 */
async function underOneKey<T>(
  { name }: Endpoint,
  { params, query, body }: Pick<CallInput<Endpoint>, 'params' | 'query' | 'body'>,
  write: (key: string) => Promise<T>,
): Promise<T> {
  const content = JSON.stringify([params, query, body])
  const before = unansweredWrites.get(name)
  const key = before?.content === content ? before.key : newIdempotencyKey()
  unansweredWrites.set(name, { content, key })
  const forget = () => {
    if (unansweredWrites.get(name)?.key === key) unansweredWrites.delete(name)
  }
  try {
    const answer = await write(key)
    forget()
    return answer
  } catch (error) {
    if (isAnswered(error)) forget()
    throw error
  }
}

/**
 * Calls an endpoint of the contract and resolves with the body of its answer; anything else rejects with an ApiError.
 * A page that went idle (its CSRF value is old) asks for a new one and tries once more; so does a write of a person whose
 * session ended, once they are signed in again.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> = {},
): Promise<ResultOf<E>['body']> {
  const { idempotencyKey } = input
  if (!endpoint.idempotent || idempotencyKey !== undefined) return callWith(endpoint, input, idempotencyKey)
  return underOneKey(endpoint, input, (key) => callWith(endpoint, input, key))
}

async function callWith<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  idempotencyKey: string | undefined,
): Promise<ResultOf<E>['body']> {
  const key = endpoint.idempotent ? idempotencyKey : undefined
  const author = currentSession().account?.id
  try {
    return (await send(endpoint, input, key)) as ResultOf<E>['body']
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.code === 'page-idle') {
      await refreshSession()
      // another person may have signed in meanwhile, in another tab: what was written is not theirs
      const next = currentSession().account?.id
      if (author !== undefined && next !== undefined && next !== author) throw error
      return (await send(endpoint, input, key)) as ResultOf<E>['body']
    }
    if (error.code === 'signed-out') {
      const asked = refreshSession()
      // what was written goes on once its author is signed in again
      if (endpoint.method !== 'GET') {
        await asked
        if (await isBackAgain()) return (await send(endpoint, input, key)) as ResultOf<E>['body']
      }
    }
    throw error
  }
}
