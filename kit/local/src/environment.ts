import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import {
  databaseUrlVariable,
  directUrlVariable,
  migrationUrlVariable,
  nouns,
} from '@lunchpail/contracts/noun'
import { seedsError } from '@lunchpail/kit-events/nats-settings'
import { CliError } from './cli-error.ts'

const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol.slice(0, -1)), {
    error: `is not an address that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`,
  })

const seeds = z.string().superRefine((value, context) => {
  const error = seedsError(value)
  if (error !== undefined) context.addIssue(error)
})

const database = address('postgres', 'postgresql').optional()
const text = z.string().min(1).optional()
const web = address('http', 'https').optional()
const e164 = z.string().regex(/^\+[1-9]\d{7,14}$/, 'is not a phone number like +15005550006')

const port = z.coerce
  .number({ error: 'is not a number' })
  .int('is not a whole number')
  .min(1, 'is not between 1 and 65535')
  .max(65535, 'is not between 1 and 65535')

const milliseconds = z
  .string()
  .regex(/^\d{1,5}$/, 'is not a number of milliseconds')
  .optional()

/** One database for each service. */
const databases = Object.fromEntries(nouns.map((noun) => [databaseUrlVariable(noun), database])) as Record<
  ReturnType<typeof databaseUrlVariable>,
  typeof database
>

/** The same without a pooler in between. */
const directDatabases = Object.fromEntries(
  nouns.map((noun) => [directUrlVariable(noun), database]),
) as Record<ReturnType<typeof directUrlVariable>, typeof database>

/** The same for the role that changes the tables. */
const migrationDatabases = Object.fromEntries(
  nouns.map((noun) => [migrationUrlVariable(noun), database]),
) as Record<ReturnType<typeof migrationUrlVariable>, typeof database>

const schema = z.object({
  PORT: port.default(3000),
  MESSAGE_CATCHER_PORT: port.optional(),
  PUBLIC_URL: web,
  TRUSTED_PROXIES: z
    .string()
    .regex(/^(\d|[\d.a-f:/, ]+)$/i, 'is neither address ranges nor a number of proxies')
    .default('0'),
  AUTH_TIMEOUT_MS: milliseconds,
  RENDER_DATA_TIMEOUT_MS: milliseconds,
  RENDER_WAIT_MS: milliseconds,
  OPERATOR_PORT: port.optional(),
  OPERATOR_HOST: text,
  DRAIN_PAUSE_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/, 'is not a number of seconds')
    .optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'], { error: 'is not debug, info, warn or error' })
    .default('info'),
  SUPPORT_EMAIL: z.email('is not an email address').optional(),
  SUPPORT_CHAT_URL: web,
  ASSET_ORIGIN: web,
  MAP_TILE_URL: web,
  MAP_ATTRIBUTION: text,
  GEOCODER_URL: web,
  ROUTING_URL: web,
  OVERRIDE_KEY: text,
  OVERRIDE_ADDRESSES: text,
  ANALYTICS_URL: web,
  ERROR_REPORTING_URL: web,
  OTEL_EXPORTER_OTLP_ENDPOINT: web,
  OTEL_EXPORTER_OTLP_HEADERS: text,
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'is not a fraction from 0 to 1')
    .optional(),
  ...databases,
  ...directDatabases,
  ...migrationDatabases,
  DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY: database,
  NATS_URL: seeds.optional(),
  NATS_USER: text,
  NATS_PASSWORD: text,
  NATS_NKEY_FILE: text,
  NATS_CREDENTIALS_FILE: text,
  NATS_CA_FILE: text,
  NATS_DOWNLOAD_URL: web,
  NATS_REPLICAS: z
    .string()
    .regex(/^[1-5]$/, 'is not between 1 and 5')
    .optional(),
  NATS_STREAM_MEGABYTES: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'is not a number of megabytes')
    .optional(),
  S3_ENDPOINT: web,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_BUCKET: text,
  S3_REGION: text,
  CLAMD_ADDRESS: z
    .string()
    .regex(/^([\w.-]+|\[[\da-f:.]+\]):\d{1,5}$/i, 'is not a host and a port, like 127.0.0.1:3310')
    .optional(),
  RELEASE_STORE: text,
  RELEASE_STORE_REGION: text,
  RELEASE_STORE_ACCESS_KEY_ID: text,
  RELEASE_STORE_SECRET_ACCESS_KEY: text,
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, 'is not an account SID (AC and 32 hexadecimal digits)')
    .optional(),
  TWILIO_AUTH_TOKEN: text,
  TWILIO_FROM: e164.optional(),
  TWILIO_API_BASE: web,
  TEXTS_PER_SECOND: z
    .string()
    .regex(/^([1-9]\d{0,2}|1000)$/, 'is not a number from 1 to 1000')
    .optional(),
  SENDGRID_API_KEY: text,
  SENDGRID_FROM: z.email('is not an email address').optional(),
  SENDGRID_API_BASE: web,
  SENDGRID_WEBHOOK_PUBLIC_KEY: text,
  TERMS_CHANGED_AT: z.string().optional(),
  UNKNOWN_TIME_ZONES: z.string().max(200, 'is longer than 200 characters').optional(),
  POSTAL_ADDRESS: z.string().max(200, 'is longer than 200 characters').optional(),
})

/** The names of all variables that a person may set; .env.example documents them. */
export const environmentVariables = Object.keys(schema.shape)

/** What a person may set, checked. */
export type SiteVariables = z.output<typeof schema>

/** Nothing is set: every server of the site is started here. */
export const environmentDefaults: SiteVariables = schema.parse({})

/** Variables that only work together: where one is set, the others must be. */
const together: readonly (readonly (keyof SiteVariables)[])[] = [
  ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_BUCKET', 'S3_REGION'],
  ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  ['SENDGRID_API_KEY', 'SENDGRID_FROM'],
  ['NATS_USER', 'NATS_PASSWORD'],
  ['OVERRIDE_KEY', 'OVERRIDE_ADDRESSES'],
  ['DATABASE_URL_WIZARD', 'DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY'],
]

const ownVariable = /^(DATABASE_URL|DATABASE_DIRECT_URL|DATABASE_MIGRATION_URL|S3|TWILIO|SENDGRID)_/

/** What is missing or invalid, each with the name of its variable. */
export const environmentErrors = (values: Readonly<Record<string, string | undefined>>): string[] => {
  const parsed = schema.safeParse(values)
  // no value is shown: many of them are secrets
  const errors = parsed.success
    ? []
    : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  for (const group of together) {
    const [set, unset] = [group.filter((name) => values[name]), group.filter((name) => !values[name])]
    if (set.length > 0) errors.push(...unset.map((name) => `${name} is missing, as ${set.join(', ')} is set`))
  }
  for (const name of Object.keys(values))
    if (ownVariable.test(name) && !(name in schema.shape))
      errors.push(`${name} is not known; the databases are those of ${nouns.join(', ')}`)
  return errors
}

/** Reads the variables of the process and of the .env file, the process's first; throws one CliError with all errors. */
export const readEnvironment = (
  file: string,
  own: Readonly<Record<string, string | undefined>> = process.env,
): SiteVariables => {
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  const values = Object.fromEntries(
    Object.entries({ ...fromFile, ...own }).filter(([, value]) => value !== undefined && value !== ''),
  )
  const errors = environmentErrors(values)
  if (errors.length > 0)
    throw new CliError(
      `The environment is not right (see .env.example):\n${errors.map((one) => `  - ${one}`).join('\n')}`,
    )
  return schema.parse(values)
}
