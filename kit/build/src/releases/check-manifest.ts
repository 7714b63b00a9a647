import type { Page } from '@lunchpail/contracts/page'
import type { Slot } from '@lunchpail/contracts/slot'
import { hostApi } from '@lunchpail/kit-web/host-api'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'

type Routes = MicrofrontendManifest['routes']

const clean = (path: string): string => path.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')

/** Every path of the routes, from the site's root. */
export const routePaths = (routes: Routes, above = ''): string[] =>
  routes.flatMap(({ path = '', children, index }) => {
    const here = clean(path.startsWith('/') ? path : `${above}/${path}`)
    const own = index || !children ? [here] : []
    return [...own, ...(children ? routePaths(children, here) : [])]
  })

const missing = (all: readonly string[], known: readonly string[]) =>
  all.filter((one) => !known.includes(one))

interface Declared {
  readonly pages: readonly Page[]
  readonly slots: readonly Slot[]
}

/** Where a manifest and the contracts of its noun disagree, as messages. */
export function checkManifest(
  manifest: MicrofrontendManifest,
  noun: string,
  { pages, slots }: Declared,
): string[] {
  const declaredPaths = pages.map(({ path }) => clean(path))
  const routes = routePaths(manifest.routes)
  const declaredSlots = slots.map(({ name }) => name)
  const provided = Object.keys(manifest.slots)
  return [
    ...(manifest.name === noun ? [] : [`the manifest is named ${manifest.name}, not ${noun}`]),
    ...(manifest.hostApi === hostApi
      ? []
      : [`hostApi is ${String(manifest.hostApi)}, kit/web has ${String(hostApi)}`]),
    ...missing(declaredPaths, routes).map(
      (path) => `contracts/${noun}/pages declares ${path}, the manifest has no route for it`,
    ),
    ...missing(routes, declaredPaths).map(
      (path) => `the manifest has a route ${path} that contracts/${noun}/pages does not declare`,
    ),
    ...missing(declaredSlots, provided).map(
      (name) => `contracts/${noun}/slots declares ${name}, the manifest does not provide it`,
    ),
    ...missing(provided, declaredSlots).map(
      (name) => `the manifest provides ${name}, which contracts/${noun}/slots does not declare`,
    ),
    ...missing(
      manifest.nav.map(({ page }) => page),
      declaredPaths,
    ).map((page) => `nav leads to ${page}, which is no page of ${noun}`),
  ]
}
