import type { FileReport, TestReport } from './test-report.ts'

/** With more files than this something is wrong that is no chance. */
export const maxUnstable = 3

/** How files are run once more. */
export interface Again {
  /** a file by itself */
  readonly alone: (file: FileReport) => Promise<TestReport>
  /** a file behind what its worker, or its site, had run before */
  readonly behind: (file: FileReport, before: readonly FileReport[]) => Promise<TestReport>
}

export interface Verdict {
  readonly report: TestReport
  /** what failed at first and passed twice since, with its first failures */
  readonly unstable: readonly FileReport[]
}

const hasFailed = ({ failures }: FileReport): boolean => failures.length > 0
const isLeftOut = (file: FileReport): boolean => !hasFailed(file) && file.notRun > 0

/** What ran before a file in its worker, whose modules it shared. */
const before = ({ files }: TestReport, file: FileReport): FileReport[] =>
  file.worker === undefined
    ? []
    : files
        .slice(0, files.indexOf(file))
        .filter(({ worker, project }) => worker === file.worker && project === file.project)

/** The second run of a file as it counts: what failed there, else whatever the run says of no file. */
const outcome = (report: TestReport, first: FileReport): FileReport => {
  const found = report.files.filter(({ file }) => file === first.file)
  const sum = (pick: (file: FileReport) => number): number =>
    found.reduce((total, file) => total + pick(file), 0)
  const errors = [
    ...report.errors,
    ...(found.length === 0 || sum(({ notRun }) => notRun) > 0 ? ['it did not run again'] : []),
  ]
  return {
    ...first,
    passed: sum(({ passed }) => passed),
    skipped: sum(({ skipped }) => skipped),
    notRun: sum(({ notRun }) => notRun),
    failures: [
      ...found.flatMap(({ failures }) => failures),
      ...errors.map((error) => ({ test: 'when run again', error })),
    ],
  }
}

/**
 * Runs each file that failed, and each with tests that did not run because of it, twice: by itself, and behind the files before
 * it. What passes both times failed by chance, or by what ran beside it.
 *
 * Of eight thousand tests one failed by chance in every second run, hardly ever the same, and a correct change was refused.
 * Retrying a test on the spot, as runners do, would hide one that depends on what ran before it: files share modules, so a file
 * runs behind what its worker had run. The run's last lines name what passes, as a defect to be looked for. Builds, types and
 * set-ups are not repeated.
 */
export const runAgain = async (first: TestReport, again: Again): Promise<Verdict> => {
  const failed = first.files.filter(hasFailed)
  if (failed.length === 0 || failed.length > maxUnstable || first.errors.length > 0)
    return { report: first, unstable: [] }
  const second = new Map<FileReport, FileReport>()
  const hasFailedAgain = (): boolean => [...second.values()].some(hasFailed)
  for (const file of [...failed, ...first.files.filter(isLeftOut)]) {
    // the rest would fail for the same reason, or be run for nothing
    if (isLeftOut(file) && hasFailedAgain()) break
    const behind = outcome(await again.behind(file, before(first, file)), file)
    const alone = hasFailed(behind) ? behind : outcome(await again.alone(file), file)
    second.set(file, alone)
  }
  const files = first.files.map((file) => second.get(file) ?? file)
  return {
    report: { ...first, files },
    unstable: failed.filter((file) => !hasFailed(second.get(file)!)),
  }
}
