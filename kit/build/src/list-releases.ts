import type { Registry } from './registry.ts'

const markOf = ({ live, trial }: Registry['remotes'][string], version: string): string => {
  if (version === live) return 'live'
  return version === trial?.version ? `${trial.share} %` : ''
}

/** The releases of each microfrontend, the newest first: when, by whom and from which commit. */
export function listReleases(state: Registry, only?: string): string[] {
  const rows = Object.entries(state.remotes)
    .filter(([name]) => only === undefined || name === only)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, remote]) =>
      remote.releases
        .toReversed()
        .map(({ version, releasedAt, by = '', commit = '', good }) => [
          name,
          version,
          markOf(remote, version),
          good ? 'good' : '',
          releasedAt,
          commit.replace(/^(\w{12})\w*/, '$1'),
          by,
        ]),
    )
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}
