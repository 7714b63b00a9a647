import path from 'node:path'
import { nouns, type Noun } from '@lunchpail/contracts/noun'
import { answersOk } from './answers.ts'
import { nats } from './nats.ts'
import { postgres, type Postgres } from './postgres.ts'
import {
  machineVariables,
  objectStoreVariables,
  providerVariables,
  serviceUrl,
  serviceVariables,
  shellVariables,
} from './process-environment.ts'
import { processPart, type Part } from './process-part.ts'
import type { SitePlan } from './site-plan.ts'
import { makeFolder, root } from './state-folder.ts'
import type { Watchdog } from './watchdog.ts'

interface PartsOptions {
  readonly plan: SitePlan
  readonly durable: boolean
  /** services that start again when their code changes */
  readonly followed: readonly string[]
  readonly watchdog: Watchdog
  readonly say: (line: string) => void
}

export interface SiteParts {
  readonly postgres: Postgres | undefined
  readonly nats: () => Promise<Part | undefined>
  readonly objectStore: Part | undefined
  readonly inbox: Part | undefined
  readonly services: readonly Part[]
  readonly shell: Part
}

const here = import.meta.dirname

/** The processes of a site as its plan says; none is started yet. */
export const siteParts = ({ plan, durable, followed, watchdog, say }: PartsOptions): SiteParts => {
  const { folder, logsFolder, ports, secrets } = plan
  const shared = { logsFolder, watchdog, say }

  const watching = (name: string): string[] =>
    followed.includes(name) ? ['--watch', '--watch-preserve-output'] : []

  const ownServer = (name: 'inbox' | 'object-store', variables: Record<string, string>): Part =>
    processPart({
      ...shared,
      name,
      command: process.execPath,
      args: [path.join(here, name, 'main.ts')],
      cwd: root,
      env: {
        ...machineVariables(folder),
        ...variables,
        PORT: String(ports[name]),
        FOLDER: makeFolder(path.join(folder, name)),
      },
      ready: () => answersOk(`http://127.0.0.1:${ports[name]}/health`),
    })

  const service = (noun: Noun): Part =>
    processPart({
      ...shared,
      name: noun,
      command: process.execPath,
      args: [...watching(noun), 'src/main.ts'],
      cwd: path.join(root, 'services', noun),
      env: serviceVariables(plan, noun),
      ready: () => answersOk(`${serviceUrl(plan, noun)}/health/ready`),
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
        : nats({ ...shared, folder: makeFolder(path.join(folder, 'nats')), port: ports.nats }),
    objectStore: plan.given.S3_ENDPOINT
      ? undefined
      : ownServer('object-store', { ...objectStoreVariables(plan), PUBLIC_URL: plan.publicUrl }),
    inbox: plan.needsInbox ? ownServer('inbox', providerVariables(plan)) : undefined,
    services: nouns.map(service),
    shell: processPart({
      ...shared,
      name: 'shell',
      command: process.execPath,
      args: [...watching('shell'), 'server/main.ts'],
      cwd: path.join(root, 'shell'),
      env: shellVariables(plan),
      ready: () => answersOk(`http://127.0.0.1:${plan.port}/health/ready`),
    }),
  }
}
