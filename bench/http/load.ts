import http from 'node:http'
import { quantile } from '@lunchpail/kit-local/rig/quantile'

export const connections = 16
const timeoutMs = 10_000

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** The next call of a connection, and what to do after its response. */
export type Next = (connection: number) => { readonly call: Call; readonly answered?: () => void }

/** The figures of one round of a variant. */
export interface Round {
  /** requests a second */
  readonly rate: number
  /** milliseconds */
  readonly p99Ms: number
  readonly requests: number
}

/** One request; any status that is no success is an error and ends the run. */
export const send = (agent: http.Agent, port: number, call: Call, longestMs = timeoutMs): Promise<string> =>
  new Promise((resolve, reject) => {
    const { method, path, headers, body } = call
    const request = http.request({ agent, host: '127.0.0.1', port, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200 || response.statusCode === 201) resolve(text)
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text.slice(0, 300)}`))
      })
    })
    request.on('error', reject)
    request.setTimeout(longestMs, () =>
      request.destroy(new Error(`${path} did not answer in ${longestMs} ms`)),
    )
    request.end(body)
  })

/** A closed loop: each connection sends its next request as soon as it has the response, for so many seconds. */
export async function load(port: number, seconds: number, next: Next): Promise<Round> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const milliseconds: number[] = []
  const begun = performance.now()
  const until = begun + seconds * 1_000
  const loop = async (connection: number): Promise<void> => {
    for (let at = performance.now(); at < until;) {
      const { call, answered } = next(connection)
      await send(agent, port, call)
      const then = performance.now()
      milliseconds.push(then - at)
      at = then
      answered?.()
    }
  }
  try {
    await Promise.all(Array.from({ length: connections }, (_, connection) => loop(connection)))
  } finally {
    agent.destroy()
  }
  const took = (performance.now() - begun) / 1_000
  return {
    rate: milliseconds.length / took,
    p99Ms: quantile(milliseconds, 0.99),
    requests: milliseconds.length,
  }
}
