import * as z from 'zod/mini'
import type { JWK } from 'jose'
import { databaseUrlVariable, directUrlVariable, type Noun } from '@lunchpail/contracts/noun'
import { callerKeyVariable } from './caller-key.ts'
import { trustedProxies, type TrustedProxies } from './client-address.ts'
import {
  camelCased,
  integer,
  natsErrors,
  ownEnvironment,
  parseVariables,
  presentVariables,
  processEnvironment,
  url,
  type ProcessConfig,
} from './environment.ts'

/** What every service reads from its environment. */
export interface ServiceConfig extends ProcessConfig {
  readonly noun: Noun
  readonly databaseUrl: string
  /**
   * the same database for what needs a session of its own (advisory locks, LISTEN, migrations): a pooler in transaction
   * mode, which `databaseUrl` may be, hands each transaction to another session
   */
  readonly databaseDirectUrl: string
  /** connections in the service's pool */
  readonly databasePool: number
  /** where auth publishes the keys of its tokens; absent where `tokenKeys` brings them */
  readonly authUrl: string | undefined
  /** whose X-Forwarded-For is believed: that of the shell's instances */
  readonly trustedProxies: TrustedProxies
  /** a JWKS as JSON, in place of asking auth */
  readonly tokenKeys: string | undefined
  /** with which this service signs its calls to others; absent where it makes none */
  readonly callerKey: JWK | undefined
  /** a JWKS as JSON: of the processes that may call this one, by ids that begin with their names; absent: none may */
  readonly callerKeys: string | undefined
}

const isKeySet = (value: string): boolean => {
  try {
    return Array.isArray((JSON.parse(value) as { keys?: unknown }).keys)
  } catch {
    return false
  }
}

const keySet = z.optional(z.string().check(z.refine(isKeySet, 'must be a JWKS as JSON')))

const serviceEnvironment = z.object({
  ...processEnvironment,
  DATABASE_POOL: z._default(integer(3, 100), 8),
  AUTH_URL: z.optional(url(/^https?:$/, 'http://127.0.0.1:4001')),
  TRUSTED_PROXIES: trustedProxies('127.0.0.0/8,::1'),
  TOKEN_KEYS: keySet,
  CALLER_KEYS: keySet,
})
const databaseUrl = url(/^postgres(ql)?:$/, 'postgres://name:password@127.0.0.1:5432/database')

/**
 * The parser of a service's environment: the variables of every service, and `extra`, whose keys are spelled as in the
 * environment.
 */
export const serviceConfig =
  <const N extends Noun, S extends z.ZodMiniObject>(noun: N, extra: S) =>
  (env: NodeJS.ProcessEnv): ServiceConfig & z.output<S> => {
    const databaseKey = databaseUrlVariable(noun)
    const directKey = directUrlVariable(noun)
    const values = presentVariables(env)
    const keysMissing = !values['AUTH_URL'] && !values['TOKEN_KEYS']
    const callerKey = callerKeyVariable(noun)
    const [common, database, { CALLER_KEY }, own] = parseVariables(
      values,
      [
        serviceEnvironment,
        z.object({ [databaseKey]: databaseUrl, [directKey]: z.optional(databaseUrl) }),
        // auth gives its keys to no caller whom it does not know
        z.object({ CALLER_KEY: values['TOKEN_KEYS'] ? z.optional(callerKey) : callerKey }),
        extra,
      ],
      [
        ...natsErrors(values),
        ...(keysMissing ? ['AUTH_URL is missing, for example http://127.0.0.1:4001'] : []),
      ],
    )
    const process = camelCased(common)
    return {
      ...own,
      ...process,
      environment: ownEnvironment(process),
      noun,
      callerKey: CALLER_KEY,
      databaseUrl: database[databaseKey]!,
      databaseDirectUrl: database[directKey] ?? database[databaseKey]!,
    } as ServiceConfig & z.output<S>
  }
