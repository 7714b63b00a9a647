import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Noun } from '@lunchpail/contracts/noun'
import { ConfigError, environments } from '@lunchpail/kit-service/config'
import type { Environment, ServiceConfig } from '@lunchpail/kit-service/config'
import * as z from 'zod/mini'

export interface SiteConfig {
  readonly environment: Environment
  readonly host: string
  readonly port: number
  /** the site's address as people see it */
  readonly publicUrl: string
  /** people reach the site by https: cookies and headers say so */
  readonly secure: boolean
  readonly natsUrl: string
  readonly services: { readonly [N in Noun]?: string | undefined } & { readonly auth: string }
  readonly registryFile: string
  readonly releasesFolder: string
  readonly shellDist: string
  readonly trustProxy: boolean
  /** open tabs are told to load again when a build changes; in development alone */
  readonly reload: boolean
  readonly logLevel: ServiceConfig['logLevel']
}

const address = (protocols: RegExp, example: string) =>
  z
    .string(`is missing, for example ${example}`)
    .check(
      z.refine(
        (value) => URL.canParse(value) && protocols.test(new URL(value).protocol),
        `must look like ${example}`,
      ),
    )
const service = (port: number) => address(/^http:$/, `http://127.0.0.1:${port}`)
const place = (example: string) => z.string(`is missing, for example ${example}`)
const flag = z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '0')

const environment = z.object({
  ENVIRONMENT: z._default(
    z.enum(environments, { error: `must be one of ${environments.join(', ')}` }),
    'dev',
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, 'must be a port')), '0'),
  PUBLIC_URL: address(/^https?:$/, 'https://example.com'),
  NATS_URL: address(/^(nats|tls):$/, 'nats://127.0.0.1:4222'),
  AUTH_URL: service(4001),
  JOBS_URL: service(4002),
  WIZARD_URL: service(4003),
  ENGAGEMENT_URL: service(4004),
  PROFILE_URL: service(4006),
  MATCHES_URL: service(4007),
  // no calls go there; the seam map asks it which events it hears
  NOTIFICATIONS_URL: z.optional(service(4005)),
  REGISTRY_FILE: place('.lunchpail/registry.json'),
  RELEASES_FOLDER: place('.lunchpail/releases'),
  SHELL_DIST: z
    .string('is missing, for example shell/dist')
    .check(z.refine((folder) => existsSync(folder), 'names no folder: build the shell first')),
  TRUST_PROXY: flag,
  DEV_RELOAD: flag,
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'is no level of the log',
    }),
    'info',
  ),
})

/** Parses the environment of the process; throws one error that names every fault and shows no value. */
export function siteConfig(env: NodeJS.ProcessEnv): SiteConfig {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = z.safeParse(environment, present)
  if (!parsed.success)
    throw new ConfigError(
      parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}`),
    )
  const told = parsed.data
  return {
    environment: told.ENVIRONMENT,
    host: told.HOST,
    port: Number(told.PORT),
    publicUrl: told.PUBLIC_URL,
    secure: new URL(told.PUBLIC_URL).protocol === 'https:',
    natsUrl: told.NATS_URL,
    services: {
      auth: told.AUTH_URL,
      jobs: told.JOBS_URL,
      wizard: told.WIZARD_URL,
      engagement: told.ENGAGEMENT_URL,
      profile: told.PROFILE_URL,
      matches: told.MATCHES_URL,
      notifications: told.NOTIFICATIONS_URL,
    },
    registryFile: path.resolve(told.REGISTRY_FILE),
    releasesFolder: path.resolve(told.RELEASES_FOLDER),
    shellDist: path.resolve(told.SHELL_DIST),
    trustProxy: told.TRUST_PROXY === '1',
    reload: told.DEV_RELOAD === '1' && told.ENVIRONMENT === 'dev',
    logLevel: told.LOG_LEVEL,
  }
}
