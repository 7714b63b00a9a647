import { Agent, get } from 'node:http'

/** A page that listens to what changes. */
export interface Tab {
  readonly close: () => void
}

/** A tab is a connection of its own for as long as it is open. */
const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

/** Resolves once the shell holds the stream. */
export const openTab = (
  port: number,
  { session, address }: { readonly session: string; readonly address: string },
  onChanged: () => void,
): Promise<Tab> =>
  new Promise((resolve, reject) => {
    const request = get(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: '/live/',
        localAddress: address,
        headers: { cookie: `session=${session}` },
      },
      (response) => {
        if (response.statusCode !== 200) return reject(new Error(`/live/ answered ${response.statusCode}`))
        response.setEncoding('utf8')
        response.on('data', (text: string) => {
          if (text.includes('event: changed')) onChanged()
        })
        // closed from here
        response.on('error', () => {})
        resolve({ close: () => request.destroy() })
      },
    )
    request.on('error', reject)
  })
