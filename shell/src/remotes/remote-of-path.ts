import { matchPath } from '@lunchpail/kit-web/router'
import type { RegistryEntry, RegistryPage } from '@lunchpail/kit-web/site-data'

interface PageOwner {
  readonly remote: RegistryEntry
  readonly page: RegistryPage
}

const owners = (registry: readonly RegistryEntry[]): PageOwner[] =>
  registry.flatMap((remote) => remote.pages.map((page) => ({ remote, page })))

/** Whose page stands at an address: the page itself, else one whose address it lies under. */
export function remoteOfPath(registry: readonly RegistryEntry[], path: string): PageOwner | undefined {
  const all = owners(registry)
  return (
    all.find(({ page }) => matchPath(page.path, path)) ??
    all.find(({ page }) => matchPath(`${page.path}/*`, path))
  )
}
