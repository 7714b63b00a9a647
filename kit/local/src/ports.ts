import { createServer } from 'node:net'
import { freePort as anyFreePort } from '@lunchpail/kit-events/testing/free-port'

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      // a machine without IPv6 has nobody listening there
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** Whether nobody listens on this port of the machine, under either of its names. */
export const portIsFree = async (port: number): Promise<boolean> =>
  (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))

const given = new Set<number>()

/** A free port: the wanted one where it is free, else any that this process has not given away before. */
export const freePort = async (wanted?: number): Promise<number> => {
  if (wanted && !given.has(wanted) && (await portIsFree(wanted))) {
    given.add(wanted)
    return wanted
  }
  for (;;) {
    const port = await anyFreePort()
    if (!given.has(port) && (await portIsFree(port))) {
      given.add(port)
      return port
    }
  }
}
