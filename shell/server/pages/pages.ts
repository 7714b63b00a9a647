import { addressTable, pathFits } from '@lunchpail/contracts/address-table'
import type { Fragment, Page } from '@lunchpail/contracts/page'
import type { Release } from '@lunchpail/kit-build/registry'
import type { Environment } from '@lunchpail/kit-service/config'
import type { SiteData } from '@lunchpail/kit-web/site-data'
import { firstPages } from '../first/first-pages.ts'
import type { FirstPagesParts } from '../first/first-pages.ts'
import { addressOf } from '../registry/live-registry.ts'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { refuse } from '../refusal.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import type { SiteContext, SiteHandler } from '../site-state.ts'
import { pageDocument, preloadOf, stylesOf } from './document.ts'
import { styleSheets } from './style-sheets.ts'

interface PagesParts extends FirstPagesParts {
  /** pages by contract, which are pages whether or not their microfrontend is live */
  readonly pages: readonly Page[]
  readonly fragments: readonly Fragment[]
  readonly registry: LiveRegistry
  readonly environment: Environment
}

export interface Pages {
  /** The name of the page at a path; undefined where there is none. */
  readonly nameOf: (path: string) => string | undefined
  /** Answers with the one document: the shell and the page's microfrontend draw the rest from the data in it. */
  readonly answer: SiteHandler
  /** The part of a page that a request asks for; undefined where it asks for none. */
  readonly fragmentOf: (ctx: SiteContext) => Fragment | undefined
  /** Answers with that part as bare HTML. */
  readonly answerFragment: (ctx: SiteContext, fragment: Fragment) => Promise<void>
}

export function pages(parts: PagesParts): Pages {
  const { registry, sessions, cookies, assets, environment, publicUrl } = parts
  const known = addressTable([], parts.pages, parts.fragments)
  const first = firstPages(parts)

  const nameOf = (path: string): string | undefined =>
    known.page(path)?.name ??
    // a microfrontend may be newer than this shell
    registry.entries().find((entry) => entry.pages.some((page) => pathFits(page.path, path)))?.name

  const siteOf = async (ctx: SiteContext): Promise<SiteData> => ({
    registry: [...registry.entries()],
    session: await sessionAnswer(sessions, cookies.ensure(ctx)),
    language: ctx.state.language,
    environment,
  })
  const releaseOf = (name: string): Release | undefined =>
    registry.releases().find(({ descriptor }) => descriptor.name === name)
  /** The microfrontend that draws a path; none for the shell's own pages and for those that nobody has. */
  const drawerOf = (path: string): string | undefined => {
    const live = registry.entries().find((entry) => entry.pages.some((page) => pathFits(page.path, path)))
    const owner = known.page(path)?.owner
    return live?.name ?? (owner === undefined || owner === 'shell' ? undefined : `mf-${owner}`)
  }

  const answer: SiteHandler = async (ctx) => {
    const name = nameOf(ctx.path)
    ctx.state.name = name ?? 'not-found'
    const data = await siteOf(ctx)
    const drawer = drawerOf(ctx.path)
    const release = drawer === undefined ? undefined : releaseOf(drawer)
    const drawable = drawer === undefined || release !== undefined
    const drawn = drawable ? await first(ctx, data, release) : undefined
    ctx.status = name === undefined ? 404 : (drawn?.drawing.head.status ?? 200)
    ctx.type = 'html'
    ctx.set({ 'cache-control': 'no-store', 'content-language': data.language })
    const preload = [
      ...preloadOf(data.registry, assets(), (pattern) => pathFits(pattern, ctx.path)),
      ...(release?.descriptor.sentences?.[data.language] ?? []).map((file) => addressOf(release!, file)),
    ]
    const look = drawn && (await styleSheets(parts, stylesOf(assets(), preload)))
    if (look) ctx.state.styleHash = look.hash
    ctx.body = pageDocument({ data, assets: assets(), preload, first: drawn, look, publicUrl })
  }

  const answerFragment: Pages['answerFragment'] = async (ctx, { name, owner }) => {
    ctx.state.name = name
    const release = releaseOf(`mf-${owner}`)
    const drawn = release && (await first(ctx, await siteOf(ctx), release, name))
    if (drawn === undefined) return refuse(ctx, 'unavailable')
    ctx.status = drawn.drawing.head.status ?? 200
    ctx.type = 'html'
    ctx.set({ 'cache-control': 'no-store', 'content-language': ctx.state.language })
    ctx.body = drawn.drawing.html
  }
  return {
    nameOf,
    answer,
    fragmentOf: (ctx) => known.fragment(ctx.path, ctx.URL.searchParams),
    answerFragment,
  }
}
