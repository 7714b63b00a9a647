import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'

interface Process {
  readonly pid: number
  readonly parent: number
  /** ticks since the machine started: tells a process from a later one with the same number */
  readonly since: string
  /** seconds of processor time, of those that it started and that have ended too */
  readonly used: number
  /** of these, its own */
  readonly own: number
  readonly threads: number
  readonly ended: boolean
}

/** The kernel counts in hundredths of a second. */
const tickSeconds = 0.01

const read = (pid: number | string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    // it has ended in the meantime
    return ''
  }
}

/** Every process; one that has ended waits until its parent takes note, and until then its time is its own. */
const processes = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      // After the name, which stands in brackets: state, parent, four times from the 12th on, the start as the 20th.
      const [state, parent, ...more] = (read(name, 'stat').split(') ').at(-1) ?? '').split(' ')
      if (!state) return []
      const [user = 0, system = 0, ...ofEnded] = more.slice(9, 13).map((ticks) => Number(ticks) * tickSeconds)
      return {
        pid: Number(name),
        parent: Number(parent),
        since: more[17] ?? '',
        own: user + system,
        used: ofEnded.reduce((sum, seconds) => sum + seconds, user + system),
        threads: Number(more[15]),
        ended: state === 'Z',
      }
    })

/**
 * To the nanosecond, by the kernel's count of each thread. Its count of a process that runs leaves out what is less than a hundredth
 * of a second, and its count of those that ended does not: as thirty connections end, a quarter of a second would appear.
 */
function exactly(one: Process): Process {
  const [ran] = one.threads === 1 ? read(one.pid, 'schedstat').split(' ') : []
  return ran ? { ...one, used: one.used - one.own + Number(ran) / 1e9 } : one
}

function wholeTree(pid: number): Process[] {
  const all = processes()
  const found = all.filter((one) => one.pid === pid)
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid))
  return found.map(exactly)
}

/** A process and all that it started, and that these started, as far as they run. */
export const processTree = (pid: number): Process[] => wholeTree(pid).filter(({ ended }) => !ended)

/** Milliseconds of processor time that a process and all that it started have used; NaN where the system has no /proc. */
export const usedMs = (pid = process.pid): number =>
  existsSync('/proc/self/stat') ? wholeTree(pid).reduce((sum, { used }) => sum + used * 1_000, 0) : Number.NaN

/** Milliseconds of processor time that this process has used by itself. */
export function usedHereMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

/** Milliseconds on a processor of all threads of a process, to the microsecond; NaN where the system has no /proc. */
export function threadsUsedMs(pid: number): number {
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

/** Milliseconds for which all that this process started have run, or waited for a processor. */
export const busyMs = (): number =>
  processTree(process.pid).reduce((sum, { pid }) => {
    const [ran = 0, waited = 0] = pid === process.pid ? [] : read(pid, 'schedstat').split(' ').map(Number)
    return sum + (ran + waited) / 1e6
  }, 0)

/** What still runs of a process tree, or in its folder. */
export function remainingProcesses(known: readonly Process[], folder: string): string[] {
  const worksThere = (pid: number): boolean => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    } catch {
      return false
    }
  }
  return processes()
    .filter(({ ended }) => !ended)
    .filter(
      ({ pid, since }) =>
        known.some((one) => one.pid === pid && one.since === since) ||
        read(pid, 'cmdline').includes(folder) ||
        worksThere(pid),
    )
    .map(({ pid }) => `${pid} ${read(pid, 'cmdline').replaceAll('\0', ' ')}`)
}

interface Memory {
  readonly command: string
  /** megabytes: what is shared counts by its share */
  readonly pss: number
}

export const memoryOf = ({ pid }: Process): Memory => ({
  command: read(pid, 'cmdline').replaceAll('\0', ' ').trim(),
  pss: Number(/^Pss:\s+(\d+)/m.exec(read(pid, 'smaps_rollup'))?.[1] ?? 0) / 1_000,
})

/** The memory of a process and all that it started: of each, and megabytes in all. */
export function memoryOfTree(pid: number): { readonly each: readonly Memory[]; readonly all: number } {
  const each = processTree(pid)
    .map(memoryOf)
    .filter(({ pss }) => pss > 0)
  return { each, all: each.reduce((sum, { pss }) => sum + pss, 0) }
}
