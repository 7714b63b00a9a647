import * as z from 'zod/mini'
import type { ReleaseRecord } from './publish-files.ts'
import { remoteName, version } from './release-descriptor.ts'

/** One release in the registry. What it holds is in the store under its name and version. */
const releaseNote = z.object({
  version,
  /** ISO 8601, by the clock of whoever released: for people, nothing is ordered by it */
  releasedAt: z.string(),
  /** who released it, and from which commit */
  by: z.optional(z.string()),
  commit: z.optional(z.string()),
  /** hash of its record, as in subresource integrity: another one in its place is not taken for it */
  record: z.string(),
  /** an operator said that it works, or it became live after a trial: where rollbacks go */
  good: z.optional(z.boolean()),
  /** why its trial ended by itself */
  ended: z.optional(z.string()),
})
export type ReleaseNote = z.output<typeof releaseNote>

/** A release with what it holds. */
export interface Release extends Omit<ReleaseNote, 'record'>, ReleaseRecord {
  /** absent for what is no release of the registry */
  readonly record?: string | undefined
}

export const registryRemote = z.object({
  live: z.string(),
  /** in the order in which they were live last */
  releases: z.array(releaseNote),
  /** another build that a share of the visitors gets, in percent */
  trial: z.optional(z.object({ version: z.string(), share: z.int().check(z.gte(1), z.lte(99)) })),
})

/** Which build of each microfrontend is live, and which ones there are. Releasing and rolling back is adding a version of this. */
export const registry = z.object({
  remotes: z.record(remoteName, registryRemote),
  /** under which name the store holds the last known endpoints of each service, for releases while it is down */
  services: z.optional(z.string()),
  /** the same of what the shells offered that were live last, for releases while none is */
  shells: z.optional(z.string()),
})
export type Registry = z.output<typeof registry>

export const emptyRegistry: Registry = { remotes: {} }

export const liveNote = (state: Registry, name: string): ReleaseNote | undefined => {
  const remote = state.remotes[name]
  return remote?.releases.find(({ version }) => version === remote.live)
}

/** A build that a share of the visitors gets, in percent. */
export interface TrialNote {
  readonly note: ReleaseNote
  readonly share: number
}

export const trialNote = (state: Registry, name: string): TrialNote | undefined => {
  const { releases = [], trial } = state.remotes[name] ?? {}
  const note = releases.find(({ version }) => version === trial?.version)
  return trial && note && { note, share: trial.share }
}

/** Files of older releases stay; the registry lists the newest. */
const maxReleases = 20

/** What was said to work before still does, released again; why its trial ended is forgotten. */
const noteOf = (
  { version, releasedAt, by, commit, record, good }: Release,
  known: readonly ReleaseNote[] = [],
): ReleaseNote => {
  if (record === undefined) throw new Error(`${version} is not in the store`)
  const before = known.find((one) => one.version === version)
  return { version, releasedAt, by, commit, record, good: good ?? before?.good }
}

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
      [name]: {
        live: released.version,
        releases: [...others, noteOf(released, remote?.releases)].slice(-maxReleases),
      },
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
        releases: [...others, noteOf(released, remote.releases)].slice(-maxReleases),
        trial: { version: released.version, share },
      },
    },
  }
}

/** The release to go back to: the one named, else the last good one before the live one, and of none that is marked the one before it; undefined where there is none. */
export function releaseBefore(state: Registry, name: string, version?: string): ReleaseNote | undefined {
  const remote = state.remotes[name]
  if (remote === undefined) return undefined
  if (version !== undefined) return remote.releases.find((known) => known.version === version)
  const before = remote.releases.slice(
    0,
    remote.releases.findIndex((known) => known.version === remote.live),
  )
  // what ended itself on trial is no place to go back to
  return before.findLast(({ good }) => good) ?? before.findLast(({ ended }) => ended === undefined)
}

/** Makes a known release live without touching their order, and ends a trial. */
export function withLive(state: Registry, name: string, version: string): Registry {
  const remote = state.remotes[name]
  if (remote === undefined) return state
  return { ...state, remotes: { ...state.remotes, [name]: { live: version, releases: remote.releases } } }
}

/** Ends a trial, with the reason at the release; what is live stays so. Another trial, or none, is left as it is. */
export function withoutTrial(state: Registry, name: string, version: string, ended: string): Registry {
  const remote = state.remotes[name]
  if (remote?.trial?.version !== version) return state
  const releases = remote.releases.map((one) => (one.version === version ? { ...one, ended } : one))
  return { ...state, remotes: { ...state.remotes, [name]: { live: remote.live, releases } } }
}

/** Says of what is live that it works. */
export function withGood(state: Registry, name: string): Registry {
  const remote = state.remotes[name]
  if (remote === undefined) return state
  const releases = remote.releases.map((one) => (one.version === remote.live ? { ...one, good: true } : one))
  return { ...state, remotes: { ...state.remotes, [name]: { ...remote, releases } } }
}
