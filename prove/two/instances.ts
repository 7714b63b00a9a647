import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isService, type Process } from '../../deploy/src/processes.ts'
import { managedProcess, type ManagedProcess } from '@lunchpail/kit-local/managed-process'
import { freePort } from '@lunchpail/kit-local/ports'
import { serviceVariables, shellVariables } from '@lunchpail/kit-local/process-environment'
import { respondsOk } from '@lunchpail/kit-local/responds-ok'
import type { SitePlan } from '@lunchpail/kit-local/site/site-plan'
import { root } from '@lunchpail/kit-local/state-folder'
import type { Watchdog } from '@lunchpail/kit-local/watchdog'
import { metric } from '../crowd.ts'

/** A process is killed when it has not ended so long after SIGTERM and its pause. */
const drainSeconds = 10

export interface Instance {
  readonly process: ManagedProcess
  readonly url: string
}

/** The instances of a process that there may be: two run, and a third while they are replaced. */
export interface Instances {
  readonly name: Process
  readonly all: readonly Instance[]
  running(): readonly Instance[]
  /** the one that publishes events; of shells, which publish none, the first */
  readonly leading: () => Promise<Instance>
  /** Replaces both, one by one: a new one is ready before an old one ends. */
  readonly roll: () => Promise<void>
}

export const instancesOf = async (
  name: Process,
  plan: SitePlan,
  drainPauseSeconds: number,
  watchdog: Watchdog,
): Promise<Instances> => {
  const instance = async (_: unknown, index: number): Promise<Instance> => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const process = managedProcess({
      name: `${name}-${index + 1}`,
      command: globalThis.process.execPath,
      args: [isService(name) ? 'src/main.ts' : 'server/main.ts'],
      cwd: path.join(root, isService(name) ? `services/${name}` : name),
      env: {
        ...(isService(name)
          ? serviceVariables(plan, name)
          : // no disk in common
            { ...shellVariables(plan), RELEASES_FOLDER: path.join(plan.folder, `releases-${index + 1}`) }),
        PORT: String(port),
        DRAIN_PAUSE_SECONDS: String(drainPauseSeconds),
      },
      ready: () => respondsOk(`${url}/health/ready`),
      logsFolder: plan.logsFolder,
      watchdog,
      log: () => {},
    })
    return { process, url }
  }
  const all = await Promise.all(Array.from({ length: 3 }, instance))
  const inState = (...states: string[]) => all.filter(({ process }) => states.includes(process.state()))
  const running = () => inState('running')

  const leading = async (): Promise<Instance> => {
    for (; isService(name); await wait(200))
      for (const one of running()) if ((await metric(one.url, 'relay_leader')) === 1) return one
    return running()[0]!
  }
  const end = async (old: Instance): Promise<void> => {
    const limitMs = (drainPauseSeconds + drainSeconds) * 1_000
    const began = performance.now()
    await old.process.stop(limitMs)
    if (performance.now() - began >= limitMs) throw new Error(`${old.process.name} had to be killed`)
  }
  const roll = async (): Promise<void> => {
    for (const old of running()) {
      await inState('stopped')[0]!.process.start()
      await end(old)
    }
  }
  return { name, all, running, leading, roll }
}
