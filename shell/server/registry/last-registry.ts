import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { damagedFiles } from '@lunchpail/kit-build/releases/publish-files'
import type { Trial } from '@lunchpail/kit-build/releases/read-releases'
import type { Release } from '@lunchpail/kit-build/releases/registry'

/** What was live on this machine last: a shell that is started again while the store is away begins with it. */
interface LastRegistry {
  /** of the registry's version */
  readonly number: number
  readonly releases: readonly Release[]
  readonly trials: readonly Trial[]
}

// no remote is called so
const fileOf = (releasesFolder: string): string => path.join(releasesFolder, 'last-registry.json')

export async function remember(releasesFolder: string, last: LastRegistry): Promise<void> {
  await mkdir(releasesFolder, { recursive: true })
  const half = `${fileOf(releasesFolder)}.${randomUUID()}.new`
  await writeFile(half, JSON.stringify(last))
  await rename(half, fileOf(releasesFolder))
}

/** Of what is remembered, all whose files are still what was released; undefined where nothing is. */
export async function remembered(releasesFolder: string): Promise<LastRegistry | undefined> {
  const text = await readFile(fileOf(releasesFolder), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { number, releases, trials } = JSON.parse(text) as LastRegistry
  const isWhole = async (release: Release) => (await damagedFiles(releasesFolder, release)).length === 0
  const whole = await Promise.all(releases.map(isWhole))
  const wholeTrials = await Promise.all(trials.map(({ release }) => isWhole(release)))
  return {
    number,
    releases: releases.filter((_, index) => whole[index]),
    trials: trials.filter((_, index) => wholeTrials[index]),
  }
}
