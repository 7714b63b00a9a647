import { createHash } from 'node:crypto'
import { cp, mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Release } from './registry.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

export const releaseFolder = (
  releases: string,
  { name, version }: Pick<ReleaseDescriptor, 'name' | 'version'>,
): string => path.join(releases, name, version)

/** Copies a build to the folder of its version. It is there whole or not at all; older versions stay. */
export async function publishFiles(
  dist: string,
  releases: string,
  descriptor: ReleaseDescriptor,
): Promise<void> {
  const target = releaseFolder(releases, descriptor)
  if (await exists(target)) return
  await mkdir(path.dirname(target), { recursive: true })
  const half = `${target}.${process.pid}.new`
  await cp(dist, half, { recursive: true })
  try {
    await rename(half, target)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    // another process published the same build in the meantime
    if (!(await exists(target))) throw error
  }
}

/** Every file that a descriptor names: what browsers load first, and what the shell runs itself. */
const filesOf = ({ entry, preload, sentences, first, pages }: ReleaseDescriptor): string[] => [
  ...new Set([
    entry,
    ...preload,
    ...Object.values(sentences ?? {}).flat(),
    ...(first === undefined ? [] : [first]),
    ...pages.flatMap((page) => page.preload),
  ]),
]

const hashOf = async (file: string): Promise<string> =>
  `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`

/** The hashes of a release's published files; throws where one is missing. */
export async function integrityOf(
  releases: string,
  descriptor: ReleaseDescriptor,
): Promise<Record<string, string>> {
  const folder = releaseFolder(releases, descriptor)
  const hashed = filesOf(descriptor).map(
    async (file) => [file, await hashOf(path.join(folder, file))] as const,
  )
  return Object.fromEntries(await Promise.all(hashed))
}

/** The published files that are not what was released, or missing; none for a release without hashes. */
export async function damagedFiles(
  releases: string,
  { descriptor, integrity }: Pick<Release, 'descriptor' | 'integrity'>,
): Promise<string[]> {
  if (integrity === undefined) return []
  const folder = releaseFolder(releases, descriptor)
  const checked = filesOf(descriptor).map(async (file) => {
    const hash = await hashOf(path.join(folder, file)).catch(() => undefined)
    return hash !== undefined && hash === integrity[file] ? [] : [file]
  })
  return (await Promise.all(checked)).flat()
}

export const isPublished = (releases: string, descriptor: ReleaseDescriptor): Promise<boolean> =>
  exists(path.join(releaseFolder(releases, descriptor), descriptor.entry))
