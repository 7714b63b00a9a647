import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { send, type Call } from '../http/load.ts'
import { backendPids, type Variant } from '../http/variant.ts'

/** Milliseconds on a processor of all threads of a process, to the microsecond; NaN where the system has no /proc. */
function usedBy(pid: number): number {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const used = threads.map(
      (one) => readFileSync(`/proc/${pid}/task/${one}/schedstat`, 'utf8').split(' ')[0],
    )
    return used.reduce((sum, nanoseconds) => sum + Number(nanoseconds) / 1e6, 0)
  } catch {
    return Number.NaN
  }
}

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
      const ofPostgres = () => backends.reduce((sum, pid) => sum + usedBy(pid), 0)
      const [service, postgres] = [usedBy(variant.pid), ofPostgres()]
      await send(agent, variant.port, call, longestMs)
      await wait(restMs)
      used.push({ service: usedBy(variant.pid) - service, postgres: ofPostgres() - postgres })
    }
  } finally {
    agent.destroy()
  }
  return used.slice(warmUp)
}
