/** Visitors of a release, and those of them for whom something of it failed. */
export interface ReleaseHealth {
  readonly visitors: number
  readonly failed: number
}

/** Before so many have seen a trial nothing is said of it. */
export const minVisitors = 50
/** fewer are a visitor with an odd browser, and their friends */
const minFailed = 5
/** of a thousand trials that are as good as what is live, about one is ended by chance */
const certainty = 3

const share = ({ visitors, failed }: ReleaseHealth): number => (visitors === 0 ? 0 : failed / visitors)

/** Whether a trial fails for more of its visitors than what is live does for its own, by more than chance explains. */
export function failsMore(trial: ReleaseHealth, live: ReleaseHealth): boolean {
  if (trial.visitors < minVisitors || trial.failed < minFailed) return false
  const more = share(trial) - share(live)
  const visitors = trial.visitors + live.visitors
  const both = (trial.failed + live.failed) / visitors
  // the live release may have had no visitor yet
  const spread = Math.sqrt(both * (1 - both) * (1 / trial.visitors + 1 / Math.max(live.visitors, 1)))
  return live.visitors >= minVisitors ? more > certainty * spread : share(trial) > 0.5
}

const percent = (health: ReleaseHealth): string => `${(100 * share(health)).toFixed(1)} %`

/** Why a trial ended itself, for whoever released it. */
export const endedBecause = (trial: ReleaseHealth, live: ReleaseHealth): string =>
  `ended by itself: failed for ${trial.failed} of ${trial.visitors} visitors (${percent(trial)}), what is live for ${live.failed} of ${live.visitors} (${percent(live)})`
