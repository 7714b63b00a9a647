import { globSync } from 'node:fs'
import path from 'node:path'
import type { BackEnd } from '@lunchpail/kit-local/rig/back-end'
import type { Figure } from './measure.ts'

export interface BenchRun {
  /** the variables of a PostgreSQL and its databases, one for the whole run, and of a NATS of this bench, which start as they are asked for */
  readonly servers: () => Promise<NodeJS.ProcessEnv>
  /** every service on one machine: at full size a new one, at their smallest size one for all benches */
  readonly withBackEnd: <T>(measure: (site: BackEnd) => Promise<T>) => Promise<T>
  /** what is measured of all that the bench has; none: all */
  readonly parts: readonly string[]
}

/** What `bench` of a file `NAME.bench.ts` is. */
export interface Bench<Size> {
  /** what is recorded */
  readonly full: Size
  /** a few seconds of the same, by which a test sees that the bench still works */
  readonly smallest: Size
  readonly measure: (size: Size, run: BenchRun) => Promise<Figure[]>
}

/** Infers the size that both have. */
export const defineBench = <Size>(bench: Bench<Size>): Bench<Size> => bench

const suffix = '.bench.ts'
const files = new Map(
  globSync(`**/*${suffix}`, { cwd: import.meta.dirname, exclude: (name) => name === 'node_modules' })
    .map((file) => [path.basename(file, suffix), file] as const)
    .toSorted(([one], [other]) => one.localeCompare(other)),
)

/** The names of all benches: nothing lists them, they are found on disk. */
export const benchNames: readonly string[] = [...files.keys()]

export const loadBench = async (name: string): Promise<Bench<unknown>> =>
  ((await import(path.join(import.meta.dirname, files.get(name)!))) as { readonly bench: Bench<unknown> })
    .bench
