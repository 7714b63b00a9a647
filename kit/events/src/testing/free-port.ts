import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Linux gives outgoing connections, and servers that take any port, those from 32768 on; other systems from 49152 on
const lowest = 20_000
const firstGivenAway = 32_768

const succeeds = (listening: Promise<unknown>): Promise<boolean> =>
  listening.then(
    () => true,
    () => false,
  )

/** Keeps a port from every other process that asks here, until this one ends: by its UDP half, which no server of ours uses. */
export const reservePort = async (port: number): Promise<boolean> => {
  const socket = createSocket('udp4').unref()
  const isReserved = await succeeds(
    once(socket.bind({ port, address: '127.0.0.1', exclusive: true }), 'listening'),
  )
  if (!isReserved) socket.close()
  return isReserved
}

/**
 * A port that is not listened on, for a server whose address has to be known before it listens. It is given to no one else
 * meanwhile, neither from here nor by the system, which gives a port away that it got back.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(lowest, firstGivenAway)
    if (!(await reservePort(port))) continue
    const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true })
    if (!(await succeeds(once(server, 'listening')))) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}
