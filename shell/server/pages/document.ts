import { closest, pathFits } from '@lunchpail/contracts/address-table'
import type { DocumentHead } from '@lunchpail/kit-web/server-rendering/document-head'
import type { RegistryEntry, SiteData } from '@lunchpail/kit-web/site-data'
import { preloadedResponsesElementId } from '@lunchpail/kit-web/preloaded-responses'
import {
  hashesElementId,
  serverRenderedElementId,
  rootElementId,
  siteElementId,
} from '@lunchpail/kit-web/host-api'
import type { RenderedPage } from '../server-rendering/render-page.ts'
import { nameOfFile } from '@lunchpail/kit-build/releases/publish-files'
import { Html, html, inlineJson } from '../html.ts'
import { overrideBanner, overrideStyles } from '../overrides/override-banner.ts'
import type { OverrideNote } from '../overrides/overrides.ts'
import type { AssetManifest } from './asset-manifest.ts'
import { earlyScript } from './early-script.ts'
import type { FileHashes } from './file-hashes.ts'
import type { InlineStyles } from './inline-styles.ts'
import { sentences } from './sentences.ts'

export interface DocumentInput {
  readonly data: SiteData
  readonly assets: AssetManifest
  /** what the page's scripts have to know of files that they ask for */
  readonly hashes: FileHashes
  /** the same of all files that the page names itself */
  readonly fileHashes: FileHashes
  /** of a CDN; undefined: the site has its files itself */
  readonly assetOrigin: string | undefined
  /** addresses that the page will ask for */
  readonly preload: readonly string[]
  /** absent where the browser renders the page */
  readonly rendered: RenderedPage | undefined
  /** absent where the page links its style sheets */
  readonly inlineStyles: InlineStyles | undefined
  /** the site's address, for what is named by whole addresses */
  readonly publicUrl: string
  /** of the support's hosted chat, for the dialog that opens it */
  readonly supportChat: string | undefined
  /** where a map's pictures are, and whose they are */
  readonly map: { readonly tiles: string; readonly attribution: string } | undefined
  /** that this browser takes a part of the site from a developer */
  readonly override: OverrideNote | undefined
}

/** The address of a file of the shell's build. */
export const assetPath = (file: string): string => `/${file}`

const isStyle = (address: string): boolean => address.endsWith('.css')

/** The first paint needs none of these: by itself a browser would ask for them before the site's own script. */
const preloadLink = (file: Html, address: string): Html => {
  const as = isStyle(address) ? 'style' : 'script'
  return html`<link rel="preload" href="${file} as="${as}" fetchpriority="low" />`
}

/** A page that is not rendered yet is painted by its scripts. */
const scriptElement = (file: Html, paints: boolean): Html =>
  html`<script src="${file} defer${paints && new Html(' fetchpriority="high"')}></script>`

/** Where browsers get a file of the site's builds; whatever else has an address is left as it is. */
const publicAddress = (address: string, origin = ''): string =>
  /^\/(assets|remotes)\//.test(address) ? origin + address : address

const publicEntry = (entry: RegistryEntry, origin: string): RegistryEntry => {
  const at = (address: string) => publicAddress(address, origin)
  return {
    ...entry,
    entry: at(entry.entry),
    preload: entry.preload.map(at),
    pages: entry.pages.map((page) => ({ ...page, preload: page.preload?.map(at) })),
  }
}

/**
 * The scripts and styles of a page: those that load microfrontends, and its release's entry, manifest and page files;
 * else the shell's own.
 */
export function preloadOf(
  registry: readonly RegistryEntry[],
  assets: AssetManifest,
  address: string,
): string[] {
  const remotePages = registry.flatMap((remote) =>
    remote.pages.map(({ path, preload }) => ({ path, preload, remote })),
  )
  const page = closest(remotePages, address)
  if (page)
    return [
      ...assets.preload.map(assetPath),
      page.remote.entry,
      ...page.remote.preload,
      ...(page.preload ?? []),
    ]
  return Object.entries(assets.pages ?? {}).flatMap(([path, files]) =>
    pathFits(path, address) ? files.map(assetPath) : [],
  )
}

/** The addresses of the style sheets of a page, in their order. */
export const stylesOf = (assets: AssetManifest, preload: readonly string[]): string[] => [
  ...assets.styles.map(assetPath),
  ...preload.filter(isStyle),
]

/**
 * Without a byte around its text: the content security policy holds a hash of it. It names the page's own style sheets in
 * it, which would be fetched and applied a second time, with the styles of the whole page worked out again.
 */
const styleElement = ({ text }: InlineStyles, files: readonly string[]): Html => {
  const names = html`${files.join(' ')}`.markup
  return new Html(`<style data-files="${names}">${text}</style>`)
}

// in one piece: readers look for it so
const data = (id: string, value: unknown, more = ''): Html =>
  new Html(`<script type="application/json" id="${id}"${more}>${inlineJson(value).markup}</script>`)

/** For search engines and link previews. */
const metaTags = ({ canonical, robots, jsonLd }: DocumentHead, publicUrl: string): Html[] => [
  ...(canonical === undefined
    ? []
    : [html`<link rel="canonical" href="${new URL(canonical, publicUrl).href}" />`]),
  ...(robots === undefined ? [] : [html`<meta name="robots" content="${robots}" />`]),
  ...(jsonLd === undefined
    ? []
    : [
        html`<script type="application/ld+json">
          ${inlineJson(jsonLd)}
        </script>`,
      ]),
]

/**
 * What networks show of a link to the page. Without `og:url`: they would follow that address, and lose what the link
 * says of where a visitor comes from.
 */
const openGraph = (title: string, description: string, publicUrl: string): Html[] => [
  html`<meta property="og:site_name" content="Lunchpail" />`,
  html`<meta property="og:type" content="website" />`,
  html`<meta property="og:title" content="${title}" />`,
  html`<meta property="og:description" content="${description}" />`,
  html`<meta property="og:image" content="${new URL('/share.png', publicUrl).href}" />`,
]

/**
 * The one HTML document of the site. A server-rendered page can be read and used at once; the browser renders it again
 * from the data in it and swaps the root.
 */
export function pageDocument({
  data: given,
  assets,
  hashes,
  fileHashes,
  assetOrigin,
  preload,
  rendered,
  inlineStyles,
  publicUrl,
  supportChat,
  map,
  override,
}: DocumentInput): string {
  const site =
    assetOrigin === undefined
      ? given
      : { ...given, registry: given.registry.map((entry) => publicEntry(entry, assetOrigin)) }
  /** an address with what the file there has to be, up to the end of the attributes that say so */
  const file = (address: string): Html => {
    const hash = fileHashes[nameOfFile(address)]
    const check = hash && html` integrity="${hash}" crossorigin="anonymous"`.markup
    return new Html(`${html`${publicAddress(address, assetOrigin)}`.markup}"${check ?? ''}`)
  }
  const preloads = (addresses: readonly string[]) => addresses.map((one) => preloadLink(file(one), one))
  const t = sentences[site.language]
  const head = rendered?.rendering.head ?? {}
  const styles = inlineStyles ? [] : stylesOf(assets, rendered ? preload : [])
  const inlined = inlineStyles ? preload.filter(isStyle) : []
  const preloaded = preload.filter((address) => !styles.includes(address) && !inlined.includes(address))
  return html`<!doctype html>
    <html lang="${site.language}">
      <head>
        <meta charset="utf-8" />
        <title>${rendered?.rendering.title ?? 'Lunchpail'}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${head.description ?? t.description}" />
        ${metaTags(head, publicUrl)}
        ${openGraph(rendered?.rendering.title ?? 'Lunchpail', head.description ?? t.description, publicUrl)}
        ${supportChat !== undefined && html`<meta name="support-chat" content="${supportChat}" />`}
        ${site.support === undefined && html`<meta name="support" content="none" />`}
        ${map && html`<meta name="map-tiles" content="${map.tiles}" data-attribution="${map.attribution}" />`}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#111a2e" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1320" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        ${rendered && earlyScript.script}
        ${
          inlineStyles &&
          styleElement(
            inlineStyles,
            inlined.map((address) => publicAddress(address, assetOrigin)),
          )
        }
        ${override && overrideStyles}
        ${styles.map((address) => html`<link rel="stylesheet" href="${file(address)} />`)}
        ${assets.scripts.map((one) => scriptElement(file(assetPath(one)), !rendered))}
        ${!rendered && preloads(preloaded)}
      </head>
      <body>
        ${override && overrideBanner(override, site.language)}
        ${
          rendered
            ? html`<div id="${serverRenderedElementId}">${new Html(rendered.rendering.html)}</div>
                <div id="${rootElementId}" class="behind"></div>`
            : html`<div id="${rootElementId}"></div>
                <noscript>
                  <header><a href="/">Lunchpail</a></header>
                  <main>
                    <h1>${t.noScriptTitle}</h1>
                    <p>${t.noScript}</p>
                    <p><a href="/jobs">${t.jobs}</a></p>
                  </main>
                </noscript>`
        }
        ${data(siteElementId, site)}
        ${data(hashesElementId, hashes, assetOrigin && html` data-at="${assetOrigin}/"`.markup)}
        ${rendered && Object.keys(rendered.responses).length > 0 && data(preloadedResponsesElementId, rendered.responses)}
        ${rendered && preloads(preloaded)}
      </body>
    </html> `.markup
}
