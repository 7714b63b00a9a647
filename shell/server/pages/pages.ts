import { addressTable, pathFits, segmentsOf } from '@lunchpail/contracts/address-table'
import { isEmployer } from '@lunchpail/contracts/auth/enumerations'
import type { Fragment, Page } from '@lunchpail/contracts/page'
import type { Release } from '@lunchpail/kit-build/releases/registry'
import type { Environment } from '@lunchpail/contracts/constants'
import type { RegistryEntry, SiteData } from '@lunchpail/kit-web/site-data'
import type { Overrides } from '../overrides/overrides.ts'
import { pageRenderer, type RenderPageDeps } from '../server-rendering/render-page.ts'
import { addressOf, type Live, type LiveRegistry } from '../registry/live-registry.ts'
import type { WatchedReleases } from '../registry/watched-releases.ts'
import { refuse } from '../refusal.ts'
import { sessionData } from '../sessions/session-data.ts'
import type { SiteContext, SiteHandler } from '../site-state.ts'
import { hashesOfPage, hashesOfRelease, type FileHashes } from './file-hashes.ts'
import { assetPath, pageDocument, preloadOf, stylesOf, type DocumentInput } from './document.ts'
import { earlyScript } from './early-script.ts'
import { readInlineStyles } from './inline-styles.ts'
import { linkEnd } from './link-end.ts'

const isParameter = (segment: string): boolean => segment.startsWith(':')

/**
 * The path as a page spells it, where it differs by case alone: the browser's router takes /TERMS as /terms. Parameters stay as
 * they are, but for those that are small letters.
 */
function spelledAs(
  { path: pattern, smallLetters }: Pick<Page, 'path' | 'smallLetters'>,
  path: string,
): string | undefined {
  const [fixed, typed] = [segmentsOf(pattern), segmentsOf(path)]
  const fits =
    fixed.length === typed.length &&
    fixed.every(
      (segment, index) => isParameter(segment) || segment.toLowerCase() === typed[index]?.toLowerCase(),
    )
  if (!fits) return undefined
  const given = (index: number) => (smallLetters ? typed[index]?.toLowerCase() : typed[index])
  return `/${fixed.map((segment, index) => (isParameter(segment) ? given(index) : segment)).join('/')}`
}

interface PagesDeps extends RenderPageDeps {
  /** those of the contracts, whether or not their microfrontend is live */
  readonly pages: readonly Page[]
  readonly fragments: readonly Fragment[]
  readonly registry: LiveRegistry
  readonly overrides: Overrides
  readonly environment: Environment
  /** email address of the support, where it is read */
  readonly support: string | undefined
  /** address of its hosted chat */
  readonly supportChat: string | undefined
  readonly map: DocumentInput['map']
  readonly fileHashes: () => FileHashes
  readonly assetOrigin: string | undefined
  readonly watched: WatchedReleases
}

export interface Pages {
  /** The name of the page at a path; undefined where there is none. */
  readonly nameOf: (path: string) => string | undefined
  /**
   * The address of the page that a path names in another case, or with what a message had behind its link; undefined where there
   * is none, or it is that.
   */
  readonly spelled: (path: string) => string | undefined
  /** Answers with the HTML document. */
  readonly answer: SiteHandler
  /** The fragment that a request names; undefined where it names none. */
  readonly fragmentOf: (ctx: SiteContext) => Fragment | undefined
  /** Answers with the fragment's HTML alone. */
  readonly answerFragment: (ctx: SiteContext, fragment: Fragment) => Promise<void>
}

export function pages(deps: PagesDeps): Pages {
  const {
    registry,
    overrides,
    sessions,
    cookies,
    assets,
    environment,
    support,
    supportChat,
    map,
    publicUrl,
  } = deps
  const known = addressTable([], deps.pages, deps.fragments)
  const render = pageRenderer(deps)

  const nameOf = (path: string): string | undefined =>
    known.page(path)?.name ??
    // a microfrontend may be newer than this shell
    registry.releases().find(({ descriptor }) => descriptor.pages.some((page) => pathFits(page.path, path)))
      ?.descriptor.name

  const inItsCase = (path: string): string | undefined => {
    if (!/[A-Z]/.test(path)) return undefined
    const found = [...deps.pages, ...registry.releases().flatMap(({ descriptor }) => descriptor.pages)]
      .map((page) => spelledAs(page, path))
      .find((one) => one !== undefined)
    return found === undefined || pathFits(found, path) ? undefined : found
  }
  const spelled = (path: string): string | undefined => {
    const end = linkEnd(path)
    if (end === undefined) return inItsCase(path)
    const found = inItsCase(end.path) ?? (nameOf(end.path) === undefined ? undefined : end.path)
    // never "//host"
    return found === undefined ? undefined : `/${segmentsOf(found).join('/')}${end.rest}`
  }

  const siteOf = async (ctx: SiteContext): Promise<{ data: SiteData; live: Live }> => {
    const held = cookies.ensure(ctx)
    const live = registry.liveFor(held.visitor)
    ctx.state.visitor = held.visitor
    if (held.visitor !== undefined) deps.watched.seen(held.visitor, live.releases)
    const data = {
      registry: [...live.entries],
      session: await sessionData(sessions, held),
      language: ctx.state.language,
      environment,
      support,
    }
    return { data, live }
  }
  /** A candidate's page, asked for by an employer: the browser shows them what they can do instead. */
  const isForOthers = ({ session: { account }, registry: entries }: SiteData, path: string): boolean =>
    account !== null &&
    isEmployer(account.type) &&
    entries.some((entry) => entry.pages.some((page) => page.candidates && pathFits(page.path, path)))
  const releaseOf = ({ releases }: Live, name: string): Release | undefined =>
    releases.find(({ descriptor }) => descriptor.name === name)
  const entryOf = (entries: readonly RegistryEntry[], path: string): RegistryEntry | undefined =>
    entries.find((entry) => entry.pages.some((page) => pathFits(page.path, path)))
  /** The microfrontend that renders a path; none for the shell's own pages and for unknown paths. */
  const rendererOf = ({ entries }: Live, path: string): string | undefined => {
    const owner = known.page(path)?.owner
    return (
      entryOf(entries, path)?.name ?? (owner === undefined || owner === 'shell' ? undefined : `mf-${owner}`)
    )
  }

  const answer: SiteHandler = async (ctx) => {
    const released = await siteOf(ctx)
    const { live, note } = await overrides.replaceIn(ctx, released.live)
    const data = { ...released.data, registry: [...live.entries] }
    const name = known.page(ctx.path)?.name ?? entryOf(live.entries, ctx.path)?.name
    ctx.state.name = name ?? 'not-found'
    const remote = rendererOf(live, ctx.path)
    const release = remote === undefined ? undefined : releaseOf(live, remote)
    const renderable = remote === undefined || release !== undefined
    const rendered = renderable && !isForOthers(data, ctx.path) ? await render(ctx, data, release) : undefined
    ctx.status = name === undefined ? 404 : (rendered?.rendering.head.status ?? 200)
    ctx.type = 'html'
    ctx.set({ 'cache-control': 'no-store', 'content-language': data.language })
    const preload = [
      ...preloadOf(data.registry, assets(), ctx.path),
      ...(assets().sentences?.[data.language] ?? []).map(assetPath),
      ...(release?.descriptor.sentences?.[data.language] ?? []).map((file) => addressOf(release!, file)),
    ]
    const inlineStyles = rendered && (await readInlineStyles(deps, stylesOf(assets(), preload)))
    if (inlineStyles) ctx.state.styleHash = inlineStyles.hash
    if (rendered) ctx.state.scriptHash = earlyScript.hash
    const hashes = hashesOfPage(deps.fileHashes(), live.releases)
    ctx.body = pageDocument({
      data,
      hashes,
      fileHashes: { ...hashesOfRelease(release), ...hashes },
      assetOrigin: deps.assetOrigin,
      assets: assets(),
      preload,
      rendered,
      inlineStyles,
      publicUrl,
      supportChat,
      map,
      override: note,
    })
  }

  const answerFragment: Pages['answerFragment'] = async (ctx, { name, owner }) => {
    ctx.state.name = name
    const { data, live } = await siteOf(ctx)
    const release = releaseOf(live, `mf-${owner}`)
    const rendered = release && (await render(ctx, data, release, name))
    if (rendered === undefined) return refuse(ctx, 'unavailable')
    ctx.status = rendered.rendering.head.status ?? 200
    ctx.type = 'html'
    ctx.set({ 'cache-control': 'no-store', 'content-language': ctx.state.language })
    ctx.body = rendered.rendering.html
  }
  return {
    nameOf,
    spelled,
    answer,
    fragmentOf: (ctx) => known.fragment(ctx.path, new URLSearchParams(ctx.querystring)),
    answerFragment,
  }
}
