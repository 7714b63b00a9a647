import * as z from 'zod/mini'
import { hashOf, recordKey, releaseRecord, storeByHash } from './publish-files.ts'
import { liveNote, registryRemote, trialNote } from './registry.ts'
import type { Registry, Release, ReleaseNote } from './registry.ts'
import { remoteName } from './release-descriptor.ts'
import type { ReleaseStore } from './store/release-store.ts'

/** A release of the registry with what it holds; throws where that is gone, or is not what was released. */
export async function readRelease(store: ReleaseStore, name: string, note: ReleaseNote): Promise<Release> {
  const key = recordKey({ name, version: note.version })
  const bytes = await store.read(key)
  if (bytes === undefined) throw new Error(`${key} is gone`)
  if (hashOf(bytes) !== note.record) throw new Error(`${key} is not what was released`)
  const record = z.parse(releaseRecord, JSON.parse(String(bytes)))
  const { descriptor } = record
  if (descriptor.name !== name || descriptor.version !== note.version)
    throw new Error(`${key} is that of ${descriptor.name} ${descriptor.version}`)
  return { ...note, ...record }
}

/** A build that a share of the visitors gets, in percent. */
export interface Trial {
  readonly release: Release
  readonly share: number
}

/** The live releases and the trials beside them, and by remote why it has none. */
export interface LiveReleases {
  readonly releases: readonly Release[]
  readonly trials: readonly Trial[]
  readonly errors: Readonly<Record<string, string>>
}

const remotesAlone = z.object({ remotes: z.record(z.string(), z.unknown()) })
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Reads what is live, each remote by itself: one whose entry is not valid, whose live version it does not list, or whose record
 * is wrong takes no other with it. Throws where the text is no registry at all.
 */
export async function readLiveReleases(store: ReleaseStore, text: string | undefined): Promise<LiveReleases> {
  const releases: Release[] = []
  const trials: Trial[] = []
  const errors = new Map<string, string>()
  const read = async (name: string, value: unknown): Promise<void> => {
    if (!z.safeParse(remoteName, name).success) return void errors.set(name, 'it is no name of a remote')
    const { data, error } = z.safeParse(registryRemote, value)
    const issue = error?.issues[0]
    if (data === undefined)
      return void errors.set(name, `its entry is not valid: ${issue?.path.join('.')} ${issue?.message}`)
    const alone: Registry = { remotes: { [name]: data } }
    const live = liveNote(alone, name)
    if (live === undefined)
      return void errors.set(name, `it lists no version ${data.live}, which it calls live`)
    try {
      releases.push(await readRelease(store, name, live))
    } catch (failure) {
      return void errors.set(name, messageOf(failure))
    }
    const trial = trialNote(alone, name)
    if (data.trial === undefined) return
    if (trial === undefined)
      return void errors.set(`${name} on trial`, `it lists no version ${data.trial.version}`)
    try {
      trials.push({ release: await readRelease(store, name, trial.note), share: trial.share })
    } catch (failure) {
      errors.set(`${name} on trial`, messageOf(failure))
    }
  }
  const remotes = text === undefined ? {} : z.parse(remotesAlone, JSON.parse(text)).remotes
  await Promise.all(Object.entries(remotes).map(([name, value]) => read(name, value)))
  const inOrder = (a: Release, b: Release) => (a.descriptor.name < b.descriptor.name ? -1 : 1)
  return {
    releases: releases.toSorted(inOrder),
    trials: trials.toSorted((a, b) => inOrder(a.release, b.release)),
    errors: Object.fromEntries(errors),
  }
}

/** Every live release of a valid registry, and what those see who get every trial. Throws where one cannot be read. */
export async function readAllLive(
  store: ReleaseStore,
  state: Registry,
): Promise<{ readonly live: readonly Release[]; readonly onTrial: readonly Release[] }> {
  const { releases, trials, errors } = await readLiveReleases(store, JSON.stringify(state))
  const wrong = Object.entries(errors)
  if (wrong.length > 0) throw new Error(wrong.map(([name, why]) => `${name}: ${why}`).join('; '))
  const trialOf = (name: string) => trials.find(({ release }) => release.descriptor.name === name)?.release
  return { live: releases, onTrial: releases.map((one) => trialOf(one.descriptor.name) ?? one) }
}

/** Keeps what is large beside the registry, under the hash of it; returns its name. */
export const keep = (store: ReleaseStore, value: unknown): Promise<string> =>
  storeByHash(store, ['known/', '.json'], JSON.stringify(value))

/** What was kept under a name. */
export async function recall<S extends z.ZodMiniType>(
  store: ReleaseStore,
  key: string | undefined,
  schema: S,
): Promise<z.output<S> | undefined> {
  if (key === undefined) return undefined
  const bytes = await store.read(key)
  return bytes === undefined ? undefined : z.parse(schema, JSON.parse(String(bytes)))
}
