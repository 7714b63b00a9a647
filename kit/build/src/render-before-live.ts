import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hashOf } from './publish-files.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import type { ReleaseStore } from './release-store/release-store.ts'
import type { ShellOffer } from './shell-offer.ts'

/** Renders the pages of one server build by a shell's; resolves to why that fails. */
export type TryPages = (files: {
  readonly shell: string
  readonly remote: string
}) => Promise<string | undefined>

/** Why pages of a build that shells would render do not render, on each kind of shell that is live. */
export async function renderFailures(
  { name, first }: ReleaseDescriptor,
  dist: string,
  shells: readonly ShellOffer[],
  store: ReleaseStore,
  tryPages: TryPages,
): Promise<string[]> {
  if (first === undefined) return []
  const renderers = new Map(shells.flatMap(({ renderer }) => (renderer ? [[renderer.key, renderer]] : [])))
  const folder = await mkdtemp(path.join(tmpdir(), 'release-renders-'))
  try {
    const reasons: string[] = []
    for (const { key, integrity } of renderers.values()) {
      const bytes = await store.read(key)
      if (bytes === undefined || hashOf(bytes) !== integrity) {
        reasons.push(`${name}: ${key}, by which a live shell renders, is not what it put there`)
        continue
      }
      const shell = path.join(folder, path.basename(key))
      await writeFile(shell, bytes)
      const reason = await tryPages({ shell, remote: path.join(dist, first) })
      if (reason !== undefined) reasons.push(`${name}: its pages do not render on a live shell: ${reason}`)
    }
    return reasons
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
