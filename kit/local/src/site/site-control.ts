import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ManagedProcess } from '../managed-process.ts'

const respond = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const actions: Record<string, (managed: ManagedProcess) => Promise<void> | void> = {
  start: (managed) => managed.start(),
  stop: (managed) => managed.stop(),
  kill: (managed) => managed.kill(),
  pause: (managed) => managed.pause(),
  resume: (managed) => managed.resume(),
}

/** Lets tests stop and start the processes of a site: `POST /processes/<name>/<action>`, `GET /processes`, `GET /changed`. */
export const controlSite = async (
  processes: ReadonlyMap<string, ManagedProcess>,
): Promise<{ url: string; close: () => void }> => {
  const changed = new Set<string>()
  const server: Server = createServer((request, response) => {
    const states = () =>
      [...processes.values()].map((managed) => ({ name: managed.name, state: managed.state() }))
    const [, name = '', action = ''] = /^\/processes\/([a-z-]+)\/([a-z]+)$/.exec(request.url ?? '') ?? []
    const managed = processes.get(name)
    const act = actions[action]
    if (request.method === 'GET' && request.url === '/processes') return respond(response, 200, states())
    // the names of those that a test has stopped, started or paused
    if (request.method === 'GET' && request.url === '/changed') return respond(response, 200, [...changed])
    if (request.method !== 'POST' || !managed || !act)
      return respond(response, 404, { error: 'no such process or action' })
    changed.add(name)
    Promise.resolve(act(managed)).then(
      () => respond(response, 200, { name, state: managed.state() }),
      (error: unknown) => respond(response, 500, { error: String(error) }),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
