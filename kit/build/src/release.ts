import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { releaseIncompatibilities } from './release-compatibility.ts'
import type { LiveSite } from './release-compatibility.ts'
import { editRegistry } from './edit-registry.ts'
import { damagedFiles, integrityOf, isPublished, publishFiles } from './publish-files.ts'
import {
  liveRelease,
  liveReleases,
  releaseBefore,
  releasesOnTrial,
  withGood,
  withLive,
  withRelease,
  withTrial,
} from './registry.ts'
import type { Registry, Release } from './registry.ts'
import { releaseDescriptor } from './release-descriptor.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import { findRemotes } from './remotes.ts'
import { liveOffers } from './shell-offer.ts'
import type { ShellOffer } from './shell-offer.ts'
import { allServiceSchemas, type AuthorizeCall } from './service-schemas.ts'
import type { EndpointsByNoun } from './service-schemas.ts'

/** Where releases are kept, and the services that they are checked against. */
export interface ReleaseTarget {
  readonly registryFile: string
  readonly releasesFolder: string
  /** addresses of the services by noun */
  readonly services: Readonly<Record<string, string>>
  /** signs what they are asked for; without it no service is asked */
  readonly authorize?: AuthorizeCall | undefined
}

/** A release that is incompatible with what is live; nothing was changed. */
export class ReleaseRefused extends Error {
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super(`Not released:\n${reasons.map((reason) => `  ${reason}`).join('\n')}`)
    this.reasons = reasons
  }
}

/** The descriptor of a build; undefined where the folder holds no build. */
async function builtRelease(dist: string): Promise<ReleaseDescriptor | undefined> {
  const text = await readFile(path.join(dist, 'release.json'), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : z.parse(releaseDescriptor, JSON.parse(text))
}

const check = (
  state: Registry,
  candidates: readonly ReleaseDescriptor[],
  around: Pick<LiveSite, 'services' | 'shells' | 'startsTogether'>,
): void => {
  // a trial beside it is seen by some of the same visitors
  const reasons = [liveReleases(state), releasesOnTrial(state)].flatMap((releases) =>
    releaseIncompatibilities(candidates, {
      ...around,
      live: releases.map(({ descriptor }) => descriptor),
    }),
  )
  if (reasons.length > 0) throw new ReleaseRefused([...new Set(reasons)])
}

/** What the shells offer that are live, or were last. A site that never had any release begins without one. */
async function shellsOf(state: Registry, { registryFile }: ReleaseTarget): Promise<ShellOffer[]> {
  const live = await liveOffers(registryFile)
  const shells = live.length > 0 ? live : (state.shells ?? [])
  if (shells.length === 0 && Object.keys(state.remotes).length > 0)
    throw new ReleaseRefused(['no shell ever said what it offers: start one of this site first'])
  return shells
}

/** A build whose files are published, as the registry lists it. */
const releaseOf = async (
  descriptor: ReleaseDescriptor,
  { releasesFolder }: ReleaseTarget,
  now: Date,
): Promise<Release> => ({
  version: descriptor.version,
  releasedAt: now.toISOString(),
  integrity: await integrityOf(releasesFolder, descriptor),
  descriptor,
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
  await editRegistry(target.registryFile, async (state) => {
    // a service that is down counts by its last known schemas
    const services: EndpointsByNoun = { ...state.services, ...fetched }
    const shells = await shellsOf(state, target)
    check(state, [built], { services, shells })
    if (share < 100) {
      const live = liveRelease(state, built.name)
      if (live === undefined)
        throw new ReleaseRefused([`${built.name} is not live yet: release it to everybody`])
      if (live.version === built.version)
        throw new ReleaseRefused([`${built.name} ${built.version} is live already, for everybody`])
    }
    await publishFiles(dist, target.releasesFolder, built)
    const wasOnTrial = state.remotes[built.name]?.trial?.version === built.version
    const released = {
      ...(await releaseOf(built, target, now)),
      ...(wasOnTrial && share === 100 && { good: true }),
    }
    const known = { ...state, services, shells }
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
  const services = await allServiceSchemas(target.services, target.authorize)
  const released: ReleaseDescriptor[] = []
  await editRegistry(target.registryFile, async (before) => {
    const there = Object.entries(before.remotes).filter(([name]) => names.includes(name))
    const isGone = there.length < Object.keys(before.remotes).length
    const state = isGone ? { ...before, remotes: Object.fromEntries(there) } : before
    const known = (built: ReleaseDescriptor) =>
      state.remotes[built.name]?.releases.some(({ version }) => version === built.version) ?? false
    for (const { dist, built } of builds) {
      if (built === undefined) continue
      await publishFiles(dist, target.releasesFolder, built)
      if (!known(built)) released.push(built)
    }
    if (released.length === 0) return state
    // the shell is started from the same tree, as the services are
    check(state, released, { services, shells: [], startsTogether: true })
    const fresh = await Promise.all(released.map((built) => releaseOf(built, target, now)))
    return fresh.reduce(withRelease, { ...state, services: { ...state.services, ...services } })
  })
  return released
}

/** Says of what is live of a microfrontend that it works, so that a rollback from what comes next goes there. */
export async function markGood(name: string, { registryFile }: ReleaseTarget): Promise<Release> {
  let marked: Release | undefined
  await editRegistry(registryFile, (state) => {
    marked = liveRelease(state, name)
    if (marked === undefined) throw new ReleaseRefused([`${name} is not live`])
    return withGood(state, name)
  })
  return marked!
}

/** Goes back to an earlier release: the one named; else from a trial to what is live, else to what was live before. */
export async function rollBack(
  name: string,
  version: string | undefined,
  target: ReleaseTarget,
): Promise<ReleaseDescriptor> {
  const fetched = await allServiceSchemas(target.services, target.authorize)
  let restored: ReleaseDescriptor | undefined
  await editRegistry(target.registryFile, async (state) => {
    const isTrial = version === undefined && state.remotes[name]?.trial !== undefined
    const release = isTrial ? liveRelease(state, name) : releaseBefore(state, name, version)
    if (release === undefined)
      throw new ReleaseRefused([
        version === undefined ? `${name} has no earlier release` : `${name} has no release ${version}`,
      ])
    if (!(await isPublished(target.releasesFolder, release.descriptor)))
      throw new ReleaseRefused([`the files of ${name} ${release.version} are gone`])
    const damaged = await damagedFiles(target.releasesFolder, release)
    if (damaged.length > 0)
      throw new ReleaseRefused([`files of ${name} ${release.version} were changed: ${damaged.join(', ')}`])
    const services = { ...state.services, ...fetched }
    check(state, [release.descriptor], { services, shells: await shellsOf(state, target) })
    restored = release.descriptor
    return withLive(state, name, release.version)
  })
  return restored!
}
