import { watch } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { damagedFiles } from '@lunchpail/kit-build/publish-files'
import { readLiveReleases } from '@lunchpail/kit-build/registry'
import type { Release, Trial } from '@lunchpail/kit-build/registry'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/release-descriptor'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { Logger } from 'pino'
import { createHash } from 'node:crypto'

/** Where a file of a release is served. */
export const addressOf = ({ version, descriptor }: Release, file: string): string =>
  `/remotes/${descriptor.name}/${version}/${file}`

/** A build for the browser: file names become addresses. */
export function registryEntryOf(descriptor: ReleaseDescriptor, at: (file: string) => string): RegistryEntry {
  return {
    name: descriptor.name,
    version: descriptor.version,
    entry: at(descriptor.entry),
    hostApi: descriptor.hostApi,
    pages: descriptor.pages.map(({ path, signedIn, candidates, preload }) => ({
      path,
      signedIn,
      candidates,
      preload: preload.map(at),
    })),
    nav: descriptor.nav,
    slots: descriptor.slotsProvided.map(({ name }) => name),
    preload: descriptor.preload.map(at),
  }
}

/** A live release for the browser: its addresses have the version in them. */
const entryOfRelease = (release: Release): RegistryEntry =>
  registryEntryOf(release.descriptor, (file) => addressOf(release, file))

/** What is live for somebody. */
export interface Live {
  readonly releases: readonly Release[]
  readonly entries: readonly RegistryEntry[]
}

export interface LiveRegistry {
  /** every release that somebody gets, trials among them */
  readonly releases: () => readonly Release[]
  /** what everybody gets who gets no trial */
  readonly entries: () => readonly RegistryEntry[]
  /** what a visitor gets, by the random value of their browser */
  readonly liveFor: (visitor: string | undefined) => Live
  /** whether a registry has been read, now or before */
  readonly isRead: () => boolean
  /** how many remotes are not live as the registry says; 1 where it cannot be read at all */
  readonly errors: () => number
  readonly close: () => void
}

const releasesOf = (live: readonly Release[], trials: readonly Trial[]): readonly Release[] => [
  ...live,
  ...trials.map(({ release }) => release),
]

/** In place of the live releases those on trial, for whoever is in their share. */
function liveFor(live: Live, trials: readonly Trial[], visitor: string | undefined): Live {
  const theirs = trials.filter(
    ({ release: { version, descriptor }, share }) =>
      visitor !== undefined && inShare(visitor, `${descriptor.name} ${version}`, share),
  )
  if (theirs.length === 0) return live
  const releases = live.releases.map(
    (release) =>
      theirs.find((trial) => trial.release.descriptor.name === release.descriptor.name)?.release ?? release,
  )
  return { releases, entries: releases.map(entryOfRelease) }
}

/** Where the file system sends no change events. */
const pollIntervalMs = 2_000

/**
 * What is live, read again whenever the registry file changes, so that a release needs no restart. A file that cannot
 * be read leaves what was live before, and so does a remote whose entry or whose files are not right, for itself alone: the
 * log has an error for each, and a metric the number of them.
 */
export async function liveRegistry(
  { registryFile: file, releasesFolder }: { readonly registryFile: string; readonly releasesFolder: string },
  log: Logger,
  {
    beforeLive = async () => {},
    onChange = () => {},
  }: {
    /** waited for before a change is live, but for the first registry; gets what will be */
    readonly beforeLive?: (releases: readonly Release[]) => Promise<void>
    readonly onChange?: () => void
  } = {},
): Promise<LiveRegistry> {
  let releases: readonly Release[] = []
  let entries: readonly RegistryEntry[] = []
  let trials: readonly Trial[] = []
  let errors = 0
  let seen = ''
  let first = true
  let isRead = false

  const load = async (): Promise<void> => {
    const stats = await stat(file).catch(() => undefined)
    const now = stats === undefined ? 'none' : `${stats.mtimeMs} ${stats.ino} ${stats.size}`
    if (now === seen) return
    seen = now
    try {
      const read = await readLiveReleases(file)
      const wrong = { ...read.errors }
      const right: Release[] = []
      for (const release of read.releases) {
        const damaged = await damagedFiles(releasesFolder, release)
        if (damaged.length === 0) right.push(release)
        else
          wrong[release.descriptor.name] = `its files are not those that were released: ${damaged.join(', ')}`
      }
      const sound: Trial[] = []
      for (const trial of read.trials) {
        const damaged = await damagedFiles(releasesFolder, trial.release)
        if (damaged.length === 0) sound.push(trial)
        else
          wrong[`${trial.release.descriptor.name} on trial`] =
            `its files are not those that were released: ${damaged.join(', ')}`
      }
      const kept = releases.filter(({ descriptor }) => descriptor.name in wrong)
      for (const [remote, reason] of Object.entries(wrong))
        log.error({ remote, reason }, 'a remote is not live as the registry says; what was live of it stays')
      errors = Object.keys(wrong).length
      if (!first) await beforeLive(releasesOf([...right, ...kept], sound))
      isRead ||= stats !== undefined
      releases = [...right, ...kept]
      entries = releases.map(entryOfRelease)
      trials = sound
      log.info(
        {
          live: entries.map(({ name, version }) => `${name} ${version}`),
          trials: trials.map(
            ({ release, share }) => `${release.descriptor.name} ${release.version}: ${share} %`,
          ),
        },
        'registry read',
      )
      if (!first) onChange()
    } catch (error) {
      errors = 1
      log.error({ error: loggedError(error) }, 'the registry cannot be read; what was live stays')
    }
    first = false
  }
  let loading = Promise.resolve()
  const reload = () => {
    loading = loading.then(load)
  }

  await mkdir(path.dirname(file), { recursive: true })
  await load()
  // the folder, as the file is replaced as a whole
  const watcher = watch(path.dirname(file), (_event, name) => {
    if (name === null || name === path.basename(file)) reload()
  })
  watcher.on('error', (error) =>
    log.warn({ error: loggedError(error) }, 'no change events: the registry is polled every two seconds'),
  )
  const timer = setInterval(reload, pollIntervalMs)
  timer.unref()
  return {
    releases: () => releasesOf(releases, trials),
    isRead: () => isRead,
    liveFor: (visitor) => liveFor({ releases, entries }, trials, visitor),
    entries: () => entries,
    errors: () => errors,
    close: () => {
      watcher.close()
      clearInterval(timer)
    },
  }
}

/**
 * Whether a visitor is among the share (in percent) that gets a build. By a hash of the random value that their browser
 * holds, so that they get the same build each time, and others are the first to get the next one.
 */
function inShare(visitor: string, build: string, share: number): boolean {
  const hash = createHash('sha256').update(`${visitor} ${build}`).digest()
  return hash.readUInt32BE(0) / 2 ** 32 < share / 100
}
