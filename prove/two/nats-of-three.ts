import path from 'node:path'
import type { NatsUser } from '@lunchpail/kit-events/nats-permissions'
import type { ManagedProcess } from '@lunchpail/kit-local/managed-process'
import { nats } from '@lunchpail/kit-local/nats/nats'
import { freePort } from '@lunchpail/kit-local/ports'
import type { SitePlan } from '@lunchpail/kit-local/site/site-plan'
import { makeFolder } from '@lunchpail/kit-local/state-folder'
import type { Watchdog } from '@lunchpail/kit-local/watchdog'

const threePorts = () => Promise.all([freePort(), freePort(), freePort()])

/** Three servers of NATS with the site's permissions, and how each of its users reaches all of them. */
export const natsOfThree = async ({ folder, logsFolder, secrets }: SitePlan, watchdog: Watchdog) => {
  const [ports, routes, monitors] = await Promise.all([threePorts(), threePorts(), threePorts()])
  const servers: ManagedProcess[] = await Promise.all(
    ports.map((port, index) =>
      nats({
        folder: makeFolder(path.join(folder, `nats-${index + 1}`)),
        logsFolder,
        port,
        passwords: secrets.natsPasswords,
        cluster: { name: `nats-${index + 1}`, routes, route: routes[index]!, monitor: monitors[index]! },
        watchdog,
        log: () => {},
      }),
    ),
  )
  const url = (user: NatsUser): string =>
    ports.map((port) => `nats://${user}:${secrets.natsPasswords[user]}@127.0.0.1:${port}`).join(',')
  return { servers, url }
}
