import { randomBytes } from 'node:crypto'
import { nouns, siteProcesses } from '@lunchpail/contracts/noun'
import { natsPasswordVariable } from '@lunchpail/kit-events/nats-permissions'
import { secretVariables } from '../../kit/local/src/secret-variables.ts'
import { newSecrets } from '../../kit/local/src/secrets.ts'
import { databaseVariables, processes, toFillIn } from './processes.ts'

/** Of letters and digits, and a letter first: NATS's server, addresses, Compose and kubectl read it without quotes. */
const password = (): string => `p${randomBytes(24).toString('hex')}`

const databaseUrl = (variable: string, server: string): string => {
  const role = variable.replace('DATABASE_URL_', '').toLowerCase()
  const database = nouns.find((noun) => role === noun || role.startsWith(`${noun}_`))!
  return `postgres://${role}:${password()}@${server}/${database}`
}

type Variables = Readonly<Record<string, string>>

/**
 * New secrets of a deployment, by the name of a file or of a Secret: of each process what it alone is to know, and what the
 * deployer fills in, empty. Values have no quotes, as Compose and `kubectl create secret --from-env-file` take lines alike.
 */
export const secretFiles = (databaseServer: string): ReadonlyMap<string, Variables> => {
  const secrets = newSecrets()
  const natsPasswords = Object.fromEntries(siteProcesses.map((name) => [name, password()]))
  const databases = Object.fromEntries(
    processes.map((name) => [
      name,
      Object.fromEntries(
        databaseVariables(name).map((variable) => [variable, databaseUrl(variable, databaseServer)]),
      ),
    ]),
  )
  const superuser = password()
  return new Map<string, Variables>([
    ...siteProcesses.map((name): [string, Variables] => [
      name,
      {
        NATS_USER: name,
        NATS_PASSWORD: natsPasswords[name]!,
        ...secretVariables(secrets, name),
        ...databases[name],
        ...Object.fromEntries(toFillIn(name).map((variable) => [variable, ''])),
      },
    ]),
    [
      'nats',
      Object.fromEntries(siteProcesses.map((name) => [natsPasswordVariable(name), natsPasswords[name]!])),
    ],
    ['postgres', { POSTGRES_PASSWORD: superuser }],
    [
      'databases',
      {
        DATABASE_ADMIN_URL: `postgres://postgres:${superuser}@${databaseServer}/postgres`,
        ...Object.assign({}, ...Object.values(databases)),
      },
    ],
  ])
}
