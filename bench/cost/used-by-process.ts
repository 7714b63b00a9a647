import { setTimeout as wait } from 'node:timers/promises'
import type { BackEnd } from '../../prove/back-end.ts'
import { busyMs, usedMs } from '../start/processes.ts'

/** Milliseconds of processor time, by process of the site. */
export type Used = ReadonlyMap<string, number>

export const usedByProcess = (site: BackEnd): Used =>
  new Map(
    ['postgres', 'nats', ...site.services].map((name) => [name, usedMs(site.process(name).pid())] as const),
  )

export const sumOf = (used: Used): number => [...used.values()].reduce((sum, one) => sum + one, 0)

/** What is left of a difference in time when what the site uses for itself, as it waits, is taken off. */
export const between = (before: Used, after: Used, idle: Used, part: number): Used =>
  new Map([...after].map(([name, ms]) => [name, ms - before.get(name)! - idle.get(name)! * part]))

const windowMs = 40
/** in a window, of what wakes up by itself */
const quietMs = 4

/** Waits until nothing of the site works, asking none of it: a question would be work. At most so long. */
export async function untilQuiet(longestMs: number): Promise<void> {
  const until = performance.now() + longestMs
  let before = busyMs()
  for (let quiet = 0; quiet < 2 && performance.now() < until;) {
    await wait(windowMs)
    const now = busyMs()
    quiet = now - before < quietMs ? quiet + 1 : 0
    before = now
  }
}
