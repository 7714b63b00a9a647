import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { allEndpoints, allEvents, allPages, allSlots } from '@lunchpail/contracts/addresses'
import { nouns } from '@lunchpail/contracts/noun'
import { releaseRows } from '@lunchpail/kit-build/releases/list-releases'
import { serviceSchemas } from '@lunchpail/kit-build/releases/service-schemas'
import { callerTokens } from '@lunchpail/kit-service/caller-tokens'
import { systemClock } from '@lunchpail/kit-service/clock'
import { cookieName } from '@lunchpail/kit-service/cookies'
import type { SiteConfig } from '../config.ts'
import type { LiveRoutes } from '../gateway/live-routes.ts'
import type { Metrics } from '../metrics.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import type { SiteHandler } from '../site-state.ts'
import { fileOf } from '../static/files.ts'
import { asyncApi } from './asyncapi.ts'
import { eventsPage } from './events-page.ts'
import { openApi, type JsonSchema } from './openapi.ts'
import { integrationMap } from './integration-map.ts'
import { html } from '../html.ts'
import { referencePage } from './reference-page.ts'

/** Every endpoint of the site, by Swagger UI. It has a `<main>` of its own. */
const docsPage = referencePage(
  'Endpoints',
  html`<section aria-labelledby="title">
      <h1 id="title">Endpoints</h1>
      <p>
        Generated from the contracts. A trailing slash or none is the same address, and a POST whose
        x-http-method-override header names PATCH or DELETE is that.
      </p>
      <h2>By noun</h2>
    </section>
    <div id="viewer"></div>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api-viewer.css" />
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api-viewer.js" defer></script>`,
)

const add = (map: Map<string, string[]>, key: string, value: string): void => {
  map.set(key, [...(map.get(key) ?? []), value])
}

type AskingConfig = Pick<SiteConfig, 'services' | 'callerKey'>

/** Consumers by event type, from the live schemas of the running services. */
async function askConsumers({ services, callerKey }: AskingConfig) {
  const authorize = callerTokens(callerKey, systemClock)
  const consumers = new Map<string, string[]>()
  const silent: string[] = []
  await Promise.all(
    nouns.map(async (noun) => {
      const url = services[noun]
      const heard = url === undefined ? undefined : await serviceSchemas(noun, url, authorize)
      if (heard === undefined) silent.push(noun)
      for (const { type } of heard?.instances[0]?.consumes ?? []) add(consumers, type, noun)
    }),
  )
  return { consumers, silent }
}

type Consumers = Awaited<ReturnType<typeof askConsumers>>
/** Services are asked once in this time, however often a page is loaded. */
const consumersMaxAgeMs = 10_000

function consumersOf(config: AskingConfig): () => Promise<Consumers> {
  let asked: { readonly at: number; readonly consumers: Promise<Consumers> } | undefined
  return () => {
    const now = performance.now()
    if (asked === undefined || now - asked.at > consumersMaxAgeMs)
      asked = { at: now, consumers: askConsumers(config) }
    return asked.consumers
  }
}

function usersOf(registry: LiveRegistry): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const { descriptor } of registry.releases())
    for (const { name } of [...descriptor.slotsUsed, ...descriptor.endpointsUsed])
      add(users, name, descriptor.name)
  return users
}

/** Swagger UI's, from its package. */
const viewerFiles = Object.fromEntries(
  ['swagger-ui.css', 'swagger-ui-bundle.js'].map((file): [string, SiteHandler] => [
    `/api/docs/${file}`,
    fileOf(path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))), file),
  ]),
)

/** The pages for developers, by address. */
export function reference(
  config: SiteConfig,
  registry: LiveRegistry,
  pagesInBrowser: Metrics['pagesInBrowser'],
  routes: Pick<LiveRoutes, 'added' | 'refused'>,
): Record<string, SiteHandler> {
  const site = { url: config.publicUrl, cookie: cookieName('session', config.secure) }
  // a quarter of a second of work, which no start of the site waits for
  let document: JsonSchema | undefined
  const consumers = consumersOf(config)
  return {
    '/api/openapi.json': (ctx) => {
      ctx.body = document ??= openApi(allEndpoints, site)
    },
    '/api/docs/': (ctx) => {
      ctx.type = 'html'
      ctx.body = docsPage
    },
    ...viewerFiles,
    '/api/asyncapi.json': async (ctx) => {
      const known = await consumers()
      ctx.body = asyncApi(allEvents, known.consumers)
    },
    '/api/docs/events/': async (ctx) => {
      const known = await consumers()
      ctx.type = 'html'
      ctx.body = eventsPage(allEvents, known.consumers, known.silent)
    },
    '/integrations/': async (ctx) => {
      const known = await consumers()
      ctx.type = 'html'
      ctx.body = integrationMap({
        endpoints: allEndpoints,
        events: allEvents,
        slots: allSlots,
        pages: allPages,
        ...known,
        users: usersOf(registry),
        inBrowser: await pagesInBrowser(),
        added: routes.added(),
        refused: routes.refused(),
        releases: releaseRows(registry.known()),
      })
    },
  }
}
