import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../state-folder.ts'
import type { StageProgress } from './test-report.ts'

/** What one command of a run has printed. */
export interface Log {
  readonly name: string
  readonly file: string
}

export const logFile = path.join(root, 'test-results/test.log')

/** Puts the logs of a run into one file, where the next one to look finds it. */
export const keepLog = (logs: readonly Log[], target = logFile): void => {
  const written = logs.filter(({ file }) => existsSync(file))
  if (written.length === 0) return
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(
    target,
    written.map(({ name, file }) => `── ${name}\n${readFileSync(file, 'utf8')}`).join('\n'),
  )
}

/** Prints a line at each quarter of a stage. */
export const quarters = (stage: string, print: (line: string) => void) => {
  let printed = 0
  const start = performance.now()
  return ({ done, total }: StageProgress): void => {
    const quarter = Math.floor((4 * done) / total)
    if (quarter <= printed) return
    printed = quarter
    const seconds = ((performance.now() - start) / 1000).toFixed(0)
    print(`    ${stage.padEnd(24)} ${String(25 * quarter).padStart(7)} %  ${seconds} s`)
  }
}
