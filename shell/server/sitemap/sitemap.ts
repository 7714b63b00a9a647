import { hourSeconds } from '@lunchpail/contracts/durations'
import {
  getIndeedFeed,
  listCollections,
  type getSitemap,
  type listSitemaps,
} from '@lunchpail/contracts/jobs/api'
import type { CollectionKind } from '@lunchpail/contracts/jobs/collections'
import type { ResultOf } from '@lunchpail/contracts/endpoint'
import {
  companyPage,
  jobListPage,
  jobPage,
  placePage,
  tradePage,
  welcomePage,
} from '@lunchpail/contracts/jobs/pages'
import { helpPage, homePage, privacyPage, termsPage } from '@lunchpail/contracts/shell/pages'
import { requestHeaders } from '../gateway/forwarded-headers.ts'
import { UpstreamFailure, type Upstream } from '../gateway/upstream.ts'
import { Html, html } from '../html.ts'
import { refuse } from '../refusal.ts'
import type { SiteContext, SiteHandler, SiteMiddleware } from '../site-state.ts'

interface SitemapDeps {
  readonly publicUrl: string
  /** the address of the jobs service */
  readonly jobs: string | undefined
  readonly upstream: Upstream
  readonly upstreamTimeoutMs: number
}

/** What no search engine should crawl; the pages of a person need a session anyhow. */
const disallowed = [
  '/api/',
  '/app/',
  '/applications',
  '/detail?',
  '/internal/',
  '/live/',
  '/login',
  '/reports/',
  '/saved',
  '/session/',
  '/signup',
]

/** The pages that are there whatever jobs there are. */
const fixedPages = [
  homePage.path,
  jobListPage.path,
  welcomePage.path,
  helpPage.path,
  termsPage.path,
  privacyPage.path,
]

/** The pages of collections of jobs. */
const collectionPages: Readonly<Record<CollectionKind, string>> = {
  place: placePage.path,
  trade: tradePage.path,
  featured: jobPage.path,
}

interface Entry {
  readonly address: string
  /** ISO 8601 */
  readonly changedAt?: string
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const location = ({ address, changedAt }: Entry): Html =>
  html`<loc>${address}</loc>${changedAt !== undefined && html`<lastmod>${changedAt}</lastmod>`}`
const declaration = new Html('<?xml version="1.0" encoding="UTF-8"?>\n')

const urlSet = (entries: readonly Entry[]): string =>
  html`${declaration}<urlset xmlns="${namespace}"
      >${entries.map((entry) => html`<url>${location(entry)}</url>`)}</urlset
    >`.markup
const sitemapIndex = (entries: readonly Entry[]): string =>
  html`${declaration}<sitemapindex xmlns="${namespace}"
      >${entries.map((entry) => html`<sitemap>${location(entry)}</sitemap>`)}</sitemapindex
    >`.markup

/** Seconds. Search engines ask again after days; a job that closes answers 410 at once. */
const maxAge = hourSeconds

/** Responds with `Last-Modified`, and 304 to whoever has that already. */
function respond(ctx: SiteContext, body: string, changes: readonly (string | undefined)[]): void {
  const latest = changes
    .filter((change) => change !== undefined)
    .toSorted()
    .at(-1)
  ctx.status = 200
  ctx.type = 'application/xml'
  ctx.set('cache-control', `public, max-age=${maxAge}`)
  if (latest !== undefined) ctx.lastModified = new Date(latest)
  if (ctx.fresh) ctx.status = 304
  else ctx.body = body
}

/**
 * `/sitemap.xml` names a sitemap of the fixed pages, one of collections, and one for each few thousand open jobs; `/robots.txt` names
 * it. The jobs service knows which jobs are open and when they changed.
 */
export function sitemap({ publicUrl, jobs, upstream, upstreamTimeoutMs }: SitemapDeps) {
  const at = (path: string): string => new URL(path, publicUrl).href

  /** Undefined where there is no such page. */
  async function ask<Body>(ctx: SiteContext, target: string): Promise<Body | undefined> {
    if (jobs === undefined) throw new UpstreamFailure('no jobs service')
    const answer = await upstream.send({
      base: jobs,
      method: 'GET',
      target,
      headers: requestHeaders({ accept: 'application/json' }, false, { ...ctx.state, token: undefined }),
      timeoutMs: upstreamTimeoutMs,
      signal: ctx.state.closed,
    })
    if (answer.statusCode >= 500) throw new UpstreamFailure(`the jobs service answered ${answer.statusCode}`)
    const body = await answer.body.json()
    return answer.statusCode === 200 ? (body as Body) : undefined
  }

  /** A crawler that is told 503 comes again. */
  const orUnavailable =
    (handle: SiteHandler): SiteHandler =>
    async (ctx) => {
      try {
        await handle(ctx)
      } catch (error) {
        if (!(error instanceof UpstreamFailure)) throw error
        ctx.state.log.warn({ reason: error.message }, 'no sitemap')
        refuse(ctx, 'unavailable')
      }
    }

  const robots: SiteHandler = (ctx) => {
    ctx.type = 'text/plain'
    ctx.set('cache-control', `public, max-age=${maxAge}`)
    ctx.body = [
      'User-agent: *',
      // JobPosting names a company's logo, which a search engine shows beside the job
      'Allow: /api/hire/v1/company/*/logo/',
      `Allow: ${getIndeedFeed.path}`,
      ...disallowed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${at('/sitemap.xml')}`,
      '',
    ].join('\n')
  }

  const index: SiteHandler = async (ctx) => {
    const { pages = [] } =
      (await ask<ResultOf<typeof listSitemaps>['body']>(ctx, '/api/hire/v1/sitemap/')) ?? {}
    const entries = [
      { address: at('/sitemap-pages.xml') },
      { address: at('/sitemap-collections.xml') },
      ...pages.map(({ page, changed_at: changedAt }) => ({
        address: at(`/sitemap-jobs-${page}.xml`),
        changedAt,
      })),
    ]
    respond(
      ctx,
      sitemapIndex(entries),
      pages.map(({ changed_at }) => changed_at),
    )
  }

  const fixed: SiteHandler = (ctx) =>
    respond(ctx, urlSet(fixedPages.map((path) => ({ address: at(path) }))), [])

  const collections: SiteHandler = async (ctx) => {
    const { collections: found = [] } =
      (await ask<ResultOf<typeof listCollections>['body']>(ctx, listCollections.path)) ?? {}
    const entries = found.map(({ kind, slug }) => ({
      address: at(collectionPages[kind].replace(/:\w+/, slug)),
    }))
    respond(ctx, urlSet(entries), [])
  }

  async function jobsPage(ctx: SiteContext, page: string): Promise<void> {
    const found = await ask<ResultOf<typeof getSitemap>['body']>(ctx, `/api/hire/v1/sitemap/${page}/`)
    if (found === undefined) return refuse(ctx, 'not-found')
    const entriesAt = (path: string, items: ResultOf<typeof getSitemap>['body']['positions']) =>
      items.map(({ id, changed_at: changedAt }) => ({
        address: at(path.replace(':id', String(id))),
        changedAt,
      }))
    const entries = [
      ...entriesAt(jobPage.path, found.positions),
      ...entriesAt(companyPage.path, found.companies),
    ]
    respond(
      ctx,
      urlSet(entries),
      entries.map(({ changedAt }) => changedAt),
    )
  }

  return {
    addresses: {
      '/robots.txt': robots,
      '/sitemap.xml': orUnavailable(index),
      '/sitemap-pages.xml': fixed,
      '/sitemap-collections.xml': orUnavailable(collections),
    },
    /** `/sitemap-jobs-2.xml`: their number is not known beforehand. */
    jobs: (async (ctx, next) => {
      const [, page] = /^\/sitemap-jobs-([1-9]\d{0,6})\.xml$/.exec(ctx.path) ?? []
      if (page === undefined || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next()
      ctx.state.name = '/sitemap-jobs.xml'
      return orUnavailable((own) => jobsPage(own, page))(ctx)
    }) satisfies SiteMiddleware,
  }
}
