import type { Registry, ReleaseNote } from './registry.ts'
import type { RolledBack } from './release.ts'

const markOf = ({ live, trial }: Registry['remotes'][string], version: string): string => {
  if (version === live) return 'live'
  return version === trial?.version ? `${trial.share} %` : ''
}

const shortCommit = (commit = ''): string => commit.replace(/^(\w{12})\w*/, '$1')

/** Of each release its microfrontend, version, whether it is live, whether it is good, when, from which commit and by whom; the newest first. */
export const releaseRows = (state: Registry, only?: string): string[][] =>
  Object.entries(state.remotes)
    .filter(([name]) => only === undefined || name === only)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, remote]) =>
      remote.releases
        .toReversed()
        .map(({ version, releasedAt, by = '', commit, good, ended }) => [
          name,
          version,
          markOf(remote, version),
          good ? 'good' : (ended ?? ''),
          releasedAt,
          shortCommit(commit),
          by,
        ]),
    )

/** The same as lines of a table. */
export function listReleases(state: Registry, only?: string): string[] {
  const rows = releaseRows(state, only)
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  )
}

const origin = ({ releasedAt, by, commit }: ReleaseNote): string =>
  [`released ${releasedAt}`, by && `by ${by}`, commit && `from ${shortCommit(commit)}`]
    .filter(Boolean)
    .join(' ')

const reasons = {
  named: 'as asked for',
  'beside a trial': 'for everybody, without the trial',
  good: 'the last that is marked good',
  before: 'the one before, as none is marked good',
} satisfies Record<RolledBack['why'], string>

/** What a rollback did, as a sentence. */
export const rolledBackTo = (name: string, back: RolledBack): string =>
  `${name} ${back.version} is live again: ${reasons[back.why]}; ${origin(back)}`
