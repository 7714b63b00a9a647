import { readFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { releaseDescriptor, releaseEndpoint } from './release-descriptor.ts'
import { shellOffer } from './shell-offer.ts'

/** One released build, with the schemas that compatibility is checked by. */
export const release = z.object({
  version: z.string(),
  /** ISO 8601 */
  releasedAt: z.string(),
  /** by file: its hash as in subresource integrity. Older releases have none. */
  integrity: z.optional(z.record(z.string(), z.string())),
  descriptor: releaseDescriptor,
  /** somebody said that it works, or it became live after a trial: where rollbacks go */
  good: z.optional(z.boolean()),
})

const registryRemote = z.object({
  live: z.string(),
  /** in the order in which they were live last */
  releases: z.array(release),
  /** another build that a share of the visitors gets, in percent */
  trial: z.optional(z.object({ version: z.string(), share: z.int().check(z.gte(1), z.lte(99)) })),
})

/** Which build of each microfrontend is live, and which ones there are. Releasing and rolling back is editing this file. */
export const registry = z.object({
  remotes: z.record(z.string(), registryRemote),
  /** the last known endpoints of each service, for releases while it is down */
  services: z._default(z.record(z.string(), z.array(releaseEndpoint)), {}),
  /** what the shells offered that were live last, for releases while none is */
  shells: z.optional(z.array(shellOffer)),
})
export type Registry = z.output<typeof registry>
export type Release = z.output<typeof release>

const emptyRegistry: Registry = { remotes: {}, services: {} }

export async function readRegistry(file: string): Promise<Registry> {
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return emptyRegistry
    throw error
  }
  return z.parse(registry, JSON.parse(text))
}

export const liveRelease = (state: Registry, name: string): Release | undefined => {
  const remote = state.remotes[name]
  return remote?.releases.find(({ version }) => version === remote.live)
}

/** The live release of each microfrontend. */
export const liveReleases = (state: Registry): Release[] =>
  Object.keys(state.remotes).flatMap((name) => liveRelease(state, name) ?? [])

/** A build that a share of the visitors gets, in percent. */
export interface Trial {
  readonly release: Release
  readonly share: number
}

export const trialOf = (state: Registry, name: string): Trial | undefined => {
  const { releases = [], trial } = state.remotes[name] ?? {}
  const release = releases.find(({ version }) => version === trial?.version)
  return trial && release && { release, share: trial.share }
}

/** What those see who get every trial: the live releases, and trials in place of theirs. */
export const releasesOnTrial = (state: Registry): Release[] =>
  Object.keys(state.remotes).flatMap(
    (name) => trialOf(state, name)?.release ?? liveRelease(state, name) ?? [],
  )

/** The live releases and the trials beside them, and by remote why it has none. */
export interface LiveReleases {
  readonly releases: readonly Release[]
  readonly trials: readonly Trial[]
  readonly errors: Readonly<Record<string, string>>
}

const remotesAlone = z.object({ remotes: z.record(z.string(), z.unknown()) })

/**
 * Reads what is live, each remote by itself: one whose entry is not valid, or whose live version it does not list, takes no
 * other with it. Throws where the file is no registry at all.
 */
export async function readLiveReleases(file: string): Promise<LiveReleases> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return { releases: [], trials: [], errors: {} }
  const releases: Release[] = []
  const trials: Trial[] = []
  const errors = new Map<string, string>()
  for (const [name, value] of Object.entries(z.parse(remotesAlone, JSON.parse(text)).remotes)) {
    const parsed = z.safeParse(registryRemote, value)
    const alone: Registry = { remotes: parsed.data ? { [name]: parsed.data } : {}, services: {} }
    const live = liveRelease(alone, name)
    const issue = parsed.error?.issues[0]
    if (issue) errors.set(name, `its entry is not valid: ${issue.path.join('.')} ${issue.message}`)
    else if (live === undefined)
      errors.set(name, `it lists no version ${parsed.data?.live}, which it calls live`)
    else if (live.descriptor.name !== name || live.descriptor.version !== live.version)
      errors.set(name, `its live version is that of ${live.descriptor.name} ${live.descriptor.version}`)
    else {
      releases.push(live)
      const trial = trialOf(alone, name)
      if (trial) trials.push(trial)
      else if (parsed.data?.trial)
        errors.set(`${name} on trial`, `it lists no version ${parsed.data.trial.version}`)
    }
  }
  return { releases, trials, errors: Object.fromEntries(errors) }
}

/** Files of older releases stay; the registry lists the newest. */
const maxReleases = 20

/** Makes a build live whose files are published already. A rollback returns to what was live until now. */
export function withRelease(state: Registry, released: Release): Registry {
  const { name } = released.descriptor
  const remote = state.remotes[name]
  const before = remote?.releases.filter(({ version }) => version !== released.version) ?? []
  const others = before.toSorted(
    (a, b) => Number(a.version === remote?.live) - Number(b.version === remote?.live),
  )
  return {
    ...state,
    remotes: {
      ...state.remotes,
      [name]: { live: released.version, releases: [...others, released].slice(-maxReleases) },
    },
  }
}

/** Gives a build to a share of the visitors; what is live stays so for the others. */
export function withTrial(state: Registry, released: Release, share: number): Registry {
  const { name } = released.descriptor
  const remote = state.remotes[name]
  if (remote === undefined) return state
  const others = remote.releases.filter(({ version }) => version !== released.version)
  return {
    ...state,
    remotes: {
      ...state.remotes,
      [name]: {
        ...remote,
        releases: [...others, released].slice(-maxReleases),
        trial: { version: released.version, share },
      },
    },
  }
}

/** The release to go back to: the one named, else the last good one before the live one, and of none that is marked the one before it; undefined where there is none. */
export function releaseBefore(state: Registry, name: string, version?: string): Release | undefined {
  const remote = state.remotes[name]
  if (remote === undefined) return undefined
  if (version !== undefined) return remote.releases.find((known) => known.version === version)
  const before = remote.releases.slice(
    0,
    remote.releases.findIndex((known) => known.version === remote.live),
  )
  return before.findLast(({ good }) => good) ?? before.at(-1)
}

/** Makes a known release live without touching their order, and ends a trial. */
export function withLive(state: Registry, name: string, version: string): Registry {
  const remote = state.remotes[name]
  if (remote === undefined) return state
  return { ...state, remotes: { ...state.remotes, [name]: { live: version, releases: remote.releases } } }
}

/** Says of what is live that it works. */
export function withGood(state: Registry, name: string): Registry {
  const remote = state.remotes[name]
  if (remote === undefined) return state
  const releases = remote.releases.map((one) => (one.version === remote.live ? { ...one, good: true } : one))
  return { ...state, remotes: { ...state.remotes, [name]: { ...remote, releases } } }
}
