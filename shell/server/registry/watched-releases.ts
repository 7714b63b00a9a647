import type { Release } from '@lunchpail/kit-build/releases/registry'
import { failsMore, type ReleaseHealth } from '@lunchpail/kit-build/releases/release-health'
import type { ErrorReport } from '@lunchpail/contracts/shell/reports'
import type { LiveRegistry } from './live-registry.ts'

/** How a release fares, for metrics. */
export interface WatchedRelease extends ReleaseHealth {
  readonly remote: string
  readonly version: string
  readonly trial: boolean
}

/** A trial that fails more than what is live, with how both fared. */
export interface FailingTrial {
  readonly remote: string
  readonly version: string
  readonly trial: ReleaseHealth
  readonly live: ReleaseHealth
}

export interface WatchedReleases {
  /** A page was made for a visitor, with the releases that are theirs. */
  readonly seen: (visitor: string, releases: readonly Release[]) => void
  /** Something of a microfrontend failed for a visitor; `network` is where their browser says so, absent where the server saw it. */
  readonly failed: (visitor: string, remote: string, network?: string) => void
  readonly all: () => readonly WatchedRelease[]
}

/** So many visitors of each release are remembered, those who came last: an old failure says nothing of today. */
const maxVisitors = 5_000
/** So many visitors of one network are believed: whoever makes up visitors and their reports ends no trial alone. */
const maxOfNetwork = 2

interface Count {
  readonly version: string
  readonly trial: boolean
  readonly visitors: Set<string>
  /** with the network from which they said so */
  readonly failed: Map<string, string | undefined>
}

const healthOf = ({ visitors, failed }: Count): ReleaseHealth => ({
  visitors: visitors.size,
  failed: failed.size,
})

/**
 * Counts for how many visitors each release failed, and says once of a trial that it fails for more than what is live, or again
 * where that did not end it. Both are counted from the same moment. A visitor counts once, and only who was given the release.
 */
export function watchedReleases(
  registry: Pick<LiveRegistry, 'entries' | 'releases'>,
  /** resolves to whether that is settled */
  onFailing: (failing: FailingTrial) => Promise<boolean>,
): WatchedReleases {
  const counts = new Map<string, Map<string, Count>>()
  const reported = new WeakSet<Count>()

  /** The counts of a microfrontend's releases that are live now; all begin anew with another of them. */
  const countsOf = (remote: string): Map<string, Count> => {
    const live = registry.entries().find(({ name }) => name === remote)?.version
    const versions = registry
      .releases()
      .filter(({ descriptor }) => descriptor.name === remote)
      .map(({ version }) => version)
    const known = counts.get(remote)
    const isSame = known?.size === versions.length && versions.every((one) => known.has(one))
    if (known && isSame) return known
    const fresh = new Map(
      versions.map((version) => [
        version,
        {
          version,
          trial: version !== live,
          visitors: new Set<string>(),
          failed: new Map<string, string | undefined>(),
        },
      ]),
    )
    counts.set(remote, fresh)
    return fresh
  }

  const judge = (remote: string): void => {
    const all = [...countsOf(remote).values()]
    const [trial, live] = [all.find((one) => one.trial), all.find((one) => !one.trial)]
    if (trial === undefined || live === undefined) return
    if (reported.has(trial) || !failsMore(healthOf(trial), healthOf(live))) return
    reported.add(trial)
    const failing = { remote, version: trial.version, trial: healthOf(trial), live: healthOf(live) }
    void onFailing(failing).then((isSettled) => isSettled || reported.delete(trial))
  }

  const addVisitor = ({ visitors, failed }: Count, visitor: string): void => {
    visitors.add(visitor)
    const [oldest = visitor] = visitors
    if (visitors.size <= maxVisitors) return
    visitors.delete(oldest)
    failed.delete(oldest)
  }
  const addFailed = ({ failed }: Count, visitor: string, network: string | undefined): void => {
    if (failed.has(visitor)) return
    const ofNetwork = network === undefined ? [] : [...failed.values()].filter((one) => one === network)
    if (ofNetwork.length < maxOfNetwork) failed.set(visitor, network)
  }

  return {
    seen: (visitor, releases) => {
      for (const { version, descriptor } of releases) {
        const count = countsOf(descriptor.name).get(version)
        if (count) addVisitor(count, visitor)
      }
    },
    failed: (visitor, remote, network) => {
      const theirs = [...countsOf(remote).values()].filter(({ visitors }) => visitors.has(visitor))
      // of two only who was moved from one to the other has seen both
      for (const count of theirs.slice(-1)) addFailed(count, visitor, network)
      judge(remote)
    },
    all: () =>
      [...new Set(registry.releases().map(({ descriptor }) => descriptor.name))].flatMap((remote) =>
        [...countsOf(remote).values()].map((count) => ({
          remote,
          version: count.version,
          trial: count.trial,
          ...healthOf(count),
        })),
      ),
  }
}

/** Which microfrontend a browser's report is about: by the file in which it failed, else by the part of the site. */
export function remoteOfReport({ at, where }: ErrorReport): string | undefined {
  const [, ofFile] = /^\/remotes\/(mf-[a-z]+)\//.exec(at ?? '') ?? []
  const [, named] = /^(?:remote|preload) (mf-[a-z]+)$/.exec(where) ?? []
  const [, noun] = /^slot ([a-z]+)\./.exec(where) ?? []
  return ofFile ?? named ?? (noun && `mf-${noun}`)
}
