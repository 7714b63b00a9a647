import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../state-folder.ts'
import { isSql, ownFaults } from './own-faults.ts'
import type { Fault } from './fault.ts'

interface Position {
  readonly line: number
  readonly column: number
}
interface Mutant {
  readonly mutatorName: string
  readonly replacement: string
  readonly location: { readonly start: Position; readonly end: Position }
}
/** What is used of Stryker's part that thinks faults up. Its package is installed by `npm run mutate`, so that no type is there. */
interface Instrumenter {
  instrument(
    files: readonly { name: string; mutate: true; content: string }[],
    options: object,
  ): Promise<{ readonly mutants: readonly Mutant[] }>
}

const openInstrumenter = async (): Promise<Instrumenter> => {
  const folder = path.join(import.meta.dirname, '../node_modules/@stryker-mutator/instrumenter')
  const module = (await import(path.join(folder, 'dist/src/index.js'))) as {
    Instrumenter: new (log: object) => Instrumenter
  }
  const silent = Object.fromEntries(['debug', 'info', 'isDebugEnabled'].map((name) => [name, () => false]))
  return new module.Instrumenter(silent)
}

const offsetOf = (source: string, { line, column }: Position): number => {
  const lines = source.split('\n').slice(0, line)
  return lines.reduce((offset, text) => offset + text.length + 1, 0) + column
}

/** The files of a place, as globs from the root; those with `!` before them are left out. */
export const filesOf = (globs: readonly string[]): string[] => {
  const out = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  const isOut = (file: string): boolean => out.some((glob) => path.matchesGlob(file, glob))
  const found = globSync(
    globs.filter((glob) => !glob.startsWith('!')),
    { cwd: root },
  )
  return found.filter((file) => !/\.test\.tsx?$/.test(file) && !isOut(file)).toSorted()
}

/** What could be wrong in some files: Stryker's faults and our own. */
export const listFaults = async (files: readonly string[]): Promise<Fault[]> => {
  const instrumenter = await openInstrumenter()
  const options = { plugins: null, ignorers: [], excludedMutations: [], noHeader: true }
  const faults: Fault[] = []
  for (const file of files) {
    const source = readFileSync(path.join(root, file), 'utf8')
    const { mutants } = await instrumenter.instrument(
      [{ name: file, mutate: true, content: source }],
      options,
    )
    for (const { mutatorName, replacement, location } of mutants) {
      const [start, end] = [offsetOf(source, location.start), offsetOf(source, location.end)]
      if (mutatorName === 'StringLiteral' && isSql(source.slice(start, end))) continue
      faults.push({ file, start, end, replacement, kind: mutatorName })
    }
    faults.push(...ownFaults(source, file))
  }
  return faults
}
