import * as core from '@module-federation/runtime-core'
import { createInstance } from '@module-federation/enhanced/runtime'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { shared } from 'shared-modules'

// remotes are built without a runtime of their own (`externalRuntime`) and look for it under this name
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core })

const federation = createInstance({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', shared })

/** A script that hangs would be waited for again: the loaders look whether one of that address is in the page. */
function forgetScripts(name: string): void {
  for (const script of document.querySelectorAll(`script[src*="/${name}/"]`)) script.remove()
}

/**
 * Fetches what a microfrontend exposes. A later attempt asks for its entry under another address, so that neither the
 * browser nor the runtime answers with what failed before.
 */
export async function fetchManifest({ name, entry }: RegistryEntry, attempt: number): Promise<unknown> {
  if (attempt > 0) forgetScripts(name)
  const address = attempt === 0 ? entry : `${entry}?again=${attempt}-${Date.now()}`
  federation.registerRemotes([{ name, entry: address, entryGlobalName: name.replaceAll('-', '_') }], {
    force: attempt > 0,
  })
  const module = await federation.loadRemote<{ manifest?: unknown }>(`${name}/manifest`)
  return module?.manifest
}
