import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { shared } from 'shared-modules'
import { checkFile, learnHashes } from '../check-files.ts'
import { nextTask } from '../next-task.ts'

/** What a remote's entry script leaves under its global name: the container of module federation. */
interface Container {
  readonly init: (shareScope: object, initScope: object[]) => unknown
  readonly get: (module: string) => Promise<() => { readonly manifest?: unknown }>
}

// Remotes are built without a runtime of their own (`externalRuntime`) and look for it under this name. The federation plugin's
// `provideExternalRuntime` would set it to the whole runtime. By hand it is half of that: remotes load no remotes themselves, so
// what loads and preloads them is left out.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    helpers: {},
    ModuleFederation,
    registerGlobalPlugins,
    satisfy,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  },
})

const federation = new ModuleFederation({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared,
})

/** A script that hangs would be waited for again: the loaders look whether one of that address is in the page. */
function forgetScripts(name: string): void {
  for (const script of document.querySelectorAll(`script[src*="/${name}/"]`)) script.remove()
}

const runScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    checkFile(script)
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error(`${address} did not load`)))
    document.head.append(script)
  })

async function loadContainer({ name, version }: RegistryEntry, address: string): Promise<Container> {
  const key = name.replaceAll('-', '_')
  // what an earlier attempt left is not taken for what this one brings
  Object.assign(globalThis, { [key]: undefined })
  await Promise.all([runScript(address), learnHashes(address, `/remotes/${name}/${version}/`)])
  await nextTask()
  const { [key]: container } = globalThis as unknown as Record<string, Container | undefined>
  if (!container) throw new Error(`${address} left no container`)
  await container.init(federation.shareScopeMap['default']!, [])
  await nextTask()
  return container
}

/**
 * Fetches what a microfrontend exposes. A later attempt asks for its entry under another address, so that neither the
 * browser nor the runtime answers with what failed before.
 */
export async function fetchManifest(remote: RegistryEntry, attempt: number): Promise<unknown> {
  const { name, entry } = remote
  if (attempt > 0) forgetScripts(name)
  const address = attempt === 0 ? entry : `${entry}?again=${attempt}-${Date.now()}`
  const container = await loadContainer(remote, address)
  const load = await container.get('./manifest')
  return load().manifest
}
