import { addressTable, pathFits } from '@lunchpail/contracts/address-table'
import type { Environment } from '@lunchpail/kit-service/config'
import type { Page } from '@lunchpail/contracts/page'
import type { LiveRegistry } from '../registry/live-registry.ts'
import { sessionAnswer } from '../sessions/session-answer.ts'
import type { SessionCookies } from '../sessions/session-cookies.ts'
import type { Sessions } from '../sessions/sessions.ts'
import type { SiteHandler } from '../site-state.ts'
import type { AssetManifest } from './asset-manifest.ts'
import { pageDocument, preloadOf } from './document.ts'

export interface PagesParts {
  /** pages by contract, which are pages whether or not their microfrontend is live */
  readonly pages: readonly Page[]
  readonly registry: LiveRegistry
  readonly sessions: Sessions
  readonly cookies: SessionCookies
  readonly assets: () => AssetManifest
  readonly environment: Environment
}

export interface Pages {
  /** The name of the page at a path; undefined where there is none. */
  readonly nameOf: (path: string) => string | undefined
  /** Answers with the one document: the shell and the page's microfrontend draw the rest from the data in it. */
  readonly answer: SiteHandler
}

export function pages(parts: PagesParts): Pages {
  const { registry, sessions, cookies, assets, environment } = parts
  const known = addressTable([], parts.pages)

  const nameOf = (path: string): string | undefined =>
    known.page(path)?.name ??
    // a microfrontend may be newer than this shell
    registry.entries().find((entry) => entry.pages.some((page) => pathFits(page.path, path)))?.name

  const answer: SiteHandler = async (ctx) => {
    const name = nameOf(ctx.path)
    ctx.state.name = name ?? 'not-found'
    const entries = registry.entries()
    const session = await sessionAnswer(sessions, cookies.ensure(ctx))
    const { language } = ctx.state
    ctx.status = name === undefined ? 404 : 200
    ctx.type = 'html'
    ctx.set({ 'cache-control': 'no-store', 'content-language': language })
    ctx.body = pageDocument({
      data: { registry: [...entries], session, language, environment },
      assets: assets(),
      preload: preloadOf(entries, (pattern) => pathFits(pattern, ctx.path)),
    })
  }
  return { nameOf, answer }
}
