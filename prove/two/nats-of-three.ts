import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Noun } from '@lunchpail/contracts/noun'
import { connectNats } from '@lunchpail/kit-events/nats'
import type { NatsUser } from '@lunchpail/kit-events/nats-permissions'
import type { ManagedProcess } from '@lunchpail/kit-local/managed-process'
import { nats } from '@lunchpail/kit-local/nats/nats'
import { freePort } from '@lunchpail/kit-local/ports'
import type { SitePlan } from '@lunchpail/kit-local/site/site-plan'
import { makeFolder } from '@lunchpail/kit-local/state-folder'
import type { Watchdog } from '@lunchpail/kit-local/watchdog'

const threePorts = () => Promise.all([freePort(), freePort(), freePort()])

export interface NatsServer {
  readonly process: ManagedProcess
  /**
   * Waits until it has what the others have, as whoever ends the next one does. Does what docs/runbook.md says where a copy of a
   * consumer stays behind, and returns the consumers of which that was done.
   */
  readonly catchUp: () => Promise<string[]>
}

/** A copy that has not caught up by then does not by itself. */
const patienceMs = 20_000
const limitMs = 120_000
const isBehind = /JetStream consumer '\S+ > (\w+) > (\S+)' is not current/

/** Three servers of NATS with the site's permissions, and how each of its users reaches all of them. */
export const natsOfThree = async ({ folder, logsFolder, secrets }: SitePlan, watchdog: Watchdog) => {
  const [ports, routes, monitors] = await Promise.all([threePorts(), threePorts(), threePorts()])
  const url = (user: NatsUser): string =>
    ports.map((port) => `nats://${user}:${secrets.natsPasswords[user]}@127.0.0.1:${port}`).join(',')

  const stepDown = async (noun: Noun, consumer: string): Promise<void> => {
    const operator = connectNats({ url: url('operator'), name: 'operator' })
    await operator.tried()
    await operator.stepDown(noun, consumer)
    await operator.close()
  }
  const catchUp = async (monitor: number): Promise<string[]> => {
    const steppedDown: string[] = []
    for (const began = performance.now(); ; await wait(1_000)) {
      const answer = await fetch(`http://127.0.0.1:${monitor}/healthz`)
      if (answer.ok) return steppedDown
      const { error } = (await answer.json()) as { error: string }
      const takenMs = performance.now() - began
      if (takenMs > limitMs) throw new Error(`a server of NATS does not catch up: ${error}`)
      const [, stream, consumer] = (takenMs > patienceMs && isBehind.exec(error)) || []
      if (stream === undefined || consumer === undefined) continue
      await stepDown(stream.toLowerCase() as Noun, consumer)
      steppedDown.push(consumer)
    }
  }
  const server = async (port: number, index: number): Promise<NatsServer> => {
    const name = `nats-${index + 1}`
    const process = await nats({
      folder: makeFolder(path.join(folder, name)),
      logsFolder,
      port,
      passwords: secrets.natsPasswords,
      cluster: { name, routes, route: routes[index]!, monitor: monitors[index]! },
      watchdog,
      log: () => {},
    })
    return { process, catchUp: () => catchUp(monitors[index]!) }
  }
  return { servers: await Promise.all(ports.map(server)), url }
}
