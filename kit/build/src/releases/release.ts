import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { editRegistry } from './edit-registry.ts'
import { check, keepAround, liveAround, passGate, ReleaseRefused } from './gate.ts'
import { publishBuild, readArchive, readFiles } from './publish-files.ts'
import { readRelease } from './read-releases.ts'
import {
  liveNote,
  releaseBefore,
  withGood,
  withLive,
  withoutTrial,
  withRelease,
  withTrial,
} from './registry.ts'
import type { Registry, Release, ReleaseNote } from './registry.ts'
import { releaseDescriptor } from './release-descriptor.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { findRemotes } from '../remotes.ts'
import type { BeforeLive } from '../shell-offer.ts'
import type { AuthorizeCall, LiveInstances } from './service-schemas.ts'

interface Author {
  readonly by?: string | undefined
  readonly commit?: string | undefined
}

/** Where releases are kept, who is told of them, and the services that they are checked against. */
export interface ReleaseTarget {
  readonly store: ReleaseStore
  /** addresses of the services by noun */
  readonly services: Readonly<Record<string, string>>
  /** signs what they are asked for; without it no service is asked */
  readonly authorize?: AuthorizeCall | undefined
  /** which instances of them live; without it whichever answers speaks for all */
  readonly instances?: (() => Promise<LiveInstances>) | undefined
  /** who releases, and from which commit; asked where something is published */
  readonly author?: (() => Promise<Author>) | undefined
  /** looks at the pages and slots of a build before it is live; without it that is left out */
  readonly beforeLive?: BeforeLive | undefined
  /** tells the shells that there is something new; those that do not hear it ask by themselves */
  readonly announce?: (() => Promise<void>) | undefined
}

/** The descriptor of a build; undefined where the folder holds no build. */
async function builtRelease(dist: string): Promise<ReleaseDescriptor | undefined> {
  const text = await readFile(path.join(dist, 'release.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : z.parse(releaseDescriptor, JSON.parse(text))
}

const edit = async (
  { store, announce }: Pick<ReleaseTarget, 'store' | 'announce'>,
  change: (state: Registry) => Promise<Registry>,
): Promise<void> => {
  await editRegistry(store, change)
  await announce?.()
}

/** Publishes a build's files. No visitor gets them before the registry names them. */
const publish = async (
  dist: string,
  descriptor: ReleaseDescriptor,
  { store, author }: ReleaseTarget,
  now: Date,
): Promise<Release> => ({
  version: descriptor.version,
  releasedAt: now.toISOString(),
  ...(await author?.()),
  ...(await publishBuild(store, descriptor, await readFiles(dist))),
})

/** Makes one build live for a share of the visitors in percent, if it is compatible with what is live. */
export async function releaseBuild(
  dist: string,
  target: ReleaseTarget,
  now: Date,
  share = 100,
): Promise<ReleaseDescriptor> {
  const built = await builtRelease(dist)
  if (built === undefined) throw new Error(`there is no build in ${dist}`)
  await edit(target, async (state) => {
    if (share < 100) {
      const live = liveNote(state, built.name)
      if (live === undefined)
        throw new ReleaseRefused([`${built.name} is not live yet: release it to everybody`])
      if (live.version === built.version)
        throw new ReleaseRefused([`${built.name} ${built.version} is live already, for everybody`])
    }
    const around = await passGate(state, target, [{ dist, built }])
    const wasOnTrial = state.remotes[built.name]?.trial?.version === built.version
    const released = {
      ...(await publish(dist, built, target, now)),
      ...(wasOnTrial && share === 100 && { good: true }),
    }
    const known = { ...state, ...(await keepAround(target.store, around)) }
    return share < 100 ? withTrial(known, released, share) : withRelease(known, released)
  })
  return built
}

/** Whose builds these are; of what else is live, they leave alone what stays. */
interface AllBuilds {
  /** Services and shell are started from the same tree together with these builds, and match them: nothing is asked. */
  readonly startsTogether?: boolean
  /** whether a microfrontend stays live that is not among them */
  readonly stays: (name: string) => boolean
}

/**
 * Makes every build live that the registry does not know yet, all together. A known build changes nothing, so that what was
 * rolled back stays so.
 */
export async function releaseAllBuilds(
  root: string,
  target: ReleaseTarget,
  now: Date,
  { startsTogether = false, stays }: AllBuilds = { startsTogether: true, stays: () => false },
): Promise<ReleaseDescriptor[]> {
  const names = findRemotes(root)
  const folders = names.map((name) => path.join(root, name, 'dist'))
  const builds = await Promise.all(folders.map(async (dist) => ({ dist, built: await builtRelease(dist) })))
  let released: ReleaseDescriptor[] = []
  await edit(target, async (before) => {
    const left = Object.entries(before.remotes).filter(([name]) => names.includes(name) || stays(name))
    const isGone = left.length < Object.keys(before.remotes).length
    const state = isGone ? { ...before, remotes: Object.fromEntries(left) } : before
    const isNew = ({ name, version }: ReleaseDescriptor) =>
      !state.remotes[name]?.releases.some((known) => known.version === version)
    const fresh = builds.flatMap(({ dist, built }) => (built && isNew(built) ? [{ dist, built }] : []))
    released = fresh.map(({ built }) => built)
    if (released.length === 0) return state
    if (startsTogether)
      await check(target.store, state, released, { services: {}, shells: [], startsTogether })
    const around = startsTogether ? undefined : await passGate(state, target, fresh)
    const releases = await Promise.all(fresh.map(({ dist, built }) => publish(dist, built, target, now)))
    const known = around ? { ...state, ...(await keepAround(target.store, around)) } : state
    return releases.reduce(withRelease, known)
  })
  return released
}

/** Says of what is live of a microfrontend that it works, so that a rollback from what comes next goes there. */
export async function markGood(name: string, target: ReleaseTarget): Promise<ReleaseNote> {
  let marked: ReleaseNote | undefined
  await edit(target, async (state) => {
    marked = liveNote(state, name)
    if (marked === undefined) throw new ReleaseRefused([`${name} is not live`])
    return withGood(state, name)
  })
  return marked!
}

/** Ends a trial that fails, as a rollback would; of several shells that find it failing the first does. Says whether there was one. */
export async function endTrial(
  name: string,
  version: string,
  reason: string,
  target: Pick<ReleaseTarget, 'store' | 'announce'>,
): Promise<boolean> {
  let wasOnTrial = false
  await edit(target, async (state) => {
    const after = withoutTrial(state, name, version, reason)
    wasOnTrial = after !== state
    return after
  })
  return wasOnTrial
}

/** Where a rollback went, and why there: it was asked for, it was live beside a trial, it is good, or it is what was live before. */
export interface RolledBack extends ReleaseNote {
  readonly why: 'named' | 'beside a trial' | 'good' | 'before'
}

/** Goes back to an earlier release: the one named; else from a trial to what is live, else to the last that is good. */
export async function rollBack(
  name: string,
  version: string | undefined,
  target: ReleaseTarget,
): Promise<RolledBack> {
  const { store } = target
  let restored: RolledBack | undefined
  await edit(target, async (state) => {
    const isTrial = version === undefined && state.remotes[name]?.trial !== undefined
    const note = isTrial ? liveNote(state, name) : releaseBefore(state, name, version)
    if (note === undefined)
      throw new ReleaseRefused([
        version === undefined ? `${name} has no earlier release` : `${name} has no release ${version}`,
      ])
    const { descriptor, archive } = await readRelease(store, name, note)
    await readArchive(store, archive)
    // it waits for nobody: those services count that answer
    await check(store, state, [descriptor], await liveAround(state, { ...target, instances: undefined }))
    const found = note.good ? 'good' : 'before'
    restored = { ...note, why: version !== undefined ? 'named' : isTrial ? 'beside a trial' : found }
    return withLive(state, name, note.version)
  })
  return restored!
}
