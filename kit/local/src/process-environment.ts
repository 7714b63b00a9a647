import path from 'node:path'
import { finishSignOn } from '@lunchpail/contracts/auth/api'
import {
  databaseUrlVariable,
  directUrlVariable,
  migrationUrlVariable,
  nouns,
  serviceUrlVariable,
  type Noun,
} from '@lunchpail/contracts/noun'
import type { NatsUser } from '@lunchpail/kit-events/nats-permissions'
import { secretVariables } from './secret-variables.ts'
import type { SitePlan } from './site/site-plan.ts'
import { root } from './state-folder.ts'

type Variables = Record<string, string>

/** What a process takes over from the machine. All else is passed by name, so that no service sees another's keys. */
const fromMachine = [
  'PATH',
  'HOME',
  'USER',
  'TMPDIR',
  'TEMP',
  'TMP',
  'SYSTEMROOT',
  'LANG',
  'TZ',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
] as const

export const machineVariables = (folder: string): Variables => ({
  ...Object.fromEntries(
    fromMachine.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  ),
  // glibc keeps what was freed otherwise, forty megabytes in each process; images have the same (deploy/Containerfile)
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  // what was read once is not parsed again: half of a service's start
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? path.join(folder, 'compile-cache'),
})

const defined = (variables: Record<string, string | undefined>): Variables =>
  Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

export const serviceUrl = (plan: SitePlan, noun: Noun): string => `http://127.0.0.1:${plan.ports[noun]}`

/** `<NOUN>_URL` of every service. */
export const serviceAddresses = (plan: SitePlan): Variables =>
  Object.fromEntries(nouns.map((noun) => [serviceUrlVariable(noun), serviceUrl(plan, noun)]))

const databaseUrls = (plan: SitePlan, noun: Noun): Variables => {
  const own = plan.databases
    .filter(({ database }) => database === noun)
    .map(({ role, password }) => [
      `DATABASE_URL_${role.toUpperCase()}`,
      `postgres://${role}:${password}@${plan.postgresHost}/${noun}`,
    ])
  if (own.length > 0) return Object.fromEntries(own) as Variables
  const { DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY } = plan.given
  return defined({
    [databaseUrlVariable(noun)]: plan.given[databaseUrlVariable(noun)],
    [directUrlVariable(noun)]: plan.given[directUrlVariable(noun)],
    ...(noun === 'wizard' ? { DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY } : {}),
  })
}

/** How a database is migrated: the role that changes tables is none of a service. */
export const migrationVariables = (plan: SitePlan, noun: Noun): Variables => ({
  ...databaseUrls(plan, noun),
  ...defined({ [migrationUrlVariable(noun)]: plan.given[migrationUrlVariable(noun)] }),
})

/** The address and keys of the object store: the local one, or the one that was given. */
export const objectStoreVariables = ({ given, secrets, ports }: SitePlan): Variables =>
  given.S3_ENDPOINT
    ? defined({
        S3_ENDPOINT: given.S3_ENDPOINT,
        S3_ACCESS_KEY_ID: given.S3_ACCESS_KEY_ID,
        S3_SECRET_ACCESS_KEY: given.S3_SECRET_ACCESS_KEY,
        S3_BUCKET: given.S3_BUCKET,
        S3_REGION: given.S3_REGION,
      })
    : {
        S3_ENDPOINT: `http://127.0.0.1:${ports['object-store']}`,
        S3_ACCESS_KEY_ID: secrets.objectStore.id,
        S3_SECRET_ACCESS_KEY: secrets.objectStore.secret,
        S3_BUCKET: 'lunchpail',
        S3_REGION: 'us-east-1',
      }

const catcherUrl = ({ ports }: SitePlan): string => `http://127.0.0.1:${ports['message-catcher']}`

/** Twilio, or the message catcher where it has no keys. */
const twilioVariables = (plan: SitePlan): Variables => {
  const { given, secrets } = plan
  return given.TWILIO_ACCOUNT_SID
    ? defined({
        TWILIO_ACCOUNT_SID: given.TWILIO_ACCOUNT_SID,
        TWILIO_AUTH_TOKEN: given.TWILIO_AUTH_TOKEN,
        TWILIO_FROM: given.TWILIO_FROM,
        TWILIO_API_BASE: given.TWILIO_API_BASE,
      })
    : {
        TWILIO_ACCOUNT_SID: secrets.twilio.accountSid,
        TWILIO_AUTH_TOKEN: secrets.twilio.authToken,
        TWILIO_FROM: '+15005550006',
        TWILIO_API_BASE: `${catcherUrl(plan)}/twilio`,
      }
}

/** Twilio and SendGrid, or the message catcher in the place of the one that has no keys. */
export const providerVariables = (plan: SitePlan): Variables => {
  const { given, secrets } = plan
  return {
    ...twilioVariables(plan),
    ...(given.SENDGRID_API_KEY
      ? defined({
          SENDGRID_API_KEY: given.SENDGRID_API_KEY,
          SENDGRID_FROM: given.SENDGRID_FROM,
          SENDGRID_API_BASE: given.SENDGRID_API_BASE,
          SENDGRID_WEBHOOK_PUBLIC_KEY: given.SENDGRID_WEBHOOK_PUBLIC_KEY,
        })
      : {
          SENDGRID_API_KEY: secrets.sendgridKey,
          SENDGRID_FROM: 'work@lunchpail.example',
          SENDGRID_API_BASE: `${catcherUrl(plan)}/sendgrid`,
          SENDGRID_WEBHOOK_PUBLIC_KEY: secrets.sendgridEvents.public,
        }),
  }
}

/** The identity provider on this machine, and the site as its client. */
export const identityProviderVariables = ({ identityProviderUrl, secrets, publicUrl }: SitePlan): Variables =>
  defined({
    ISSUER: identityProviderUrl,
    CLIENT_ID: 'lunchpail',
    CLIENT_SECRET: secrets.identityProvider,
    REDIRECT_URI: new URL(finishSignOn.path, publicUrl).href,
  })

const own: Partial<Record<Noun, (plan: SitePlan) => Variables>> = {
  auth: twilioVariables,
  engagement: ({ given }) => defined({ TERMS_CHANGED_AT: given.TERMS_CHANGED_AT }),
  wizard: (plan) => ({
    ...objectStoreVariables(plan),
    ...defined({ CLAMD_ADDRESS: plan.given.CLAMD_ADDRESS }),
  }),
  notifications: (plan) => {
    const { POSTAL_ADDRESS, UNKNOWN_TIME_ZONES, TEXTS_PER_SECOND } = plan.given
    return {
      ...defined({ POSTAL_ADDRESS, UNKNOWN_TIME_ZONES, TEXTS_PER_SECOND }),
      ...providerVariables(plan),
    }
  },
  jobs: (plan) => ({
    ...objectStoreVariables(plan),
    TWILIO_FROM: twilioVariables(plan)['TWILIO_FROM']!,
    ...defined({ GEOCODER_URL: plan.given.GEOCODER_URL, ROUTING_URL: plan.given.ROUTING_URL }),
  }),
}

/** How a user of NATS reaches it. */
export const natsVariables = ({ natsUrl, given }: SitePlan, user: NatsUser): Variables => {
  const { NATS_USER, NATS_PASSWORD, NATS_NKEY_FILE, NATS_CREDENTIALS_FILE, NATS_CA_FILE } = given
  const credentials = { NATS_USER, NATS_PASSWORD, NATS_NKEY_FILE, NATS_CREDENTIALS_FILE, NATS_CA_FILE }
  const { NATS_REPLICAS, NATS_STREAM_MEGABYTES } = given
  return defined({ NATS_URL: natsUrl(user), ...credentials, NATS_REPLICAS, NATS_STREAM_MEGABYTES })
}

/** The variables of every process of the site. */
const common = (plan: SitePlan, user: NatsUser): Variables => ({
  ...machineVariables(plan.folder),
  HOST: '127.0.0.1',
  PUBLIC_URL: plan.publicUrl,
  ...natsVariables(plan, user),
  ...secretVariables(plan.secrets, user),
  LOG_LEVEL: plan.given.LOG_LEVEL,
  ...defined({
    DRAIN_PAUSE_SECONDS: plan.given.DRAIN_PAUSE_SECONDS,
    SUPPORT_EMAIL: plan.given.SUPPORT_EMAIL,
    OTEL_EXPORTER_OTLP_ENDPOINT: plan.given.OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_EXPORTER_OTLP_HEADERS: plan.given.OTEL_EXPORTER_OTLP_HEADERS,
    OTEL_TRACES_SAMPLER_ARG: plan.given.OTEL_TRACES_SAMPLER_ARG,
  }),
  AUTH_URL: serviceUrl(plan, 'auth'),
})

export const serviceVariables = (plan: SitePlan, noun: Noun): Variables => ({
  ...common(plan, noun),
  PORT: String(plan.ports[noun]),
  ...databaseUrls(plan, noun),
  ...own[noun]?.(plan),
})

/** Where released microfrontends are, for the shell and for the commands that release: a bucket that was given, else a folder. */
export const releaseStoreVariables = ({ folder, development, given }: SitePlan): Variables =>
  given.RELEASE_STORE && !development
    ? defined({
        RELEASE_STORE: given.RELEASE_STORE,
        RELEASE_STORE_REGION: given.RELEASE_STORE_REGION,
        RELEASE_STORE_ACCESS_KEY_ID: given.RELEASE_STORE_ACCESS_KEY_ID,
        RELEASE_STORE_SECRET_ACCESS_KEY: given.RELEASE_STORE_SECRET_ACCESS_KEY,
      })
    : { RELEASE_STORE: path.join(folder, development ? 'development' : 'site', 'store') }

/** Where the shell keeps its own copy of the releases that it serves. */
export const releasesFolder = ({ folder, development }: SitePlan): string =>
  path.join(folder, development ? 'development' : 'site', 'releases')

/** Whose links give a browser a remote from a developer, and from where; on a machine of one's own without asking. */
export const overrideVariables = ({ given, secrets, publicUrl }: SitePlan): Variables => ({
  PUBLIC_URL: publicUrl,
  ...(given.OVERRIDE_KEY || given.PUBLIC_URL
    ? defined({ OVERRIDE_KEY: given.OVERRIDE_KEY, OVERRIDE_ADDRESSES: given.OVERRIDE_ADDRESSES })
    : { OVERRIDE_KEY: secrets.override, OVERRIDE_ADDRESSES: 'http://127.0.0.1:9100' }),
})

export const shellVariables = (plan: SitePlan): Variables => ({
  ...common(plan, 'shell'),
  PORT: String(plan.port),
  // browsers put resumes straight into it
  S3_ENDPOINT: objectStoreVariables(plan)['S3_ENDPOINT']!,
  ...serviceAddresses(plan),
  TRUSTED_PROXIES: plan.given.TRUSTED_PROXIES,
  ...defined({
    AUTH_TIMEOUT_MS: plan.given.AUTH_TIMEOUT_MS,
    RENDER_DATA_TIMEOUT_MS: plan.given.RENDER_DATA_TIMEOUT_MS,
    RENDER_WAIT_MS: plan.given.RENDER_WAIT_MS,
    OPERATOR_PORT: plan.given.OPERATOR_PORT?.toString(),
    OPERATOR_HOST: plan.given.OPERATOR_HOST,
    SUPPORT_CHAT_URL: plan.given.SUPPORT_CHAT_URL,
    ASSET_ORIGIN: plan.given.ASSET_ORIGIN,
    MAP_TILE_URL: plan.given.MAP_TILE_URL,
    MAP_ATTRIBUTION: plan.given.MAP_ATTRIBUTION,
    ANALYTICS_URL: plan.given.ANALYTICS_URL,
    ERROR_REPORTING_URL: plan.given.ERROR_REPORTING_URL,
  }),
  // with a public address the site is not only its developer's
  OPERATOR_ON_SITE: plan.given.PUBLIC_URL ? '0' : '1',
  DEV_RELOAD: plan.development ? '1' : '0',
  ...releaseStoreVariables(plan),
  RELEASES_FOLDER: releasesFolder(plan),
  ...overrideVariables(plan),
  SHELL_DIST: path.join(root, 'shell/dist'),
})
