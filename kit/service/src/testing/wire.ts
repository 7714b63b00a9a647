import net from 'node:net'
import { once } from 'node:events'

/** A TCP wire in front of a server, that can be cut and joined again. */
export interface Wire {
  readonly url: string
  /** Breaks every connection and refuses new ones. */
  readonly cut: () => void
  readonly restore: () => void
  readonly close: () => Promise<void>
}

export const layWire = async (to: string): Promise<Wire> => {
  const target = new URL(to)
  const sockets = new Set<net.Socket>()
  let whole = true
  const keep = (socket: net.Socket): void => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  }
  const server = net.createServer((near) => {
    keep(near)
    if (!whole) return near.destroy()
    const far = net.connect(Number(target.port || 5432), target.hostname)
    keep(far)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
    near.pipe(far).pipe(near)
    return undefined
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(to)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as net.AddressInfo).port)
  const cut = (): void => {
    whole = false
    sockets.forEach((socket) => socket.destroy())
  }
  return {
    url: url.href,
    cut,
    restore: () => {
      whole = true
    },
    close: async () => {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
