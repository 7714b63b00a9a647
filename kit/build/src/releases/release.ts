import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { releaseIncompatibilities } from './release-compatibility.ts'
import type { LiveSite } from './release-compatibility.ts'
import { editRegistry } from './edit-registry.ts'
import { publishBuild, readArchive, readFiles } from './publish-files.ts'
import { keep, readAllLive, readRelease, recall } from './read-releases.ts'
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
import { releaseDescriptor, releaseEndpoint } from './release-descriptor.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import type { ReleaseStore } from './store/release-store.ts'
import { findRemotes } from '../remotes.ts'
import { liveOffers, shellOffer } from '../shell-offer.ts'
import type { BeforeLive, ShellOffer } from '../shell-offer.ts'
import { allServiceSchemas, type AuthorizeCall } from './service-schemas.ts'
import type { EndpointsByNoun } from './service-schemas.ts'

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
  /** who releases, and from which commit; asked where something is published */
  readonly author?: (() => Promise<Author>) | undefined
  /** looks at the pages and slots of a build before it is live; without it that is left out */
  readonly beforeLive?: BeforeLive | undefined
  /** tells the shells that there is something new; those that do not hear it ask by themselves */
  readonly announce?: (() => Promise<void>) | undefined
}

/** What was asked for does not fit what is live; nothing was changed. */
export class ReleaseRefused extends Error {
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super(reasons.map((reason) => `\n  ${reason}`).join(''))
    this.reasons = reasons
  }
}

/** The descriptor of a build; undefined where the folder holds no build. */
async function builtRelease(dist: string): Promise<ReleaseDescriptor | undefined> {
  const text = await readFile(path.join(dist, 'release.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : z.parse(releaseDescriptor, JSON.parse(text))
}

const check = async (
  store: ReleaseStore,
  state: Registry,
  candidates: readonly ReleaseDescriptor[],
  around: Pick<LiveSite, 'services' | 'shells' | 'startsTogether'>,
): Promise<void> => {
  const { live, onTrial } = await readAllLive(store, state)
  // a trial beside it is seen by some of the same visitors
  const reasons = [live, onTrial].flatMap((releases) =>
    releaseIncompatibilities(candidates, {
      ...around,
      live: releases.map(({ descriptor }) => descriptor),
    }),
  )
  if (reasons.length > 0) throw new ReleaseRefused([...new Set(reasons)])
}

/** What the shells offer that are live, or were last. A site that never had any release begins without one. */
async function shellsOf(state: Registry, { store }: ReleaseTarget): Promise<ShellOffer[]> {
  const live = await liveOffers(store)
  const shells = live.length > 0 ? live : ((await recall(store, state.shells, z.array(shellOffer))) ?? [])
  if (shells.length === 0 && Object.keys(state.remotes).length > 0)
    throw new ReleaseRefused(['no shell ever said what it offers: start one of this site first'])
  return shells
}

const knownServices = z.record(z.string(), z.array(releaseEndpoint))

/** What services say now, and of those that are down what they said last. */
const servicesOf = async (
  state: Registry,
  { store }: ReleaseTarget,
  fetched: EndpointsByNoun,
): Promise<EndpointsByNoun> => ({ ...(await recall(store, state.services, knownServices)), ...fetched })

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
  const fetched = await allServiceSchemas(target.services, target.authorize)
  await edit(target, async (state) => {
    const services = await servicesOf(state, target, fetched)
    const shells = await shellsOf(state, target)
    await check(target.store, state, [built], { services, shells })
    if (share < 100) {
      const live = liveNote(state, built.name)
      if (live === undefined)
        throw new ReleaseRefused([`${built.name} is not live yet: release it to everybody`])
      if (live.version === built.version)
        throw new ReleaseRefused([`${built.name} ${built.version} is live already, for everybody`])
    }
    const reasons = (await target.beforeLive?.(built, dist, shells, target.store)) ?? []
    if (reasons.length > 0) throw new ReleaseRefused(reasons)
    const wasOnTrial = state.remotes[built.name]?.trial?.version === built.version
    const released = {
      ...(await publish(dist, built, target, now)),
      ...(wasOnTrial && share === 100 && { good: true }),
    }
    const known = {
      ...state,
      services: await keep(target.store, services),
      shells: await keep(target.store, shells),
    }
    return share < 100 ? withTrial(known, released, share) : withRelease(known, released)
  })
  return built
}

/**
 * Makes every build live that the registry does not know yet, all together. A known build changes nothing, so that
 * what was rolled back stays so; a microfrontend that is gone is no longer live. Services that do not respond are started together with these builds, so they match.
 */
export async function releaseAllBuilds(
  root: string,
  target: ReleaseTarget,
  now: Date,
): Promise<ReleaseDescriptor[]> {
  const names = findRemotes(root)
  const folders = names.map((name) => path.join(root, name, 'dist'))
  const builds = await Promise.all(folders.map(async (dist) => ({ dist, built: await builtRelease(dist) })))
  const fetched = await allServiceSchemas(target.services, target.authorize)
  let released: ReleaseDescriptor[] = []
  await edit(target, async (before) => {
    const there = Object.entries(before.remotes).filter(([name]) => names.includes(name))
    const isGone = there.length < Object.keys(before.remotes).length
    const state = isGone ? { ...before, remotes: Object.fromEntries(there) } : before
    const isNew = ({ name, version }: ReleaseDescriptor) =>
      !state.remotes[name]?.releases.some((known) => known.version === version)
    const fresh = builds.flatMap(({ dist, built }) => (built && isNew(built) ? [{ dist, built }] : []))
    released = fresh.map(({ built }) => built)
    if (released.length === 0) return state
    const services = await servicesOf(state, target, fetched)
    // the shell is started from the same tree, as the services are
    await check(target.store, state, released, { services: fetched, shells: [], startsTogether: true })
    const releases = await Promise.all(fresh.map(({ dist, built }) => publish(dist, built, target, now)))
    return releases.reduce(withRelease, { ...state, services: await keep(target.store, services) })
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
  const fetched = await allServiceSchemas(target.services, target.authorize)
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
    const services = await servicesOf(state, target, fetched)
    await check(store, state, [descriptor], { services, shells: await shellsOf(state, target) })
    const found = note.good ? 'good' : 'before'
    restored = { ...note, why: version !== undefined ? 'named' : isTrial ? 'beside a trial' : found }
    return withLive(state, name, note.version)
  })
  return restored!
}
