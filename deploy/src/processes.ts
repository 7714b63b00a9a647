import { databaseUrlVariable, nouns, serviceUrlVariable, type Noun } from '@lunchpail/contracts/noun'
import { allEndpoints } from '@lunchpail/contracts/addresses'

/** What runs all the time: each is one image, of that name. */
export const processes = ['shell', ...nouns] as const
export type Process = (typeof processes)[number]

export const isService = (process: Process): process is Noun => process !== 'shell'

/** Where a process listens: in a container of its own there is no other. */
export const port = 8080
/** Of the shell: metrics and the pages for operators. */
export const operatorPort = 9090
/** Between a process saying that it takes no more requests and its listener closing. */
export const drainPauseSeconds = 5
/** A process drains within ten seconds after the pause, and ends itself (kit/service/src/run-process.ts). */
export const endSeconds = drainPauseSeconds + 15
/** The user of the images (Containerfile): it has no rights and no name. */
export const user = 10_001
/** A shell's own copy of the releases that it serves. */
export const releasesFolder = '/releases'

/** What differs from one deployment to another and is no secret. */
export interface Site {
  readonly publicUrl: string
  readonly natsUrl: string
  /** how many servers of NATS keep each stream */
  readonly natsReplicas: number
  /** most megabytes of a service's stream, on each server that keeps it */
  readonly natsStreamMegabytes: number
  /** address ranges of the proxies in front of the shells */
  readonly proxies: string
  /** address ranges that the shells have for services */
  readonly shells: string
}

type Variables = Readonly<Record<string, string>>

const serviceUrls: Variables = Object.fromEntries(
  nouns.map((noun) => [serviceUrlVariable(noun), `http://${noun}:${port}`]),
)

/** What a process is told beside its secrets. Whether that is all it needs is for its own configuration to say: see the test. */
export const variablesOf = (process: Process, site: Site): Variables => ({
  PUBLIC_URL: site.publicUrl,
  HOST: '0.0.0.0',
  PORT: String(port),
  NATS_URL: site.natsUrl,
  DRAIN_PAUSE_SECONDS: String(drainPauseSeconds),
  ...(isService(process)
    ? { AUTH_URL: serviceUrls['AUTH_URL']!, TRUSTED_PROXIES: site.shells }
    : {
        ...serviceUrls,
        RELEASES_FOLDER: `${releasesFolder}/files`,
        SHELL_DIST: '/app/shell/dist',
        TRUSTED_PROXIES: site.proxies,
        OPERATOR_PORT: String(operatorPort),
        OPERATOR_HOST: '0.0.0.0',
      }),
})

/** The variables of a process that hold an address of a database with its password. */
export const databaseVariables = (process: Process): readonly string[] => {
  if (!isService(process)) return []
  return [
    databaseUrlVariable(process),
    ...(process === 'wizard' ? ['DATABASE_URL_WIZARD_EQUAL_OPPORTUNITY'] : []),
  ]
}

const objectStore = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']
/** Where releases are: for the shells, which read them, and for operators, who write them. */
const releaseStore = [
  'RELEASE_STORE',
  'RELEASE_STORE_REGION',
  'RELEASE_STORE_ACCESS_KEY_ID',
  'RELEASE_STORE_SECRET_ACCESS_KEY',
]
const twilioAccount = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN']
const contracted: Partial<Record<Process | 'operator', readonly string[]>> = {
  operator: releaseStore,
  shell: ['S3_ENDPOINT', ...releaseStore],
  auth: twilioAccount,
  jobs: [...objectStore, 'TWILIO_FROM'],
  wizard: [...objectStore, 'CLAMD_ADDRESS'],
  notifications: [
    ...twilioAccount,
    'TWILIO_FROM',
    'TEXTS_PER_SECOND',
    'SENDGRID_API_KEY',
    'SENDGRID_FROM',
    'SENDGRID_WEBHOOK_PUBLIC_KEY',
    'POSTAL_ADDRESS',
  ],
}

/** What only the deployer knows: accounts at providers, addresses of the company. */
export const toFillIn = (name: Process | 'operator'): readonly string[] => [
  ...(contracted[name] ?? []),
  ...(name === 'operator' ? [] : ['SUPPORT_EMAIL']),
]

/** What runs once, with the image of a process, before or after a new version of it. */
export interface Task {
  readonly name: string
  readonly image: Process
  readonly command: readonly string[]
  readonly variables: Variables
  /** of whom its secrets are */
  readonly secrets: Process | 'operator'
}

const migrationOf = (noun: Noun): Task => ({
  name: `migrate-${noun}`,
  image: noun,
  command: ['node', 'kit/service/bin/migrate.ts', noun],
  variables: {},
  secrets: noun,
})

export const migrations: readonly Task[] = nouns.map(migrationOf)

/** Makes the streams of NATS, which no service may make. */
export const streams = ({ natsUrl, natsReplicas, natsStreamMegabytes }: Site): Task => ({
  name: 'streams',
  image: 'auth',
  command: ['node', 'kit/service/bin/streams.ts'],
  variables: {
    NATS_URL: natsUrl,
    NATS_REPLICAS: String(natsReplicas),
    NATS_STREAM_MEGABYTES: String(natsStreamMegabytes),
  },
  secrets: 'operator',
})

/**
 * Makes those microfrontends of the shell's image live that the registry does not have yet. No image has a browser: their pages
 * are opened in the tests of what the image is made from, and rendered here by live shells' renderers.
 */
export const release = ({ natsUrl }: Site, tag: string): Task => ({
  name: 'release',
  image: 'shell',
  command: ['node', 'shell/server/bin/release.ts', '--all-builds', '--without-browser'],
  variables: {
    ...serviceUrls,
    NATS_URL: natsUrl,
    // an image has neither Git nor a user with a name
    RELEASE_AUTHOR: 'deployment',
    RELEASE_COMMIT: `image ${tag}`,
  },
  secrets: 'operator',
})

/** Who calls a service: the shell, which is in front of all, and those whom an endpoint names. */
export const callersOf = (noun: Noun): readonly Process[] => {
  const named = allEndpoints.flatMap(({ owner, access }) =>
    owner === noun && access.kind === 'internal' ? access.callers : [],
  )
  return processes.filter(
    (process) => process === 'shell' || (process !== noun && (named as readonly string[]).includes(process)),
  )
}
