import type { RegistryEntry, SiteData } from '@lunchpail/kit-web/site-data'
import { siteElementId } from '@lunchpail/kit-web/host-api'
import { html, inlineJson } from '../html.ts'
import type { Html } from '../html.ts'
import type { AssetManifest } from './asset-manifest.ts'
import { sentences } from './sentences.ts'

export interface DocumentParts {
  readonly data: SiteData
  readonly assets: AssetManifest
  /** addresses that the page's microfrontend will ask for */
  readonly preload: readonly string[]
}

const preloadLink = (address: string): Html =>
  html`<link rel="preload" href="${address}" as="${address.endsWith('.css') ? 'style' : 'script'}" />`

/** The files of the live release that draws a page: its entry, its manifest and the page's own. */
export function preloadOf(registry: readonly RegistryEntry[], fits: (pattern: string) => boolean): string[] {
  for (const { entry, preload, pages } of registry) {
    const page = pages.find(({ path }) => fits(path))
    if (page !== undefined) return [entry, ...preload, ...(page.preload ?? [])]
  }
  return []
}

/** The one HTML document of the site. The browser draws the page from the data it carries. */
export function pageDocument({ data, assets, preload }: DocumentParts): string {
  const say = sentences[data.language]
  const own = (file: string) => `/${file}`
  // what loads microfrontends is wanted soon where one draws the page
  const early = preload.length === 0 ? [] : [...assets.preload.map(own), ...preload]
  return html`<!doctype html>
    <html lang="${data.language}">
      <head>
        <meta charset="utf-8" />
        <title>Lunchpail</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content="${say.description}" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#111a2e" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0d1320" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        ${assets.styles.map((file) => html`<link rel="stylesheet" href="${own(file)}" />`)}
        ${assets.scripts.map((file) => html`<script src="${own(file)}" defer></script>`)}
        ${early.map(preloadLink)}
      </head>
      <body>
        <div id="root"></div>
        <noscript><p>${say.noScript}</p></noscript>
        <script type="application/json" id="${siteElementId}">
          ${inlineJson(data)}
        </script>
      </body>
    </html> `.markup
}
