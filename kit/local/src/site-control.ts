import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Part } from './process-part.ts'

const answer = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

const actions: Record<string, (part: Part) => Promise<void> | void> = {
  start: (part) => part.start(),
  stop: (part) => part.stop(),
  kill: (part) => part.kill(),
  pause: (part) => part.pause(),
  resume: (part) => part.resume(),
}

/** Lets tests end a site's parts and bring them back: `POST /parts/<name>/<action>`, `GET /parts`. */
export const controlSite = async (
  parts: ReadonlyMap<string, Part>,
): Promise<{ url: string; close: () => void }> => {
  const server: Server = createServer((request, response) => {
    const states = () => [...parts.values()].map((part) => ({ name: part.name, state: part.state() }))
    const [, name = '', action = ''] = /^\/parts\/([a-z-]+)\/([a-z]+)$/.exec(request.url ?? '') ?? []
    const part = parts.get(name)
    const act = actions[action]
    if (request.method === 'GET' && request.url === '/parts') return answer(response, 200, states())
    if (request.method !== 'POST' || !part || !act)
      return answer(response, 404, { error: 'no such part or action' })
    Promise.resolve(act(part)).then(
      () => answer(response, 200, { name, state: part.state() }),
      (error: unknown) => answer(response, 500, { error: String(error) }),
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
