import { once } from 'node:events'
import http from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Seen {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

interface SmallServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** A real server of a few lines, in place of a service, which says that it is ready. */
export async function smallServer(listener: RequestListener): Promise<SmallServer> {
  const server = http
    .createServer((request, response) =>
      request.url === '/health/ready' ? response.end() : listener(request, response),
    )
    .listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

export async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** Answers each request with what it was, so that a test sees what arrived. */
export const echo: RequestListener = (request, response) => {
  const answer = (body: string) => {
    const { method, url, headers } = request
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ method, url, headers, body } satisfies Seen))
  }
  bodyOf(request).then(answer, () => response.destroy())
}
