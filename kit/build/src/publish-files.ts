import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
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

export const isPublished = (releases: string, descriptor: ReleaseDescriptor): Promise<boolean> =>
  exists(path.join(releaseFolder(releases, descriptor), descriptor.entry))
