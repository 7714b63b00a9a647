import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { nextMessage, forkScript } from '@lunchpail/kit-local/rig/children'

/** One of the servers that are compared, in its own process. */
export interface Variant {
  readonly port: number
  readonly pid: number
  /** processor time that it has used so far; NaN where the system has no /proc */
  readonly processorTimeMs: () => number
  readonly stop: () => Promise<void>
}

/** /proc counts in hundredths of a second. */
const tickMs = 10

/** What the system tells of a process after its name in parentheses; nothing where it has no /proc. */
const fieldsOf = (pid: number): number[] => {
  const file = `/proc/${pid}/stat`
  return existsSync(file) ? readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ').map(Number) : []
}

/** Milliseconds of processor time that a process has used; NaN where the system has no /proc. */
export const processorTime = (pid: number): number => {
  // user and system time are fields 14 and 15 of all
  const [user, system] = fieldsOf(pid).slice(11) as [number?, number?]
  return (user ?? Number.NaN) * tickMs + (system ?? Number.NaN) * tickMs
}

/** The processes that serve a role; PostgreSQL names them after it. */
export const backendPids = (noun: string): number[] =>
  existsSync('/proc')
    ? readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .filter((pid) => commandOf(pid).startsWith(`postgres: ${noun} `))
        .map(Number)
    : []

/** Milliseconds of processor time of these, and of all that their server had started and that have ended. */
export const backendsOf = (noun: string): number => {
  const pids = backendPids(noun)
  const server = pids[0] === undefined ? undefined : fieldsOf(pids[0])[1]
  // an idle connection ends within a run, and takes its time along
  const [user = 0, system = 0] = server === undefined ? [] : fieldsOf(server).slice(13)
  return pids.reduce((sum, pid) => sum + processorTime(pid), (user + system) * tickMs)
}

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    // it has ended in the meantime
    return ''
  }
}

/** Starts a script that sends its port in a message once it listens. */
export async function startVariant(
  script: string,
  env: NodeJS.ProcessEnv,
  ...args: string[]
): Promise<Variant> {
  const child = forkScript(script, env, ...args)
  const { port } = await nextMessage<{ port: number }>(child)
  return {
    port,
    pid: child.pid!,
    processorTimeMs: () => processorTime(child.pid!),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
