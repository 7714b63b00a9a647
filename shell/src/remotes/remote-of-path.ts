import { matchPath } from '@lunchpail/kit-web/router'
import type { RegistryEntry, RegistryPage } from '@lunchpail/kit-web/site-data'

interface PageOwner {
  readonly remote: RegistryEntry
  readonly page: RegistryPage
}

const owners = (registry: readonly RegistryEntry[]): PageOwner[] =>
  registry.flatMap((remote) => remote.pages.map((page) => ({ remote, page })))

/** The remote that owns an address: by the page itself, else by a page whose path is a prefix. */
export function remoteOfPath(registry: readonly RegistryEntry[], path: string): PageOwner | undefined {
  const all = owners(registry)
  return (
    all.find(({ page }) => matchPath(page.path, path)) ??
    all.find(({ page }) => matchPath(`${page.path}/*`, path))
  )
}
