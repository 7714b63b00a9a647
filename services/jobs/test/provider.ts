import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A provider as it behaves over HTTP, with the addresses that it was asked for. */
export async function startProvider(answer: RequestListener) {
  const asked: URL[] = []
  let behave = answer
  const server = createServer((request, response) => {
    asked.push(new URL(request.url!, 'http://provider'))
    behave(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    asked,
    /** from now on */
    behave: (next: RequestListener) => (behave = next),
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
