import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Linux gives outgoing connections, and servers that take any port, those from 32768 on; other systems from 49152 on
const lowest = 20_000
const firstGivenAway = 32_768

/**
 * A port where nobody listens, for a server whose address has to be known before it listens. The system gives it to nobody
 * meanwhile, as it does with a port that it gave away by itself and got back.
 */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = randomInt(lowest, firstGivenAway)
    const server = createServer().listen({ port, host: '127.0.0.1', exclusive: true })
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}
