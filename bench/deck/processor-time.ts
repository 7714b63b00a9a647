import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { threadsUsedMs } from '@lunchpail/kit-local/rig/processes'
import { send, type Call } from '../http/load.ts'
import { backendPids, type Variant } from '../http/variant.ts'

/** For what a service still does of a request after its answer. */
const restMs = 5
const longestMs = 120_000

/** Milliseconds. */
export interface Used {
  readonly service: number
  readonly postgres: number
}

/** What each request takes of the processor, one after the other; the first ones warm up and are not told. */
export async function processorTimes(
  variant: Variant,
  noun: string,
  calls: readonly Call[],
  warmUp: number,
): Promise<Used[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const used: Used[] = []
  try {
    for (const call of [
      ...Array.from({ length: warmUp }, (_, index) => calls[index % calls.length]!),
      ...calls,
    ]) {
      const backends = backendPids(noun)
      const ofPostgres = () => backends.reduce((sum, pid) => sum + threadsUsedMs(pid), 0)
      const [service, postgres] = [threadsUsedMs(variant.pid), ofPostgres()]
      await send(agent, variant.port, call, longestMs)
      await wait(restMs)
      used.push({ service: threadsUsedMs(variant.pid) - service, postgres: ofPostgres() - postgres })
    }
  } finally {
    agent.destroy()
  }
  return used.slice(warmUp)
}
