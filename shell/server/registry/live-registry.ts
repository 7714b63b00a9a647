import { createHash } from 'node:crypto'
import { bringFiles } from '@lunchpail/kit-build/releases/publish-files'
import { readLiveReleases } from '@lunchpail/kit-build/releases/read-releases'
import type { Trial } from '@lunchpail/kit-build/releases/read-releases'
import { emptyRegistry, registry } from '@lunchpail/kit-build/releases/registry'
import type { Registry, Release } from '@lunchpail/kit-build/releases/registry'
import { newestVersion, registryFolder } from '@lunchpail/kit-build/releases/registry-versions'
import type { RegistryVersion } from '@lunchpail/kit-build/releases/registry-versions'
import type { ReleaseStore } from '@lunchpail/kit-build/releases/store/release-store'
import type { ReleaseDescriptor } from '@lunchpail/kit-build/releases/release-descriptor'
import type { RegistryEntry } from '@lunchpail/kit-web/site-data'
import { loggedError } from '@lunchpail/kit-database/logged-error'
import type { Logger } from 'pino'
import * as z from 'zod/mini'
import { remember, remembered } from './last-registry.ts'
import { withFiles } from './with-files.ts'

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

/** What is live for a visitor. */
export interface Live {
  readonly releases: readonly Release[]
  readonly entries: readonly RegistryEntry[]
}

export interface LiveRegistry {
  /** every release that visitors get, trials among them */
  readonly releases: () => readonly Release[]
  /** what everybody gets who gets no trial */
  readonly entries: () => readonly RegistryEntry[]
  /** what a visitor gets, by the random value of their browser */
  readonly liveFor: (visitor: string | undefined) => Live
  /** all that the registry lists, as it was read last; nothing where that is not valid */
  readonly known: () => Registry
  /** whether a registry has been read, now or before */
  readonly isRead: () => boolean
  /** how many remotes are not live as the registry says; 1 where it cannot be read at all */
  readonly errors: () => number
  /** asks the store whether there is a new one */
  readonly reload: () => void
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

/** How late a shell may be that hears nothing from NATS, or from the file system. */
const pollIntervalMs = 5_000

interface LiveRegistryPlaces {
  readonly store: ReleaseStore
  /** this machine's own copy of the files that are live */
  readonly releasesFolder: string
}

/**
 * What is live, read again whenever there is a new version of the registry, so that a release needs no restart. One that
 * cannot be read leaves what was live before, and so does a remote whose entry, record or files are not right, for itself alone:
 * the log has an error for each, and a metric the number of them. A shell that starts without the store begins with what
 * was live on this machine last.
 */
export async function liveRegistry(
  { store, releasesFolder }: LiveRegistryPlaces,
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
  let known: RegistryVersion = { number: 0, text: undefined }
  let releases: readonly Release[] = []
  let entries: readonly RegistryEntry[] = []
  let trials: readonly Trial[] = []
  let wrong: Readonly<Record<string, string>> = {}
  let unreadable: string | undefined
  let first = true
  let isRead = false

  const show = (live: readonly Release[], onTrial: readonly Trial[]): void => {
    releases = live
    entries = releases.map(entryOfRelease)
    trials = onTrial
    log.info(
      {
        live: entries.map(({ name, version }) => `${name} ${version}`),
        trials: trials.map(
          ({ release, share }) => `${release.descriptor.name} ${release.version}: ${share} %`,
        ),
      },
      'registry read',
    )
  }
  const fail = (error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error)
    // asked every few seconds, said once
    if (reason !== unreadable)
      log.error({ error: loggedError(error) }, 'the registry cannot be read; what was live stays')
    unreadable = reason
  }
  const load = async (): Promise<void> => {
    const next = await newestVersion(store, known)
    const isNew = next.number !== known.number
    if (!isNew && !first && unreadable === undefined && Object.keys(wrong).length === 0) return
    const read = await readLiveReleases(store, next.text)
    isRead ||= next.number > 0
    const { sound, reasons } = await withFiles(read, (release) => bringFiles(store, releasesFolder, release))
    const isSaid = JSON.stringify(reasons) === JSON.stringify(wrong)
    wrong = reasons
    unreadable = undefined
    for (const [remote, reason] of isSaid ? [] : Object.entries(reasons))
      log.error({ remote, reason }, 'a remote is not live as the registry says; what was live of it stays')
    if (!isNew && !first && isSaid) return
    // a shell that has just been started has what was live on its machine
    const before = first ? ((await remembered(releasesFolder))?.releases ?? []) : releases
    const kept = before.filter(({ descriptor }) => descriptor.name in reasons)
    const live = [...sound.releases, ...kept]
    if (!first) await beforeLive(releasesOf(live, sound.trials))
    show(live, sound.trials)
    known = next
    if (next.number > 0) await remember(releasesFolder, { number: next.number, releases, trials })
    if (!first) onChange()
  }
  let loading = Promise.resolve()
  const reload = (): void => {
    loading = loading.then(load).catch(fail)
  }

  try {
    await load()
  } catch (error) {
    fail(error)
    const last = known.number === 0 ? await remembered(releasesFolder) : undefined
    if (last) {
      // its version is read again when the store is back
      known = { number: last.number - 1, text: undefined }
      isRead = true
      show(last.releases, last.trials)
    }
  }
  first = false
  const listed = (): Registry => {
    const text = known.text
    return (text === undefined ? undefined : z.safeParse(registry, JSON.parse(text)).data) ?? emptyRegistry
  }
  const unwatch = store.watch(registryFolder, reload)
  const timer = setInterval(reload, pollIntervalMs)
  timer.unref()
  return {
    releases: () => releasesOf(releases, trials),
    known: listed,
    isRead: () => isRead,
    liveFor: (visitor) => liveFor({ releases, entries }, trials, visitor),
    entries: () => entries,
    errors: () => (unreadable === undefined ? Object.keys(wrong).length : 1),
    reload,
    close: () => {
      unwatch()
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
