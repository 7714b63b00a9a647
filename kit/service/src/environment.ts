import * as z from 'zod/mini'
import { existsSync } from 'node:fs'
import { environmentOf, type Environment } from '@lunchpail/contracts/constants'
import { seedsError, type NatsSettings } from '@lunchpail/kit-events/nats-settings'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Names every missing or invalid variable at once; never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly errors: readonly string[]
  constructor(errors: readonly string[]) {
    super(`The environment is not complete:\n${errors.map((error) => `  ${error}`).join('\n')}`)
    this.errors = errors
  }
}

export const url = (protocols: RegExp, example: string) => {
  const fits = (value: string): boolean => URL.canParse(value) && protocols.test(new URL(value).protocol)
  return z.string(`is missing, for example ${example}`).check(z.refine(fits, `must look like ${example}`))
}
export const integer = (from: number, to: number) => {
  const number = z.number().check(z.gte(from, `must be ${from} or more`), z.lte(to, `must be ${to} or less`))
  const digits = z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number'))
  return z.pipe(digits, z.pipe(z.transform(Number), number))
}
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const seeds = z.string('is missing, for example nats://127.0.0.1:4222').check(
  z.check<string>(({ value, issues }) => {
    const message = seedsError(value)
    if (message !== undefined) issues.push({ code: 'custom', input: value, message })
  }),
)
const file = z.optional(z.string().check(z.refine(existsSync, 'names no file')))

/** How a process reaches NATS. */
export const natsEnvironment = {
  NATS_URL: seeds,
  NATS_USER: z.optional(z.string()),
  NATS_PASSWORD: z.optional(z.string()),
  NATS_NKEY_FILE: file,
  NATS_CREDENTIALS_FILE: file,
  NATS_CA_FILE: file,
  NATS_REPLICAS: z._default(integer(1, 5), 1),
  NATS_STREAM_MEGABYTES: z.optional(integer(1, 10_000_000)),
}

/** What every process of the site reads. */
export const processEnvironment = {
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(integer(0, 65_535), 0),
  ...natsEnvironment,
  PUBLIC_URL: url(/^https?:$/, 'https://example.com'),
  LOG_LEVEL: z._default(oneOf(logLevels), 'info'),
  DRAIN_PAUSE_SECONDS: z._default(integer(0, 300), 0),
  SUPPORT_EMAIL: z._default(z.email('must be an email address'), 'support@lunchpail.example'),
}

export interface NatsConfig {
  readonly natsUrl: string
  readonly natsUser?: string | undefined
  readonly natsPassword?: string | undefined
  readonly natsNkeyFile?: string | undefined
  readonly natsCredentialsFile?: string | undefined
  readonly natsCaFile?: string | undefined
  readonly natsReplicas: number
  readonly natsStreamMegabytes?: number | undefined
}

export interface ProcessConfig extends NatsConfig {
  /** of `publicUrl`'s host */
  readonly environment: Environment
  readonly host: string
  readonly port: number
  /** the site's address as people see it */
  readonly publicUrl: string
  /** where people reach the support, as pages and emails say it */
  readonly supportEmail: string
  readonly logLevel: (typeof logLevels)[number]
  /** between readiness saying no and the listener closing: a load balancer needs it to notice */
  readonly drainPauseSeconds: number
}

/** Which environment this process is of: that of the site's host. */
export const ownEnvironment = (config: { readonly publicUrl: string }): Environment =>
  environmentOf(new URL(config.publicUrl).hostname)

/** How a process reaches NATS, by its configuration. */
export const natsSettings = (config: NatsConfig): NatsSettings => ({
  url: config.natsUrl,
  user: config.natsUser,
  password: config.natsPassword,
  nkeyFile: config.natsNkeyFile,
  credentialsFile: config.natsCredentialsFile,
  caFile: config.natsCaFile,
  replicas: config.natsReplicas,
  streamBytes: config.natsStreamMegabytes && config.natsStreamMegabytes * 1_000_000,
})

/** An empty variable is an absent one, as in shells and compose files. */
export const presentVariables = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]))

/** How a command that needs NATS alone reaches it. */
export const natsConfig = (env: NodeJS.ProcessEnv): NatsConfig => {
  const values = presentVariables(env)
  const [parsed] = parseVariables(values, [z.object(natsEnvironment)], natsErrors(values))
  return camelCased(parsed)
}

/** One kind of credentials, and whole. */
export const natsErrors = (values: Record<string, string>): string[] => {
  const set = (name: string): boolean => values[name] !== undefined
  const errors: string[] = []
  if (set('NATS_USER') !== set('NATS_PASSWORD')) errors.push('NATS_USER and NATS_PASSWORD go together')
  if (['NATS_USER', 'NATS_NKEY_FILE', 'NATS_CREDENTIALS_FILE'].filter(set).length > 1)
    errors.push('NATS_USER, NATS_NKEY_FILE and NATS_CREDENTIALS_FILE exclude each other')
  return errors
}

const unnamed = 'Invalid input'

/** Parses present variables by several schemas; throws one ConfigError with the errors of all. */
export const parseVariables = <const S extends readonly z.ZodMiniObject[]>(
  values: Record<string, string>,
  schemas: S,
  furtherErrors: readonly string[] = [],
): { [I in keyof S]: z.output<S[I]> } => {
  const parsed = schemas.map((schema) => z.safeParse(schema, values, { error: () => unnamed }))
  const errors = parsed.flatMap(({ error }) => error?.issues.map((issue) => messageOf(issue, values)) ?? [])
  if (errors.length + furtherErrors.length > 0) throw new ConfigError([...errors, ...furtherErrors])
  return parsed.map(({ data }) => data) as { [I in keyof S]: z.output<S[I]> }
}

type CamelCase<Name extends string> = Name extends `${infer Word}_${infer Rest}`
  ? `${Lowercase<Word>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>

/** NATS_URL is natsUrl within. */
export const camelCased = <T extends object>(values: T) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value as unknown,
    ]),
  ) as { [Key in keyof T & string as CamelCase<Key>]: T[Key] }

/** Our own messages name no value; a library's might, so it is replaced, whichever language of zod is loaded. */
const messageOf = (issue: z.core.$ZodIssue, values: Record<string, string>): string => {
  const name = String(issue.path[0] ?? 'environment')
  if (issue.message !== unnamed) return `${name} ${issue.message}`
  return `${name} ${values[name] === undefined ? 'is missing' : 'is not valid'}`
}
