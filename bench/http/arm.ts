import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'

/** A server in a process of its own. */
export interface Arm {
  readonly port: number
  /** milliseconds of processor time that it has used so far; NaN where the system does not tell */
  readonly processorTime: () => number
  readonly stop: () => Promise<void>
}

/** The kernel counts in hundredths of a second. */
const tick = 10

const processorTime = (pid: number): number => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // What follows the name of the program, which stands in brackets: user and system time are 14th and 15th of all.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}

/** Starts a script that says by message on which port it listens. */
export async function startArm(script: string, env: NodeJS.ProcessEnv, ...args: string[]): Promise<Arm> {
  const child: ChildProcess = fork(script, args, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${script} ended before it was ready`)
  })
  const [{ port }] = (await Promise.race([once(child, 'message'), ended])) as [{ port: number }]
  ended.catch(() => {})
  return {
    port,
    processorTime: () => processorTime(child.pid!),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
