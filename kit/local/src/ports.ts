import { createServer } from 'node:net'

const tryPort = (port: number, host: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      // a machine without IPv6 has nobody listening there
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT' ? port : undefined),
    )
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })

/** Whether nobody listens on this port of the machine, under either of its names. */
export const portIsFree = async (port: number): Promise<boolean> =>
  (await tryPort(port, '127.0.0.1')) !== undefined && (await tryPort(port, '::1')) !== undefined

const given = new Set<number>()

/** A free port: the wanted one where it is free, else any that this process has not given away before. */
export const freePort = async (wanted?: number): Promise<number> => {
  if (wanted && !given.has(wanted) && (await portIsFree(wanted))) {
    given.add(wanted)
    return wanted
  }
  for (;;) {
    const port = await tryPort(0, '127.0.0.1')
    if (port && !given.has(port)) {
      given.add(port)
      return port
    }
  }
}
