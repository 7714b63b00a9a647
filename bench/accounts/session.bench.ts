import http from 'node:http'
import { randomAddress } from '@lunchpail/kit-service/testing/random-address'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { defineBench } from '../bench.ts'
import { send } from '../http/load.ts'
import { figure, type Figure } from '../measure.ts'
import { median } from '@lunchpail/kit-local/rig/quantile'
import { person } from './browser.ts'

interface Size {
  /** before those that count */
  readonly warmUp: number
  readonly reads: number
  /** signed in beside each other, so that none of them comes to the 300 calls a minute that a person has */
  readonly readers: number
}

/** Milliseconds of each read of the job list through the gateway: of those with a session, and of visitors. */
async function readTimes(
  port: number,
  sessions: readonly string[],
  { warmUp, reads }: Size,
): Promise<number[][]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[][] = [[], []]
  try {
    for (let read = 0; read < warmUp + reads; read += 1)
      // in turn, so that both meet the same machine
      for (const [index, cookie] of [`session=${sessions[read % sessions.length]}`, ''].entries()) {
        const headers = { cookie, 'x-forwarded-for': randomAddress() }
        const begun = performance.now()
        await send(agent, port, { method: 'GET', path: '/api/hire/v1/position/?page=1', headers })
        if (read >= warmUp) times[index]!.push(performance.now() - begun)
      }
  } finally {
    agent.destroy()
  }
  return times
}

/** What a session costs each read at the gateway. */
async function sessionCheck(site: BackEnd, size: Size): Promise<Figure> {
  const people = await Promise.all(Array.from({ length: size.readers }, () => person(site)))
  const sessions = people.map(({ session }) => session)
  const [signedIn = [], visitor = []] = await readTimes(await site.shell(), sessions, size)
  const conditions = 'a read through the gateway by a signed-in person; the baseline is the same by a visitor'
  return figure('accounts: session check', 'ms', 'less', median(signedIn), median(visitor), conditions)
}

export const bench = defineBench<Size>({
  full: { warmUp: 100, reads: 1_900, readers: 16 },
  smallest: { warmUp: 0, reads: 5, readers: 1 },
  measure: (size, { withBackEnd }) => withBackEnd(async (site) => [await sessionCheck(site, size)]),
})
