import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { Agent, type Dispatcher } from 'undici'

/** The service did not respond: it refused the connection, was too slow, or did not speak HTTP. */
export class UpstreamFailure extends Error {}

/** The caller sent more than the gateway takes. */
export class BodyTooLarge extends Error {}

/** The caller disconnected before the response. */
export class CallerGone extends Error {}

export interface Forward {
  readonly base: string
  readonly method: string
  /** path with query, as requested */
  readonly target: string
  readonly headers: Record<string, string | string[] | undefined>
  readonly body?: IncomingMessage | string | undefined
  /** until the response begins, and between two chunks of it */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

export const maxBodyBytes = 1024 * 1024

/** A request's body. The request itself stays open, so that the caller can be answered. */
async function* limited(body: IncomingMessage): AsyncGenerator<Buffer> {
  let bytes = 0
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > maxBodyBytes) throw new BodyTooLarge()
    yield chunk
  }
}

export interface Upstream {
  readonly send: (forward: Forward) => Promise<Dispatcher.ResponseData>
  readonly close: () => Promise<void>
}

const idempotent = ['GET', 'HEAD', 'DELETE']

const isOneOf = (codes: readonly string[], failure: unknown): boolean =>
  codes.includes((failure as NodeJS.ErrnoException | undefined)?.code ?? '')

/** A service closes a kept connection in the moment in which a request is sent on it. */
export const isStaleConnection = (failure: unknown): boolean =>
  isOneOf(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'], failure)

/** No instance has seen the request. Behind one address, the next connection may reach another instance. */
export const isRefusedConnection = (failure: unknown): boolean => isOneOf(['ECONNREFUSED'], failure)

/** Services answer every failure in JSON; a proxy in front of them that reaches none answers with a page of its own. */
const isOfProxy = ({ statusCode, headers }: Dispatcher.ResponseData): boolean =>
  statusCode >= 502 && statusCode <= 504 && !String(headers['content-type']).includes('json')

/** Sends requests to services over kept connections, streaming both ways. */
export function upstream(): Upstream {
  const agent = new Agent({ connections: 256, pipelining: 1 })

  const request = ({ base, method, target, headers, body, timeoutMs, signal }: Forward) =>
    agent.request({
      origin: base,
      path: target,
      method: method as Dispatcher.HttpMethod,
      headers,
      body: typeof body === 'object' ? Readable.from(limited(body), { objectMode: false }) : body,
      signal,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    })

  const send = async (forward: Forward): Promise<Dispatcher.ResponseData> => {
    const { method, body, signal } = forward
    try {
      const response = await request(forward).catch((failure: unknown) => {
        const repeatable = body === undefined && idempotent.includes(method)
        if (isRefusedConnection(failure) || (repeatable && isStaleConnection(failure)))
          return request(forward)
        throw failure
      })
      if (!isOfProxy(response)) return response
      response.body.resume()
      throw Object.assign(new Error(), { code: `${response.statusCode} of a proxy` })
    } catch (failure) {
      if (failure instanceof BodyTooLarge) throw failure
      // A body that was read to its end is destroyed too.
      if (signal.aborted || (typeof body === 'object' && body.destroyed && !body.complete))
        throw new CallerGone()
      const { code = 'no HTTP' } = failure as NodeJS.ErrnoException
      throw new UpstreamFailure(`upstream failed: ${code}`, { cause: failure })
    }
  }
  return { send, close: () => agent.destroy() }
}
