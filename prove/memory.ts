import { readlinkSync } from 'node:fs'
import path from 'node:path'
import { family, memoryOf } from '../bench/start/processes.ts'

const folderOf = (pid: number): string => {
  try {
    return path.basename(readlinkSync(`/proc/${pid}/cwd`))
  } catch {
    // it has ended in the meantime
    return ''
  }
}

/** Megabytes of each service of ours, over time; nothing where the system does not tell. */
export class MemoryWatch {
  readonly #services: readonly string[]
  readonly #seen = new Map<string, number[]>()
  readonly #timer: NodeJS.Timeout

  constructor(services: readonly string[], every: number) {
    this.#services = services
    this.#timer = setInterval(() => this.#look(), every)
  }
  /** By service: what it held in the second quarter of the time, and in the last. */
  stop(): { service: string; before: number; after: number }[] {
    clearInterval(this.#timer)
    return [...this.#seen].map(([service, seen]) => {
      const quarter = Math.floor(seen.length / 4)
      return {
        service,
        before: middle(seen.slice(quarter, 2 * quarter)),
        after: middle(seen.slice(3 * quarter)),
      }
    })
  }
  #look(): void {
    if (process.platform !== 'linux') return
    for (const one of family(process.pid)) {
      const service = folderOf(one.pid)
      if (!this.#services.includes(service)) continue
      this.#seen.set(service, [...(this.#seen.get(service) ?? []), memoryOf(one).pss])
    }
  }
}

const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
