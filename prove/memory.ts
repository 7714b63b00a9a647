import { readlinkSync } from 'node:fs'
import path from 'node:path'
import { processTree, memoryOf } from '@lunchpail/kit-local/rig/processes'
import { median } from '@lunchpail/kit-local/rig/quantile'

const folderOf = (pid: number): string => {
  try {
    return path.basename(readlinkSync(`/proc/${pid}/cwd`))
  } catch {
    // the process has ended
    return ''
  }
}

/**
 * Memory of each service in megabytes, over time, on Linux. Each collects its garbage between two looks: V8 would leave more
 * than half of it until it needs the room, which says nothing about what the process holds.
 */
export class MemoryWatch {
  readonly #services: readonly string[]
  readonly #samples = new Map<string, number[]>()
  readonly #timer: NodeJS.Timeout

  constructor(services: readonly string[], intervalMs: number) {
    this.#services = services
    this.#timer = setInterval(() => this.#sample(), intervalMs)
  }
  /** By service: the median of the second quarter of the time, and of the last. */
  stop(): { service: string; before: number; after: number }[] {
    clearInterval(this.#timer)
    return [...this.#samples].map(([service, samples]) => {
      const quarter = Math.floor(samples.length / 4)
      return {
        service,
        before: median(samples.slice(quarter, 2 * quarter)),
        after: median(samples.slice(3 * quarter)),
      }
    })
  }
  #sample(): void {
    if (process.platform !== 'linux') return
    for (const one of processTree(process.pid)) {
      const service = folderOf(one.pid)
      if (!this.#services.includes(service)) continue
      this.#samples.set(service, [...(this.#samples.get(service) ?? []), memoryOf(one).pss])
      // prove/collect-garbage.ts
      process.kill(one.pid, 'SIGUSR2')
    }
  }
}
