import { createServer } from 'node:net'
import { freePort as anyFreePort, reservePort } from '@lunchpail/kit-events/testing/free-port'

const canListen = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      // a machine without IPv6 has nothing listening there
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'),
    )
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** Whether nothing listens on this port of the machine, under either of its names. */
export const portIsFree = async (port: number): Promise<boolean> =>
  (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'))

/** A free port, which no other process gets here until this one ends: the wanted one where it is free, else any. */
export const freePort = async (wanted?: number): Promise<number> => {
  if (wanted && (await reservePort(wanted)) && (await portIsFree(wanted))) return wanted
  for (;;) {
    const port = await anyFreePort()
    if (await portIsFree(port)) return port
  }
}
