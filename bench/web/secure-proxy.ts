import http from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { pipeline } from 'node:stream'
import type { Certificate } from '@lunchpail/kit-events/testing/certificate'

/** What HTTP/1.1 says of a connection, and HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

const forwardable = (headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  )

interface SecureProxy {
  readonly close: () => void
}

/** Stands before a site as a production's front does: HTTP/2 over TLS. What the site has compressed stays so. */
export async function secureProxy(
  { key, cert }: Certificate,
  port: number,
  site: number,
): Promise<SecureProxy> {
  const agent = new http.Agent({ keepAlive: true })
  const forward = (request: Http2ServerRequest, response: Http2ServerResponse): void => {
    const onward = http.request({
      agent,
      host: '127.0.0.1',
      port: site,
      method: request.method,
      path: request.url,
      headers: { ...forwardable(request.headers), host: request.authority },
    })
    onward.on('response', (answer) => {
      response.writeHead(answer.statusCode!, forwardable(answer.headers))
      pipeline(answer, response, () => {})
    })
    onward.on('error', () => response.stream?.close())
    response.on('close', () => onward.destroy())
    pipeline(request, onward, () => {})
  }
  const server = createSecureServer({ key, cert }, forward)
  const open = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    open.add(session)
    session.once('close', () => open.delete(session))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    close: () => {
      for (const session of open) session.destroy()
      server.close()
      agent.destroy()
    },
  }
}
