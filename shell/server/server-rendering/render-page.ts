import path from 'node:path'
import type { PreloadedResponses } from '@lunchpail/kit-web/preloaded-responses'
import type { SiteData } from '@lunchpail/kit-web/site-data'
import { releaseFolder } from '@lunchpail/kit-build/publish-files'
import type { Release } from '@lunchpail/kit-build/registry'
import type { AssetManifest } from '../pages/asset-manifest.ts'
import type { SiteContext } from '../site-state.ts'
import { fetchResponses } from './fetch-responses.ts'
import type { FetchResponsesDeps } from './fetch-responses.ts'
import type { RenderFiles, Rendering } from './rendering.ts'
import type { RenderPool } from './render-pool.ts'

export interface RenderPageDeps extends FetchResponsesDeps {
  readonly renderPool: RenderPool
  readonly assets: () => AssetManifest
  readonly shellDist: string
  readonly releasesFolder: string
  readonly publicUrl: string
}

/** A page as HTML, with its responses: the browser renders again from the same and swaps the root. */
export interface RenderedPage {
  readonly rendering: Rendering
  readonly responses: PreloadedResponses
}

/** What a page requests may depend on earlier responses. After so many rounds the browser renders. */
const maxRounds = 2

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

/** Renders the requested page. Undefined where that fails or takes too long: then the browser renders it. */
export const pageRenderer =
  (deps: RenderPageDeps) =>
  async (
    ctx: SiteContext,
    site: SiteData,
    release: Release | undefined,
    fragment?: string,
  ): Promise<RenderedPage | undefined> => {
    const files = renderFiles(deps, release)
    if (files === undefined) return undefined
    const url = Object.assign(new URL(deps.publicUrl), { pathname: ctx.path, search: ctx.search }).href
    let responses: PreloadedResponses = {}
    for (let round = 0; round <= maxRounds; round += 1) {
      const rendering = await deps.renderPool.render(files, { url, site, answers: responses, fragment })
      if (rendering === undefined || rendering.needs.length === 0)
        return rendering && { rendering, responses }
      const more = await fetchResponses(deps, ctx, rendering.needs)
      if (more === undefined) return undefined
      responses = { ...responses, ...more }
    }
    return undefined
  }
