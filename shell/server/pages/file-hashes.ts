import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { hashesFile, nameOfFile } from '@lunchpail/kit-build/releases/publish-files'
import type { Release } from '@lunchpail/kit-build/releases/registry'

/** By name: what a script or style has to be, as in subresource integrity. */
export type FileHashes = Readonly<Record<string, string>>

/** Those of the shell's build; none of a build for development, whose files have no hash in their names. */
export async function readFileHashes(shellDist: string): Promise<FileHashes> {
  const text = await readFile(path.join(shellDist, hashesFile), 'utf8').catch(() => undefined)
  return text === undefined ? {} : z.parse(z.record(z.string(), z.string()), JSON.parse(text))
}

/** Builds for development, and those from before there was a list, are not checked: their loaders know nothing of it. */
const isListed = ({ integrity }: Release): boolean => integrity?.[hashesFile] !== undefined

/** What a page has to know at once: the shell's files, and of each microfrontend its entry, which comes beside the list of its others. */
export const hashesOfPage = (shell: FileHashes, releases: readonly Release[]): FileHashes => ({
  ...shell,
  ...Object.fromEntries(
    releases
      .filter(isListed)
      .map(({ descriptor: { entry }, integrity }) => [nameOfFile(entry), integrity[entry]!]),
  ),
})

/** Those of a microfrontend's own page, which its HTML names. */
export const hashesOfRelease = (release: Release | undefined): FileHashes =>
  release && isListed(release)
    ? Object.fromEntries(Object.entries(release.integrity).map(([file, hash]) => [nameOfFile(file), hash]))
    : {}
