import { satisfy } from '@module-federation/runtime-core'
import * as z from 'zod/mini'
import type { ReleaseDescriptor } from './releases/release-descriptor.ts'
import type { ReleaseStore } from './releases/store/release-store.ts'

/** What a build of the shell has for microfrontends. */
export const shellOffer = z.object({
  hostApi: z.number(),
  /** by shared module; no names: those of a CommonJS module are not known before it runs */
  shared: z.record(z.string(), z.object({ version: z.string(), names: z.nullable(z.array(z.string())) })),
  /** the object in the store by which it renders pages, and its hash */
  renderer: z.optional(z.object({ key: z.string(), integrity: z.string() })),
  /** its files for browsers: an archive in the store, and which of them a page names */
  build: z.optional(
    z.object({
      archive: z.object({ key: z.string(), integrity: z.string() }),
      manifest: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type ShellOffer = z.output<typeof shellOffer>

/** Why a build must not be live, on the shells that are. */
export type BeforeLive = (
  built: ReleaseDescriptor,
  dist: string,
  shells: readonly ShellOffer[],
  store: ReleaseStore,
) => Promise<string[]>

/** A live shell says what it offers again and again; one that has not for so long has ended, or hangs. */
export const offerLeaseMs = 30_000

/** Beside the registry, as every shell and every release knows where that is. */
const offers = 'shells/live/'
const keyOf = (shell: string): string => `${offers}${shell}.json`

/** Says, or says again, what a live shell offers. It is there whole or not at all. */
export const publishOffer = (store: ReleaseStore, shell: string, offer: ShellOffer): Promise<void> =>
  store.replace(keyOf(shell), JSON.stringify(offer))

export const withdrawOffer = (store: ReleaseStore, shell: string): Promise<void> => store.remove(keyOf(shell))

/** What the live shells offer, each kind once; what shells have left that did not end properly goes. */
export async function liveOffers(store: ReleaseStore): Promise<ShellOffer[]> {
  const found = new Map<string, ShellOffer>()
  for (const { key, ageMs } of await store.list(offers)) {
    if (ageMs > offerLeaseMs) await store.remove(key)
    else {
      const text = String((await store.read(key)) ?? '')
      // one that ended meanwhile
      if (text !== '') found.set(text, z.parse(shellOffer, JSON.parse(text)))
    }
  }
  return [...found.values()]
}

/** Why a microfrontend does not run on a shell. */
export function offerIncompatibilities(
  { name, hostApi, sharedUsed = {} }: ReleaseDescriptor,
  offer: ShellOffer,
): string[] {
  const reasons = Object.entries(sharedUsed).flatMap(([module, { range, names }]) => {
    const offered = offer.shared[module]
    if (offered === undefined) return [`a live shell has no ${module}`]
    if (!satisfy(offered.version, range))
      return [`a live shell has ${module} ${offered.version}, which is not ${range}`]
    const missing = names.filter((one) => offered.names !== null && !offered.names.includes(one))
    return missing.map((one) => `a live shell's ${module} has no ${one}`)
  })
  const ofHost =
    hostApi === offer.hostApi ? [] : [`it is made for host API ${hostApi}, a live shell has ${offer.hostApi}`]
  return [...ofHost, ...reasons].map((reason) => `${name}: ${reason}`)
}
