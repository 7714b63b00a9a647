import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { descriptor } from './test-descriptor.ts'
import { readRegistry } from '../src/releases/edit-registry.ts'
import { liveNote } from '../src/releases/registry.ts'
import type { ReleaseDescriptor } from '../src/releases/release-descriptor.ts'
import { ReleaseRefused } from '../src/releases/gate.ts'
import { releaseBuild } from '../src/releases/release.ts'
import type { ReleaseTarget } from '../src/releases/release.ts'

export const now = new Date('2026-01-01T00:00:00Z')

export const reasons = (work: Promise<unknown>): Promise<readonly string[]> =>
  work.then(
    () => [],
    (error: unknown) => (error instanceof ReleaseRefused ? error.reasons : [String(error)]),
  )

/** Releases into a store, by the places that a test has. */
export function releasesOf(rootNow: () => string, placesNow: () => ReleaseTarget) {
  const build = async (
    name: string,
    version: string,
    more: Partial<ReleaseDescriptor> = {},
  ): Promise<string> => {
    const dist = path.join(rootNow(), name, 'dist')
    await rm(dist, { recursive: true, force: true })
    await mkdir(dist, { recursive: true })
    await writeFile(path.join(rootNow(), name, 'package.json'), '{}')
    const built = descriptor(name, { version, entry: `remoteEntry.${version}.js`, ...more })
    await writeFile(path.join(dist, built.entry), `// ${version}`)
    await writeFile(path.join(dist, 'release.json'), JSON.stringify(built))
    return dist
  }
  const release = async (name: string, version: string, more?: Partial<ReleaseDescriptor>) =>
    releaseBuild(await build(name, version, more), placesNow(), now)
  const live = async (name: string) => liveNote(await readRegistry(placesNow().store), name)?.version
  return { build, release, live }
}
