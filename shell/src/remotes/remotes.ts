import { hostApi } from '@lunchpail/kit-web/host-api'
import type { MicrofrontendManifest } from '@lunchpail/kit-web/manifest'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'

/** Longest time that a person waits for a microfrontend, its second try included. */
const loadTimeoutMs = 8000

/** Fetches what a remote exposes; `attempt` counts from 0 and never repeats for a remote. */
export type FetchManifest = (entry: RegistryEntry, attempt: number) => Promise<unknown>

class RemoteFailure extends Error {
  readonly remote: string
  constructor(remote: string, reason: string, cause?: unknown) {
    super(`${remote} ${reason}`, { cause })
    this.name = 'RemoteFailure'
    this.remote = remote
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The shape and agreement that the shell counts on; anything else is a remote that does not work. */
function checked({ name }: RegistryEntry, value: unknown): MicrofrontendManifest {
  if (!isObject(value)) throw new RemoteFailure(name, 'exposes no manifest')
  if (value['hostApi'] !== hostApi)
    throw new RemoteFailure(name, `was built for host API ${String(value['hostApi'])}, not ${hostApi}`)
  if (!Array.isArray(value['routes']) || !value['routes'].every(isObject) || !isObject(value['slots']))
    throw new RemoteFailure(name, 'exposes something that is no manifest')
  return value as unknown as MicrofrontendManifest
}

function within<T>(timeoutMs: number, late: () => Error, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(late()), timeoutMs)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}

export interface Remotes {
  readonly registry: readonly RegistryEntry[]
  /** The manifest of a remote, loaded once. A failure is not kept: the next call tries again, from the start. */
  manifest(name: string): Promise<MicrofrontendManifest>
}

export function createRemotes(registry: readonly RegistryEntry[], fetchManifest: FetchManifest): Remotes {
  const manifests = new Map<string, Promise<MicrofrontendManifest>>()
  const attempts = new Map<string, number>()

  async function attempt(entry: RegistryEntry): Promise<MicrofrontendManifest> {
    const count = attempts.get(entry.name) ?? 0
    attempts.set(entry.name, count + 1)
    return checked(entry, await fetchManifest(entry, count))
  }

  async function load(name: string): Promise<MicrofrontendManifest> {
    const entry = registry.find((one) => one.name === name)
    if (!entry) throw new RemoteFailure(name, 'is not in the registry')
    if (entry.hostApi !== hostApi)
      throw new RemoteFailure(name, `wants host API ${entry.hostApi}, not ${hostApi}`)
    const late = () => new RemoteFailure(name, `did not load within ${loadTimeoutMs} ms`)
    let over = false
    const twice = attempt(entry).catch((error: unknown) => {
      if (over || error instanceof RemoteFailure) throw error
      return attempt(entry)
    })
    return within(loadTimeoutMs, late, twice).finally(() => (over = true))
  }

  return {
    registry,
    manifest(name) {
      let loading = manifests.get(name)
      if (!loading) {
        loading = load(name)
        manifests.set(name, loading)
        loading.catch(() => manifests.delete(name))
      }
      return loading
    },
  }
}
