import { nouns, serviceUrlVariable } from '@lunchpail/contracts/noun'
import type { ReleaseTarget } from './release.ts'
import { openReleaseStore } from './store/release-store.ts'

/** Where releases go, by the environment: RELEASE_STORE with its keys, and <NOUN>_URL of each running service. */
export async function releaseTarget(env: NodeJS.ProcessEnv): Promise<ReleaseTarget> {
  const services = nouns.flatMap((noun) => {
    const url = env[serviceUrlVariable(noun)]
    return url ? [[noun, url]] : []
  })
  return {
    store: await openReleaseStore(env),
    services: Object.fromEntries(services) as Record<string, string>,
  }
}
