import { existsSync } from 'node:fs'
import path from 'node:path'
import { allEndpoints } from '@lunchpail/contracts/addresses'
import { nouns, serviceUrlVariable, type Noun } from '@lunchpail/contracts/noun'
import { isBucket, type StoreVariables } from '@lunchpail/kit-build/releases/store/release-store'
import type { ServiceConfig } from '@lunchpail/kit-service/config'
import { callerKeyVariable } from '@lunchpail/kit-service/caller-key'
import { trustedProxies, type TrustedProxies } from '@lunchpail/kit-service/client-address'
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
} from '@lunchpail/kit-service/environment'
import * as z from 'zod/mini'

export interface SiteConfig extends ProcessConfig {
  /** people reach the site by https: cookies and headers say so */
  readonly secure: boolean
  readonly services: { readonly [N in Noun]?: string | undefined } & { readonly auth: string }
  /** with which the shell signs its own calls to services */
  readonly callerKey: NonNullable<ServiceConfig['callerKey']>
  /** where the registry and all releases are */
  readonly releaseStore: StoreVariables
  /** this machine's own copy of the releases that it serves */
  readonly releasesFolder: string
  readonly shellDist: string
  /** whose X-Forwarded-For is believed: that of the proxies in front of the site */
  readonly trustedProxies: TrustedProxies
  /** how long auth has to say whose cookies these are; undefined: 3 s */
  readonly authTimeoutMs: number | undefined
  /** how long the server waits for what a page shows; after it the browser renders the page */
  readonly renderDataTimeoutMs: number
  /** how long a request waits for the render of its page; after it the browser renders the page */
  readonly renderWaitMs: number
  /** the listener of metrics and of the pages for developers; undefined: there is none */
  readonly operatorPort: number | undefined
  readonly operatorHost: string
  /** the operator's addresses are on the site too: on a developer's machine */
  readonly operatorOnSite: boolean
  /** of a CDN that has the scripts and styles of the shell and all remotes under their own paths; without it they come from the site */
  readonly assetOrigin?: string
  /** of the object store: pages put uploads there by signed addresses */
  readonly uploadOrigin?: string
  /** services that take what browsers report; without them it goes to the log */
  readonly analyticsUrl?: string
  readonly errorReportingUrl?: string
  /** a hosted chat of the support, shown in a frame; without it people write messages */
  readonly supportChatUrl?: string
  /** tiles of a map with {z}, {x} and {y}; without them no map is offered */
  readonly mapTileUrl?: string
  /** whose map it is, shown on it */
  readonly mapAttribution?: string
  /** the key of links that give a browser a microfrontend from a developer, and the addresses of developers */
  readonly overrides?: { readonly key: string; readonly addresses: readonly string[] }
  /** open tabs reload when a build changes; in development only */
  readonly reload: boolean
}

const folder = (example: string) =>
  z.pipe(
    z.string(`is missing, for example ${example}`),
    z.transform((named) => path.resolve(named)),
  )
const flag = z.pipe(
  z._default(z.enum(['0', '1'], { error: 'must be 0 or 1' }), '0'),
  z.transform((value) => value === '1'),
)

const originsExample = 'http://10.0.0.5:9100,http://10.0.0.6:9100'
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
const origins = z.pipe(
  z.string().check(z.refine((list) => list.split(',').every(isOrigin), `must look like ${originsExample}`)),
  z.transform((list) => list.split(',')),
)

const assetsExample = 'https://cdn.example'
const tileExample = 'https://tiles.example/{z}/{x}/{y}.png'

const siteEnvironment = z.object({
  CALLER_KEY: callerKeyVariable('shell'),
  RELEASE_STORE: z.string('is missing, for example https://s3.us-east-1.amazonaws.com/releases'),
  RELEASE_STORE_REGION: z.optional(z.string()),
  RELEASE_STORE_ACCESS_KEY_ID: z.optional(z.string()),
  RELEASE_STORE_SECRET_ACCESS_KEY: z.optional(z.string()),
  RELEASES_FOLDER: folder('.lunchpail/releases'),
  SHELL_DIST: folder('shell/dist').check(z.refine(existsSync, 'names no folder: build the shell first')),
  TRUSTED_PROXIES: trustedProxies('0'),
  AUTH_TIMEOUT_MS: z.optional(integer(1, 60_000)),
  RENDER_DATA_TIMEOUT_MS: z._default(integer(1, 60_000), 400),
  RENDER_WAIT_MS: z._default(integer(1, 60_000), 600),
  OPERATOR_PORT: z.optional(integer(0, 65_535)),
  OPERATOR_HOST: z._default(z.string(), '127.0.0.1'),
  OPERATOR_ON_SITE: flag,
  DEV_RELOAD: flag,
  OVERRIDE_KEY: z.optional(z.string().check(z.minLength(32, 'must be 32 characters or more'))),
  OVERRIDE_ADDRESSES: z.optional(origins),
  /** where pages put what people upload; none: nowhere but on the site */
  S3_ENDPOINT: z.optional(url(/^https?:$/, 'https://s3.us-east-1.amazonaws.com')),
  ASSET_ORIGIN: z.optional(z.string().check(z.refine(isOrigin, `must look like ${assetsExample}`))),
  ANALYTICS_URL: z.optional(url(/^https?:$/, 'https://analytics.example/events')),
  ERROR_REPORTING_URL: z.optional(url(/^https?:$/, 'https://errors.example/reports')),
  SUPPORT_CHAT_URL: z.optional(url(/^https?:$/, 'https://chat.example/embed?site=lunchpail')),
  MAP_TILE_URL: z.optional(
    url(/^https?:$/, tileExample).check(
      z.refine(
        (value) => ['{z}', '{x}', '{y}'].every((part) => value.includes(part)),
        `must look like ${tileExample}`,
      ),
    ),
  ),
  MAP_ATTRIBUTION: z.optional(z.string().check(z.maxLength(200, 'must be 200 characters or less'))),
})

const serviceUrl = url(/^https?:$/, 'http://127.0.0.1:4001')
const owners = new Set<string>(allEndpoints.map(({ owner }) => owner))
/** AUTH_URL and its like. A service without endpoints may be absent: it is asked for its events alone. */
const serviceUrls = z.object(
  Object.fromEntries(
    nouns.map((noun) => [serviceUrlVariable(noun), owners.has(noun) ? serviceUrl : z.optional(serviceUrl)]),
  ),
)

/** A bucket is reached by keys. */
const storeErrors = (values: Readonly<Record<string, string>>): string[] =>
  isBucket(values['RELEASE_STORE'] ?? '') &&
  !(values['RELEASE_STORE_ACCESS_KEY_ID'] && values['RELEASE_STORE_SECRET_ACCESS_KEY'])
    ? ['RELEASE_STORE_ACCESS_KEY_ID and RELEASE_STORE_SECRET_ACCESS_KEY go with a bucket']
    : []

/** Both or none; and none where the site is the real one. */
const overrideErrors = (values: Readonly<Record<string, string>>): string[] => {
  const { OVERRIDE_KEY, OVERRIDE_ADDRESSES, PUBLIC_URL = '' } = values
  if ((OVERRIDE_KEY === undefined) !== (OVERRIDE_ADDRESSES === undefined))
    return ['OVERRIDE_KEY and OVERRIDE_ADDRESSES go together']
  const isProduction = URL.canParse(PUBLIC_URL) && ownEnvironment({ publicUrl: PUBLIC_URL }) === 'production'
  return OVERRIDE_KEY !== undefined && isProduction ? ['OVERRIDE_KEY is not for production'] : []
}

/** Parses the environment of the process; throws one error that names every invalid variable and shows no value. */
export function siteConfig(env: NodeJS.ProcessEnv): SiteConfig {
  const values = presentVariables(env)
  const schemas = [z.object(processEnvironment), serviceUrls, siteEnvironment] as const
  const furtherErrors = [...natsErrors(values), ...overrideErrors(values), ...storeErrors(values)]
  const [common, urls, site] = parseVariables(values, schemas, furtherErrors)
  const { devReload, s3Endpoint, overrideKey, overrideAddresses, ...config } = camelCased({
    ...common,
    ...site,
  })
  const environment = ownEnvironment(config)
  return {
    ...config,
    environment,
    releaseStore: site,
    ...(s3Endpoint && { uploadOrigin: new URL(s3Endpoint).origin }),
    ...(overrideKey &&
      overrideAddresses && { overrides: { key: overrideKey, addresses: overrideAddresses } }),
    secure: new URL(config.publicUrl).protocol === 'https:',
    services: Object.fromEntries(
      nouns.map((noun) => [noun, urls[serviceUrlVariable(noun)]]),
    ) as SiteConfig['services'],
    reload: devReload && environment === 'dev',
  }
}
