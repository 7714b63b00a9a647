import path from 'node:path'
import type { Noun } from '@lunchpail/contracts/noun'
import { respondsOk } from '../responds-ok.ts'
import { nats } from '../nats/nats.ts'
import { postgres, type Postgres } from '../postgres/postgres.ts'
import {
  identityProviderVariables,
  machineVariables,
  objectStoreVariables,
  providerVariables,
  serviceUrl,
  serviceVariables,
  shellVariables,
} from '../process-environment.ts'
import { managedProcess, type ManagedProcess } from '../managed-process.ts'
import type { SitePlan } from './site-plan.ts'
import { servicesHere } from '../services-here.ts'
import { makeFolder, root } from '../state-folder.ts'
import type { Watchdog } from '../watchdog.ts'

interface SiteProcessesOptions {
  readonly plan: SitePlan
  readonly durable: boolean
  /** services that restart when their code changes */
  readonly watched: readonly string[]
  readonly watchdog: Watchdog
  readonly log: (line: string) => void
}

export interface SiteProcesses {
  readonly postgres: Postgres | undefined
  readonly nats: () => Promise<ManagedProcess | undefined>
  readonly objectStore: ManagedProcess | undefined
  readonly messageCatcher: ManagedProcess | undefined
  readonly identityProvider: ManagedProcess | undefined
  readonly services: readonly ManagedProcess[]
  readonly shell: ManagedProcess
}

/**
 * V8 gives young objects the room of a whole machine, of which each of these has a part: a site that has started takes a
 * quarter less memory, at no more processor time.
 */
const sparing = '--max-semi-space-size=4'

const here = path.join(import.meta.dirname, '..')

/** The processes of a site as its plan says; none is started yet. */
export const siteProcesses = ({
  plan,
  durable,
  watched: followed,
  watchdog,
  log,
}: SiteProcessesOptions): SiteProcesses => {
  const { folder, logsFolder, ports, secrets } = plan
  const shared = { logsFolder, watchdog, log }

  const watching = (name: string): string[] =>
    followed.includes(name) ? ['--watch', '--watch-preserve-output'] : []

  const localServer = (
    name: 'message-catcher' | 'object-store' | 'identity-provider',
    variables: Record<string, string>,
  ): ManagedProcess =>
    managedProcess({
      ...shared,
      name,
      command: process.execPath,
      args: [sparing, path.join(here, name, 'main.ts')],
      cwd: root,
      env: {
        ...machineVariables(folder),
        ...variables,
        PORT: String(ports[name]),
        FOLDER: makeFolder(path.join(folder, name)),
      },
      ready: () => respondsOk(`http://127.0.0.1:${ports[name]}/health`),
    })

  const service = (noun: Noun): ManagedProcess =>
    managedProcess({
      ...shared,
      name: noun,
      command: process.execPath,
      args: [sparing, ...watching(noun), 'src/main.ts'],
      cwd: path.join(root, 'services', noun),
      env: serviceVariables(plan, noun),
      ready: () => respondsOk(`${serviceUrl(plan, noun)}/health/ready`),
    })

  return {
    postgres:
      plan.databases.length === 0
        ? undefined
        : postgres({
            ...shared,
            folder: path.join(folder, 'postgres'),
            port: ports.postgres,
            password: secrets.databasePasswords['postgres'] ?? '',
            durable,
          }),
    nats: async () =>
      plan.given.NATS_URL
        ? undefined
        : nats({
            ...shared,
            folder: makeFolder(path.join(folder, 'nats')),
            port: ports.nats,
            passwords: secrets.natsPasswords,
            downloadUrl: plan.given.NATS_DOWNLOAD_URL,
          }),
    objectStore: plan.given.S3_ENDPOINT
      ? undefined
      : localServer('object-store', { ...objectStoreVariables(plan), PUBLIC_URL: plan.publicUrl }),
    messageCatcher: plan.needsMessageCatcher
      ? localServer('message-catcher', {
          ...providerVariables(plan),
          SENDGRID_WEBHOOK_PRIVATE_KEY: secrets.sendgridEvents.private,
          PUBLIC_URL: plan.publicUrl,
          SITE_URL: plan.siteUrl,
        })
      : undefined,
    identityProvider: plan.identityProviderUrl
      ? localServer('identity-provider', identityProviderVariables(plan))
      : undefined,
    services: servicesHere.map(service),
    shell: managedProcess({
      ...shared,
      name: 'shell',
      command: process.execPath,
      args: [sparing, ...watching('shell'), 'server/main.ts'],
      cwd: path.join(root, 'shell'),
      env: shellVariables(plan),
      ready: () => respondsOk(`http://127.0.0.1:${plan.port}/health/ready`),
    }),
  }
}
