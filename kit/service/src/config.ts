import * as z from 'zod/mini'
import type { Noun } from '@lunchpail/contracts/noun'

export const environments = ['production', 'stage', 'demo', 'dev'] as const
export type Environment = (typeof environments)[number]
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What every service is told by its environment. */
export interface ServiceConfig {
  readonly noun: Noun
  readonly environment: Environment
  readonly host: string
  readonly port: number
  readonly databaseUrl: string
  /** connections in the service's pool */
  readonly databasePool: number
  readonly natsUrl: string
  /** where auth publishes the keys of its tokens; absent where `tokenKeys` brings them */
  readonly authUrl: string | undefined
  /** a JWKS as JSON, in place of asking auth */
  readonly tokenKeys: string | undefined
  /** the site's address as people see it */
  readonly publicUrl: string
  readonly logLevel: (typeof logLevels)[number]
}

/** Names every fault of an environment at once, by variable; never a value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly faults: readonly string[]
  constructor(faults: readonly string[]) {
    super(`The environment is not complete:\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
    this.faults = faults
  }
}

const url = (protocols: RegExp, example: string) => {
  const fits = (value: string): boolean => URL.canParse(value) && protocols.test(new URL(value).protocol)
  return z.string(`is missing, for example ${example}`).check(z.refine(fits, `must look like ${example}`))
}
const whole = (from: number, to: number) => {
  const number = z.number().check(z.gte(from, `must be ${from} or more`), z.lte(to, `must be ${to} or less`))
  const digits = z.string().check(z.regex(/^\d{1,9}$/, 'must be a whole number'))
  return z.pipe(digits, z.pipe(z.transform(Number), number))
}
const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })
const isKeySet = (value: string): boolean => {
  try {
    return Array.isArray((JSON.parse(value) as { keys?: unknown }).keys)
  } catch {
    return false
  }
}

const base = {
  ENVIRONMENT: z._default(oneOf(environments), 'dev'),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(whole(0, 65_535), 0),
  DATABASE_POOL: z._default(whole(3, 100), 8),
  NATS_URL: url(/^(nats|tls):$/, 'nats://127.0.0.1:4222'),
  AUTH_URL: z.optional(url(/^https?:$/, 'http://127.0.0.1:4001')),
  TOKEN_KEYS: z.optional(z.string().check(z.refine(isKeySet, 'must be a JWKS as JSON'))),
  PUBLIC_URL: url(/^https?:$/, 'https://example.com'),
  LOG_LEVEL: z._default(oneOf(logLevels), 'info'),
}
const databaseUrl = url(/^postgres(ql)?:$/, 'postgres://name:password@127.0.0.1:5432/database')

/** An empty variable is an absent one, as in shells and compose files. */
const present = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => !!entry[1]))

/**
 * The parser of a service's environment: what every service is told, and `extra`, whose keys are spelled as in the
 * environment. Throws one ConfigError that names every fault and shows no value.
 */
export const serviceConfig =
  <const N extends Noun, S extends z.ZodMiniObject>(noun: N, extra: S) =>
  (env: NodeJS.ProcessEnv): ServiceConfig & z.output<S> => {
    const databaseKey = `DATABASE_URL_${noun.toUpperCase()}`
    const values = present(env)
    const common = z.safeParse(z.object({ ...base, [databaseKey]: databaseUrl }), values)
    const own = z.safeParse(extra, values)
    const issues = [...(common.error?.issues ?? []), ...(own.error?.issues ?? [])]
    const faults = issues.map((issue) => faultOf(issue, values))
    if (!values['AUTH_URL'] && !values['TOKEN_KEYS'])
      faults.push('AUTH_URL is missing, for example http://127.0.0.1:4001')
    if (faults.length > 0 || !common.success || !own.success) throw new ConfigError(faults)
    const told = Object.entries(common.data).map(([key, value]) => [camelCase(key), value] as const)
    const { [camelCase(databaseKey)]: url, ...rest } = Object.fromEntries(told)
    return { ...own.data, ...rest, noun, databaseUrl: url } as ServiceConfig & z.output<S>
  }

/** NATS_URL is natsUrl within. */
const camelCase = (key: string): string =>
  key.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Our own messages name no value; a library's might, so it is replaced. */
const faultOf = (issue: z.core.$ZodIssue, values: Record<string, string>): string => {
  const name = String(issue.path[0] ?? 'environment')
  if (issue.message !== 'Invalid input') return `${name} ${issue.message}`
  return `${name} ${values[name] === undefined ? 'is missing' : 'is not valid'}`
}
