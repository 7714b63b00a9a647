import path from 'node:path'
import { nouns, serviceUrlVariable } from '@lunchpail/contracts/noun'
import type { ReleaseTarget } from './release.ts'

/** Where releases go, by the environment: REGISTRY_FILE, RELEASES_FOLDER, and <NOUN>_URL of each running service. */
export function releaseTarget(env: NodeJS.ProcessEnv): ReleaseTarget {
  const { REGISTRY_FILE: registryFile, RELEASES_FOLDER: releasesFolder } = env
  if (!registryFile || !releasesFolder)
    throw new Error('REGISTRY_FILE and RELEASES_FOLDER must say where releases are kept')
  const services = nouns.flatMap((noun) => {
    const url = env[serviceUrlVariable(noun)]
    return url ? [[noun, url]] : []
  })
  return {
    registryFile: path.resolve(registryFile),
    releasesFolder: path.resolve(releasesFolder),
    services: Object.fromEntries(services) as Record<string, string>,
  }
}
