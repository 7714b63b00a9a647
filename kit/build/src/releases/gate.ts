import * as z from 'zod/mini'
import { liveOffers, shellOffer } from '../shell-offer.ts'
import type { ShellOffer } from '../shell-offer.ts'
import { keep, readAllLive, recall } from './read-releases.ts'
import type { Registry } from './registry.ts'
import { releaseIncompatibilities } from './release-compatibility.ts'
import type { LiveSite } from './release-compatibility.ts'
import { releaseEndpoint } from './release-descriptor.ts'
import type { ReleaseDescriptor } from './release-descriptor.ts'
import type { ReleaseTarget } from './release.ts'
import { allServiceSchemas } from './service-schemas.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** What was asked for does not fit what is live; nothing was changed. */
export class ReleaseRefused extends Error {
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super(reasons.map((reason) => `\n  ${reason}`).join(''))
    this.reasons = reasons
  }
}

/** What is live besides microfrontends. */
type LiveAround = Pick<LiveSite, 'services' | 'shells' | 'unheard'>
type Around = LiveAround & Pick<LiveSite, 'startsTogether'>

export const check = async (
  store: ReleaseStore,
  state: Registry,
  candidates: readonly ReleaseDescriptor[],
  around: Around,
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

/** What live shells and services have, and what those that are down said last. */
export async function liveAround(state: Registry, target: ReleaseTarget): Promise<LiveAround> {
  const { store, services, authorize, instances } = target
  const [said, now, shells] = await Promise.all([
    recall(store, state.services, knownServices),
    allServiceSchemas(services, authorize, await instances?.()),
    shellsOf(state, target),
  ])
  return { services: { ...said, ...now.endpoints }, unheard: now.unheard, shells }
}

/** Keeps it for releases while they are down, and says under which names. */
export const keepAround = async (
  store: ReleaseStore,
  { services, shells }: LiveAround,
): Promise<Pick<Registry, 'services' | 'shells'>> => ({
  services: await keep(store, services),
  shells: await keep(store, shells),
})

/**
 * Refuses builds that do not fit what is live, or that fail where they are looked at; resolves to what they fit. To look takes a
 * while, in which a rollout may begin: it is done again until nothing has changed meanwhile.
 */
export async function passGate(
  state: Registry,
  target: ReleaseTarget,
  builds: readonly { readonly dist: string; readonly built: ReleaseDescriptor }[],
): Promise<LiveAround> {
  for (let seen = ''; ;) {
    const around = await liveAround(state, target)
    const text = JSON.stringify(around)
    if (text === seen) return around
    seen = text
    await check(
      target.store,
      state,
      builds.map(({ built }) => built),
      around,
    )
    for (const { dist, built } of builds) {
      const reasons = (await target.beforeLive?.(built, dist, around.shells, target.store)) ?? []
      if (reasons.length > 0) throw new ReleaseRefused(reasons)
    }
  }
}
