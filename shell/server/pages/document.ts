import type { FirstHead } from '@lunchpail/kit-web/first-head'
import type { RegistryEntry, SiteData } from '@lunchpail/kit-web/site-data'
import { answersElementId } from '@lunchpail/kit-web/first-answers'
import { firstElementId, rootElementId, siteElementId } from '@lunchpail/kit-web/host-api'
import type { FirstPage } from '../first/first-pages.ts'
import { Html, html, inlineJson } from '../html.ts'
import type { AssetManifest } from './asset-manifest.ts'
import type { StyleSheets } from './style-sheets.ts'
import { sentences } from './sentences.ts'

interface DocumentParts {
  readonly data: SiteData
  readonly assets: AssetManifest
  /** addresses that the page will ask for */
  readonly preload: readonly string[]
  /** the page as HTML, where it could be drawn here */
  readonly first: FirstPage | undefined
  /** what the drawn page looks like, in the page itself; without it the page names its style sheets */
  readonly look: StyleSheets | undefined
  /** the site's address, for what is named by whole addresses */
  readonly publicUrl: string
}

/** Where a file of the shell's own build is served. */
const own = (file: string): string => `/${file}`

const preloadLink = (address: string): Html =>
  html`<link rel="preload" href="${address}" as="${address.endsWith('.css') ? 'style' : 'script'}" />`

/**
 * What draws a page: the live release that has it, with what loads microfrontends, its entry, its manifest and the
 * page's own files; else the shell itself.
 */
export function preloadOf(
  registry: readonly RegistryEntry[],
  assets: AssetManifest,
  fits: (pattern: string) => boolean,
): string[] {
  for (const { entry, preload, pages } of registry) {
    const page = pages.find(({ path }) => fits(path))
    if (page !== undefined) return [...assets.preload.map(own), entry, ...preload, ...(page.preload ?? [])]
  }
  return Object.entries(assets.pages ?? {}).flatMap(([path, files]) => (fits(path) ? files.map(own) : []))
}

/** The addresses of the style sheets of a page, in their order. */
export const stylesOf = (assets: AssetManifest, preload: readonly string[]): string[] => [
  ...assets.styles.map(own),
  ...preload.filter((address) => address.endsWith('.css')),
]

/** To the letter: the content policy names a hash of what stands in the element. */
const styleElement = ({ text }: StyleSheets): Html => new Html(`<style>${text}</style>`)

const data = (id: string, value: unknown): Html =>
  html`<script type="application/json" id="${id}">
    ${inlineJson(value)}
  </script>`

/** What search engines and whoever shares the page read. */
const said = ({ canonical, robots, jsonLd }: FirstHead, publicUrl: string): Html[] => [
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
 * The one HTML document of the site. Where the page could be drawn here, it can be read and used at once; the browser
 * draws it from the data that it carries, and takes over.
 */
export function pageDocument({ data: site, assets, preload, first, look, publicUrl }: DocumentParts): string {
  const say = sentences[site.language]
  const head = first?.drawing.head ?? {}
  const styles = look ? [] : stylesOf(assets, first ? preload : [])
  return html`<!doctype html>
    <html lang="${site.language}">
      <head>
        <meta charset="utf-8" />
        <title>${first?.drawing.title ?? 'Lunchpail'}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${head.description ?? say.description}" />
        ${said(head, publicUrl)}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#111a2e" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1320" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        ${look && styleElement(look)}
        ${styles.map((address) => html`<link rel="stylesheet" href="${address}" />`)}
        ${assets.scripts.map((file) => html`<script src="${own(file)}" defer></script>`)}
        ${preload.filter((address) => !styles.includes(address)).map(preloadLink)}
      </head>
      <body>
        ${
          first
            ? html`<div id="${firstElementId}">${new Html(first.drawing.html)}</div>
                <div id="${rootElementId}" class="behind" inert></div>`
            : html`<div id="${rootElementId}"></div>
                <noscript><p>${say.noScript}</p></noscript>`
        }
        ${data(siteElementId, site)}
        ${first && Object.keys(first.answers).length > 0 && data(answersElementId, first.answers)}
      </body>
    </html> `.markup
}
