import { once } from 'node:events'
import { createServer, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface HttpServer {
  readonly port: number
  /** Takes no new connection and lets open requests end; after the limit it closes their connections. */
  readonly drain: (limitMs?: number) => Promise<void>
  readonly closeAllConnections: () => void
}

/** Listens, and knows how to drain: a connection that is kept alive would keep the server open after its last response. */
export const listen = async (
  address: { readonly host: string; readonly port: number },
  options: ServerOptions,
  handle: RequestListener,
): Promise<HttpServer> => {
  const open = new Set<ServerResponse>()
  let draining = false
  const server = createServer(options, (request, response) => {
    if (draining) response.setHeader('connection', 'close')
    open.add(response)
    response.once('close', () => {
      open.delete(response)
      if (draining) setImmediate(() => server.closeIdleConnections())
    })
    handle(request, response)
  })
  server.listen(address.port, address.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const closeAllConnections = (): void => server.closeAllConnections()

  const drain = async (limitMs?: number): Promise<void> => {
    draining = true
    // The client opens its next connection to another instance.
    for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close')
    const closed = new Promise((resolve) => server.close(resolve))
    const timer = limitMs === undefined ? undefined : setTimeout(closeAllConnections, limitMs)
    await closed
    clearTimeout(timer)
  }
  return { port, drain, closeAllConnections }
}
