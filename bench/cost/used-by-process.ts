import { setTimeout as wait } from 'node:timers/promises'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import { median } from '@lunchpail/kit-local/rig/quantile'
import { busyMs, threadsUsedMs, usedMs } from '@lunchpail/kit-local/rig/processes'

/** Milliseconds of processor time, by process of the site. */
export type Used = ReadonlyMap<string, number>

/** To the microsecond, so that what one person uses is known: of several threads the kernel tells hundredths of a second in all. */
export const usedByProcess = (site: BackEnd): Used =>
  new Map(
    ['postgres', 'nats', ...site.services].map((name) => {
      const pid = site.process(name).pid()!
      // it starts and ends processes, and these have one thread each
      return [name, name === 'postgres' ? usedMs(pid) : threadsUsedMs(pid)] as const
    }),
  )

export const sumOf = (used: Used): number => [...used.values()].reduce((sum, one) => sum + one, 0)

/** What was used between two times, without what the site uses in these seconds as it rests. */
export const between = (before: Used, after: Used, atRest: Used, seconds: number): Used =>
  new Map([...after].map(([name, ms]) => [name, ms - before.get(name)! - atRest.get(name)! * seconds]))

const ofEach = (all: readonly Used[], summary: (values: readonly number[]) => number): Used =>
  new Map([...all[0]!.keys()].map((name) => [name, summary(all.map((one) => one.get(name)!))]))

export const meanOf = (all: readonly Used[]): Used =>
  ofEach(all, (values) => values.reduce((sum, one) => sum + one, 0) / values.length)

/** Of each process by itself: at each person another one tidies up, so the median of their sums would hold some of that. */
export const medianOf = (all: readonly Used[]): Used => ofEach(all, median)

/** What each process uses by itself in a second: the least of several windows, as each tidies up now and then. */
export async function usedAtRest(site: BackEnd, seconds: number): Promise<Used> {
  const windows: Used[] = []
  for (let window = 0; window < 5; window += 1) {
    const before = usedByProcess(site)
    await wait(seconds * 200)
    windows.push(new Map([...usedByProcess(site)].map(([name, ms]) => [name, ms - before.get(name)!])))
  }
  return new Map(
    [...windows[0]!.keys()].map((name) => [
      name,
      Math.min(...windows.map((one) => one.get(name)!)) / (seconds / 5),
    ]),
  )
}

const windowMs = 40
/** in a window, of what wakes up by itself */
const quietMs = 4

/** Waits until the whole site is idle, without asking any of it, which would be work. At most this long. */
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
