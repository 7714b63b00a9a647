import path from 'node:path'
import { databaseUrlVariable, nouns, type Noun } from '@lunchpail/contracts/noun'
import type { NatsUser } from '@lunchpail/kit-events/nats-permissions'
import type { DatabaseRole } from '@lunchpail/kit-service/create-databases'
import type { SiteVariables } from '../environment.ts'
import { freePort } from '../ports.ts'
import { postgresHost } from '../postgres/postgres.ts'
import { secretsOf, type Secrets } from '../secrets.ts'
import { makeFolder, readJson, writeSecretJson } from '../state-folder.ts'

const processesWithPorts = [
  'postgres',
  'nats',
  'object-store',
  'message-catcher',
  'identity-provider',
  ...nouns,
] as const
type Ports = Record<(typeof processesWithPorts)[number], number>

/** The ports, secrets and databases of a site, and which of its servers are started here: known before anything starts. */
export interface SitePlan {
  readonly folder: string
  readonly logsFolder: string
  readonly given: SiteVariables
  /** the code is being worked on: pages load again when it changes */
  readonly development: boolean
  readonly port: number
  readonly ports: Ports
  readonly secrets: Secrets
  readonly siteUrl: string
  readonly publicUrl: string
  readonly messageCatcherUrl: string
  /** with the user's password where NATS is started here; one that was given is everybody's */
  readonly natsUrl: (user: NatsUser) => string
  /** host and port of the PostgreSQL that is started here; undefined where none is */
  readonly postgresHost: string | undefined
  /** the databases to create, by the roles that may use them; none: no server is started */
  readonly databases: readonly DatabaseRole[]
  readonly needsMessageCatcher: boolean
  /** the address of a company's own login, for demonstration; undefined where others reach the site, or its data is not ours */
  readonly identityProviderUrl: string | undefined
}

const equalOpportunityRole = 'wizard_equal_opportunity'

const rolesOf = (noun: Noun): string[] => (noun === 'wizard' ? [noun, equalOpportunityRole] : [noun])

const usualPorts: Partial<Ports> = { 'message-catcher': 3025, 'identity-provider': 3026 }

/** Ports stay the same from one start to the next where they are free. */
const portsOf = async (folder: string, usual: Partial<Ports>, wanted: Partial<Ports>): Promise<Ports> => {
  const file = path.join(folder, 'ports.json')
  const preferred = { ...usual, ...readJson<Partial<Ports>>(file), ...wanted }
  const ports = {} as Ports
  for (const name of processesWithPorts) ports[name] = await freePort(preferred[name])
  writeSecretJson(file, ports)
  return ports
}

export const planSite = async (
  folder: string,
  given: SiteVariables,
  { port: ownPort, development = false }: { port?: number; development?: boolean } = {},
): Promise<SitePlan> => {
  const own = nouns.filter((noun) => !given[databaseUrlVariable(noun)])
  const roles = own.flatMap((noun) => rolesOf(noun).map((role) => ({ role, database: noun })))
  const secrets = secretsOf(folder, ['postgres', ...roles.map(({ role }) => role)])
  // beside others, as tests are, each of which would find the usual ports free a moment before it takes them
  const usual = ownPort === undefined ? usualPorts : {}
  const port = ownPort ?? given.PORT
  const wanted = given.MESSAGE_CATCHER_PORT ? { 'message-catcher': given.MESSAGE_CATCHER_PORT } : {}
  const ports = await portsOf(folder, usual, wanted)
  return {
    folder,
    logsFolder: makeFolder(path.join(folder, 'logs')),
    given,
    development,
    port,
    ports,
    secrets,
    siteUrl: `http://localhost:${port}`,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${port}`,
    messageCatcherUrl: `http://localhost:${ports['message-catcher']}`,
    natsUrl: (user) =>
      given.NATS_URL ?? `nats://${user}:${secrets.natsPasswords[user]}@127.0.0.1:${ports.nats}`,
    postgresHost:
      roles.length === 0 ? undefined : postgresHost(path.join(folder, 'postgres'), ports.postgres),
    databases: roles.map((role) => ({ ...role, password: secrets.databasePasswords[role.role] ?? '' })),
    // another host than the site's, so that they share no cookies
    identityProviderUrl:
      given.PUBLIC_URL || !own.includes('auth')
        ? undefined
        : `http://127.0.0.1:${ports['identity-provider']}`,
    needsMessageCatcher: !(given.TWILIO_ACCOUNT_SID && given.SENDGRID_API_KEY),
  }
}
