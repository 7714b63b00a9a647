import path from 'node:path'
import type { PreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import type { SiteData } from '@lunchpail/kit-web/site-data'
import { releaseFolder } from '@lunchpail/kit-build/releases/publish-files'
import type { Release } from '@lunchpail/kit-build/releases/registry'
import type { AssetManifest } from '../pages/asset-manifest.ts'
import type { SiteContext } from '../site-state.ts'
import { fetchResponses } from './fetch-responses.ts'
import type { FetchResponsesDeps } from './fetch-responses.ts'
import type { BrowserReason } from './browser-reason.ts'
import type { RenderFiles, Rendering } from './rendering.ts'
import type { RenderPool } from './render-pool.ts'

export interface RenderPageDeps extends FetchResponsesDeps {
  readonly renderPool: RenderPool
  readonly assets: () => AssetManifest
  readonly shellDist: string
  readonly releasesFolder: string
  readonly publicUrl: string
  /** notes a page, by its name, that is left to the browser */
  readonly leftToBrowser: (page: string, reason: BrowserReason) => void
  /** notes that a release did not render a visitor's page */
  readonly renderFailed: (ctx: SiteContext, release: Release) => void
}

/** A page as HTML, with its responses: the browser renders again from the same and swaps the root. */
export interface RenderedPage {
  readonly rendering: Rendering
  readonly responses: PreloadedResponses
}

/** What a page requests may depend on earlier responses. After so many rounds the browser renders. */
const maxRounds = 2

/** What is the fault of the release, not of the hour. */
const ofRelease: readonly BrowserReason[] = ['failed', 'paused', 'too-many-rounds']

/** The node builds for a release's pages, or for the shell's own. Undefined for a build without server rendering. */
export function renderFiles(
  { assets, shellDist, releasesFolder }: Pick<RenderPageDeps, 'assets' | 'shellDist' | 'releasesFolder'>,
  release: Release | undefined,
): RenderFiles | undefined {
  const shell = assets().serverBuild
  const remote = release?.descriptor.first
  if (shell === undefined || (release !== undefined && remote === undefined)) return undefined
  return {
    shell: path.join(shellDist, shell),
    remote: remote && path.join(releaseFolder(releasesFolder, release!.descriptor), remote),
  }
}

/**
 * Renders the requested page. Undefined where it is none that is rendered here, or where that fails or takes too long: then
 * the browser renders it, which is logged and counted.
 */
export const pageRenderer = (deps: RenderPageDeps) => {
  const render = async (
    ctx: SiteContext,
    site: SiteData,
    files: RenderFiles,
    fragment: string | undefined,
  ): Promise<RenderedPage | BrowserReason | undefined> => {
    const url = Object.assign(new URL(deps.publicUrl), { pathname: ctx.path, search: ctx.search }).href
    let responses: PreloadedResponses = {}
    for (let round = 0; round <= maxRounds; round += 1) {
      const { rendering, reason } = await deps.renderPool.render(files, {
        url,
        site,
        answers: responses,
        fragment,
      })
      if (rendering === undefined) return reason
      if (rendering.needs.length === 0) return { rendering, responses }
      const more = await fetchResponses(deps, ctx, rendering.needs)
      if ('reason' in more) return more.reason
      responses = { ...responses, ...more.responses }
    }
    return 'too-many-rounds'
  }
  return async (
    ctx: SiteContext,
    site: SiteData,
    release: Release | undefined,
    fragment?: string,
  ): Promise<RenderedPage | undefined> => {
    const files = renderFiles(deps, release)
    const rendered = files && (await render(ctx, site, files, fragment))
    if (typeof rendered !== 'string') return rendered
    const page = ctx.state.name
    deps.leftToBrowser(page, rendered)
    if (release && ofRelease.includes(rendered)) deps.renderFailed(ctx, release)
    ctx.state.log.warn({ page, reason: rendered }, 'the page is left to the browser')
    return undefined
  }
}
