import { closest } from '@lunchpail/contracts/address-table'
import type { RegistryEntry, RegistryPage } from '@lunchpail/kit-web/site-data'

interface PageOwner {
  readonly remote: RegistryEntry
  readonly page: RegistryPage
}

/** The remote that owns an address: by the page itself, as the server finds it, else by the longest path above it that is a page's. */
export function remoteOfPath(registry: readonly RegistryEntry[], path: string): PageOwner | undefined {
  const owners = registry.flatMap((remote) =>
    remote.pages.map((page) => ({ path: page.path, owner: { remote, page } })),
  )
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const found = closest(owners, at)
    if (found) return found.owner
  }
}
