import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Figure } from './measure.ts'

/** A figure as it is kept: by which bench, and what was measured when. */
export interface Recorded extends Figure {
  readonly bench: string
  readonly commit: string
  readonly day: string
}

export const resultsFile = path.join(import.meta.dirname, 'results.json')

export const readResults = (file = resultsFile): Recorded[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded[]) : []

/** The commit that is checked out; it says so where files differ from it, but for the results themselves. */
export const currentCommit = (): string => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).trim()
  const changed = git(
    'status',
    '--porcelain',
    '--untracked-files=no',
    '--',
    ':/',
    `:!${path.basename(resultsFile)}`,
  )
  return git('rev-parse', '--short=8', 'HEAD') + (changed ? ' with changes' : '')
}

/**
 * Replaces the figures of a bench. A run of the whole bench removes those that it gives no more; a run of some of its
 * parts leaves the others.
 */
export function record(
  file: string,
  {
    bench,
    whole,
    figures,
    commit,
    day,
  }: {
    readonly bench: string
    readonly whole: boolean
    readonly figures: readonly Figure[]
    readonly commit: string
    readonly day: string
  },
): void {
  const measured = new Set(figures.map(({ name }) => name))
  const kept = readResults(file).filter((one) => !(one.bench === bench && (whole || measured.has(one.name))))
  const added = figures.map((one): Recorded => ({ bench, ...one, commit, day }))
  const sorted = [...kept, ...added].toSorted((one, other) => one.bench.localeCompare(other.bench))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}
