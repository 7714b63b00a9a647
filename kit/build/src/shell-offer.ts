import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { satisfy } from '@module-federation/runtime-core'
import * as z from 'zod/mini'
import type { ReleaseDescriptor } from './release-descriptor.ts'

/** What a build of the shell has for microfrontends. */
export const shellOffer = z.object({
  hostApi: z.number(),
  /** by shared module; no names: those of a CommonJS module are not known before it runs */
  shared: z.record(z.string(), z.object({ version: z.string(), names: z.nullable(z.array(z.string())) })),
})
export type ShellOffer = z.output<typeof shellOffer>

/** A live shell says what it offers again and again; one that has not for so long has ended, or hangs. */
export const offerLeaseMs = 30_000

/** Beside the registry, as every shell and every release knows where that is. */
const folderOf = (registryFile: string): string => path.join(path.dirname(registryFile), 'shells')
const fileOf = (registryFile: string, shell: string): string =>
  path.join(folderOf(registryFile), `${shell}.json`)

/** Says, or says again, what a live shell offers. It is there whole or not at all. */
export async function publishOffer(registryFile: string, shell: string, offer: ShellOffer): Promise<void> {
  await mkdir(folderOf(registryFile), { recursive: true })
  const half = path.join(folderOf(registryFile), `${shell}.new`)
  await writeFile(half, JSON.stringify(offer))
  await rename(half, fileOf(registryFile, shell))
}

export const withdrawOffer = (registryFile: string, shell: string): Promise<void> =>
  rm(fileOf(registryFile, shell), { force: true })

/** The disk's own clock, as that of a machine may be wrong. */
async function diskTime(folder: string): Promise<number> {
  const probe = path.join(folder, `${process.pid}.now`)
  await writeFile(probe, '')
  const { mtimeMs } = await stat(probe)
  await rm(probe, { force: true })
  return mtimeMs
}

/** What the live shells offer, each kind once; what shells have left that did not end properly goes. */
export async function liveOffers(registryFile: string): Promise<ShellOffer[]> {
  const folder = folderOf(registryFile)
  await mkdir(folder, { recursive: true })
  const now = await diskTime(folder)
  const offers = new Map<string, ShellOffer>()
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.json')) continue
    const file = path.join(folder, name)
    const found = await stat(file).catch(() => undefined)
    if (found === undefined) continue
    if (now - found.mtimeMs > offerLeaseMs) await rm(file, { force: true })
    else {
      const text = await readFile(file, 'utf8')
      offers.set(text, z.parse(shellOffer, JSON.parse(text)))
    }
  }
  return [...offers.values()]
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
