import http from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

/** The service did not answer: refused, too slow, or not in HTTP. */
export class UpstreamFailure extends Error {
  readonly reason: 'refused' | 'timeout' | 'broken'
  constructor(reason: UpstreamFailure['reason'], cause: unknown) {
    super(`upstream ${reason}`, { cause })
    this.reason = reason
  }
}

/** The caller sent more than the gateway takes. */
export class BodyTooLarge extends Error {}

/** The caller went away before the answer came. */
export class CallerGone extends Error {}

export interface Forward {
  readonly base: string
  readonly method: string
  /** path with query, as asked */
  readonly target: string
  readonly headers: OutgoingHttpHeaders
  readonly body: IncomingMessage | undefined
  readonly bodyLimit: number
  /** milliseconds without any progress, up or down */
  readonly timeLimit: number
  readonly signal: AbortSignal
}

/** A kept connection that the service had closed in the same moment. */
class StaleSocket extends Error {}

const reasonOf = (error: NodeJS.ErrnoException): UpstreamFailure['reason'] =>
  error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND' || error.code === 'EHOSTUNREACH'
    ? 'refused'
    : 'broken'

function attempt(agent: http.Agent, forward: Forward): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const url = new URL(forward.base)
  const request = http.request({
    agent,
    host: url.hostname,
    port: url.port,
    method: forward.method,
    path: forward.target,
    headers: forward.headers,
  })
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= error
    request.destroy()
  }
  const slow = setTimeout(() => fail(new UpstreamFailure('timeout', undefined)), forward.timeLimit)
  const gone = () => fail(new CallerGone())
  forward.signal.addEventListener('abort', gone, { once: true })
  const settle = () => {
    clearTimeout(slow)
    forward.signal.removeEventListener('abort', gone)
  }
  request.once('response', (response) => {
    settle()
    // from here on the answer streams: it is cut when it stands still or when nobody reads it any more
    response.setTimeout(forward.timeLimit, () => response.destroy())
    const cut = () => response.destroy()
    forward.signal.addEventListener('abort', cut, { once: true })
    response.once('close', () => forward.signal.removeEventListener('abort', cut))
    resolve(response)
  })
  request.on('error', (error: NodeJS.ErrnoException) => {
    settle()
    const stale = request.reusedSocket && error.code === 'ECONNRESET'
    reject(failure ?? (stale ? new StaleSocket() : new UpstreamFailure(reasonOf(error), error)))
  })
  const { body } = forward
  if (body === undefined) {
    request.end()
    return promise
  }
  let received = 0
  body.on('data', (chunk: Buffer) => {
    received += chunk.length
    slow.refresh()
    if (received > forward.bodyLimit) fail(new BodyTooLarge())
  })
  body.once('error', gone)
  body.pipe(request)
  return promise
}

export interface Upstream {
  readonly send: (forward: Forward) => Promise<IncomingMessage>
  readonly close: () => void
}

/** Sends requests to services over kept connections, streaming both ways. */
export function upstream(): Upstream {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 256, maxFreeSockets: 32 })
  const send = async (forward: Forward): Promise<IncomingMessage> => {
    try {
      return await attempt(agent, forward)
    } catch (error) {
      if (!(error instanceof StaleSocket)) throw error
      // without a body nothing was lost and the call can go out again; a body has been read already
      if (forward.body !== undefined) throw new UpstreamFailure('broken', error)
      return attempt(new http.Agent({ keepAlive: false }), forward)
    }
  }
  return { send, close: () => agent.destroy() }
}
