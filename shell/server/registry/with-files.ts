import type { LiveReleases } from '@lunchpail/kit-build/releases/read-releases'
import type { Release } from '@lunchpail/kit-build/releases/registry'

type Reasons = Readonly<Record<string, string>>

/** Those releases whose files could be brought to this machine, and why the others are not right. */
export async function withFiles(
  { releases, trials, errors }: LiveReleases,
  bring: (release: Release) => Promise<void>,
): Promise<{ readonly sound: Omit<LiveReleases, 'errors'>; readonly reasons: Reasons }> {
  const reasons: Record<string, string> = { ...errors }
  const isSound = async (release: Release, called: string): Promise<boolean> =>
    bring(release).then(
      () => true,
      (error: unknown) => {
        reasons[called] = error instanceof Error ? error.message : String(error)
        return false
      },
    )
  const [soundReleases, soundTrials] = await Promise.all([
    Promise.all(releases.map((release) => isSound(release, release.descriptor.name))),
    Promise.all(trials.map(({ release }) => isSound(release, `${release.descriptor.name} on trial`))),
  ])
  return {
    sound: {
      releases: releases.filter((_, index) => soundReleases[index]),
      trials: trials.filter((_, index) => soundTrials[index]),
    },
    reasons,
  }
}
