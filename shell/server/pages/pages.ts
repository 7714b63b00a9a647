import { addressTable, pathFits } from '@lunchpail/contracts/address-table'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import type { Fragment, Page } from '@lunchpail/contracts/page'
import type { Release } from '@lunchpail/kit-build/registry'
import type { Environment } from '@lunchpail/contracts/constants'
import type { SiteData } from '@lunchpail/kit-web/site-data'
import { pageRenderer } from '../server-rendering/render-page.ts'
import type { RenderPageDeps } from '../server-rendering/render-page.ts'
import { addressOf } from '../registry/live-registry.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { refuse } from '../refusal.ts'
import { sessionData } from '../sessions/session-data.ts'
import type { SiteContext, SiteHandler } from '../site-state.ts'
import { pageDocument, preloadOf, stylesOf } from './document.ts'
import { readInlineStyles } from './inline-styles.ts'

interface PagesDeps extends RenderPageDeps {
  /** those of the contracts, whether or not their microfrontend is live */
  readonly pages: readonly Page[]
  readonly fragments: readonly Fragment[]
  readonly registry: LiveRegistry
  readonly environment: Environment
  /** email address of the support */
  readonly support: string
}

export interface Pages {
  /** The name of the page at a path; undefined where there is none. */
  readonly nameOf: (path: string) => string | undefined
  /** Answers with the HTML document. */
  readonly answer: SiteHandler
  /** The fragment that a request names; undefined where it names none. */
  readonly fragmentOf: (ctx: SiteContext) => Fragment | undefined
  /** Answers with the fragment's HTML alone. */
  readonly answerFragment: (ctx: SiteContext, fragment: Fragment) => Promise<void>
}

export function pages(deps: PagesDeps): Pages {
  const { registry, sessions, cookies, assets, environment, support, publicUrl } = deps
  const known = addressTable([], deps.pages, deps.fragments)
  const render = pageRenderer(deps)

  const nameOf = (path: string): string | undefined =>
    known.page(path)?.name ??
    // a microfrontend may be newer than this shell
    registry.entries().find((entry) => entry.pages.some((page) => pathFits(page.path, path)))?.name

  const siteOf = async (ctx: SiteContext): Promise<SiteData> => ({
    registry: [...registry.entries()],
    session: await sessionData(sessions, cookies.ensure(ctx)),
    language: ctx.state.language,
    environment,
    support,
  })
  /** A candidate's page, asked for by an employer: the browser shows them what they can do instead. */
  const isForOthers = ({ session: { account } }: SiteData, path: string): boolean =>
    account !== null &&
    isEmployer(account.type) &&
    registry
      .entries()
      .some((entry) => entry.pages.some((page) => page.candidates && pathFits(page.path, path)))
  const releaseOf = (name: string): Release | undefined =>
    registry.releases().find(({ descriptor }) => descriptor.name === name)
  /** The microfrontend that renders a path; none for the shell's own pages and for unknown paths. */
  const rendererOf = (path: string): string | undefined => {
    const live = registry.entries().find((entry) => entry.pages.some((page) => pathFits(page.path, path)))
    const owner = known.page(path)?.owner
    return live?.name ?? (owner === undefined || owner === 'shell' ? undefined : `mf-${owner}`)
  }

  const answer: SiteHandler = async (ctx) => {
    const name = nameOf(ctx.path)
    ctx.state.name = name ?? 'not-found'
    const data = await siteOf(ctx)
    const remote = rendererOf(ctx.path)
    const release = remote === undefined ? undefined : releaseOf(remote)
    const renderable = remote === undefined || release !== undefined
    const rendered = renderable && !isForOthers(data, ctx.path) ? await render(ctx, data, release) : undefined
    ctx.status = name === undefined ? 404 : (rendered?.rendering.head.status ?? 200)
    ctx.type = 'html'
    ctx.set({ 'cache-control': 'no-store', 'content-language': data.language })
    const preload = [
      ...preloadOf(data.registry, assets(), (pattern) => pathFits(pattern, ctx.path)),
      ...(release?.descriptor.sentences?.[data.language] ?? []).map((file) => addressOf(release!, file)),
    ]
    const inlineStyles = rendered && (await readInlineStyles(deps, stylesOf(assets(), preload)))
    if (inlineStyles) ctx.state.styleHash = inlineStyles.hash
    ctx.body = pageDocument({ data, assets: assets(), preload, rendered, inlineStyles, publicUrl })
  }

  const answerFragment: Pages['answerFragment'] = async (ctx, { name, owner }) => {
    ctx.state.name = name
    const release = releaseOf(`mf-${owner}`)
    const rendered = release && (await render(ctx, await siteOf(ctx), release, name))
    if (rendered === undefined) return refuse(ctx, 'unavailable')
    ctx.status = rendered.rendering.head.status ?? 200
    ctx.type = 'html'
    ctx.set({ 'cache-control': 'no-store', 'content-language': ctx.state.language })
    ctx.body = rendered.rendering.html
  }
  return {
    nameOf,
    answer,
    fragmentOf: (ctx) => known.fragment(ctx.path, new URLSearchParams(ctx.querystring)),
    answerFragment,
  }
}
