import net from 'node:net'
import { once } from 'node:events'

/** A TCP proxy in front of a server, for tests that take the server away. */
export interface TcpProxy {
  readonly url: string
  /** Breaks every connection and refuses new ones. */
  readonly disconnect: () => void
  readonly restore: () => void
  /** Swallows what the connections of this moment carry, and keeps them open; new ones work. */
  readonly hang: () => void
  /** what clients sent so far */
  readonly received: () => string
  readonly close: () => Promise<void>
}

export const startTcpProxy = async (to: string): Promise<TcpProxy> => {
  const target = new URL(to)
  const port = Number(target.port || 5432)
  // a folder is that of a socket, beside which PostgreSQL listens here
  const host = decodeURIComponent(target.hostname)
  const sockets = new Set<net.Socket>()
  const chunks: Buffer[] = []
  let connected = true
  const keep = (socket: net.Socket): void => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = net.createServer((near) => {
    keep(near)
    if (!connected) return near.destroy()
    const far = net.connect(port, host.startsWith('/') ? '127.0.0.1' : host)
    keep(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.on('data', (chunk: Buffer) => chunks.push(chunk))
    near.pipe(far).pipe(near)
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as net.AddressInfo).port)
  const disconnect = (): void => {
    connected = false
    sockets.forEach((socket) => socket.destroy())
  }
  return {
    url: url.href,
    disconnect,
    restore: () => {
      connected = true
    },
    hang: () => sockets.forEach((socket) => socket.unpipe().pause()),
    received: () => Buffer.concat(chunks).toString('latin1'),
    close: async () => {
      disconnect()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
