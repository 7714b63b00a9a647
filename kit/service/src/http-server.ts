import { once } from 'node:events'
import { createServer, type RequestListener, type ServerOptions, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

const sweepMs = 50
/** What a request takes from a phone far away, once its connection is there. */
const firstRequestMs = 1_000

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
  const connections = new Set<Socket>()
  let draining = false
  const server = createServer(options, (request, response) => {
    if (draining) response.setHeader('connection', 'close')
    open.add(response)
    response.once('close', () => open.delete(response))
    handle(request, response)
  })
  server.on('connection', (socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  server.listen(address.port, address.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const closeAllConnections = (): void => server.closeAllConnections()
  /** For Node, a connection is idle neither before its first request nor while the rest of an answered one still comes. */
  const closeUnused = (sinceMs: number): void => {
    server.closeIdleConnections()
    if (performance.now() - sinceMs < firstRequestMs) return
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }

  const drain = async (limitMs?: number): Promise<void> => {
    draining = true
    const sinceMs = performance.now()
    // The client opens its next connection to another instance.
    for (const response of open) if (!response.headersSent) response.setHeader('connection', 'close')
    const closed = new Promise((resolve) => server.close(resolve))
    // by then what has come is read: a timer that is late goes off before it is
    const sweep = setInterval(() => setImmediate(closeUnused, sinceMs), sweepMs)
    const timer = limitMs === undefined ? undefined : setTimeout(closeAllConnections, limitMs)
    await closed
    clearInterval(sweep)
    clearTimeout(timer)
  }
  return { port, drain, closeAllConnections }
}
