import { readFileSync, writeFileSync } from 'node:fs'

interface Position {
  readonly line: number
  readonly column: number
}
interface Fault {
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: Position; readonly end: Position }
  readonly status: string
}
/** What Stryker writes as JSON, as far as it is read here. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Fault[] }>>
}
interface Count {
  readonly file: string
  readonly faults: number
  readonly noticed: number
  /** those of them that no test failed for: a test did not end, which a busy machine can look like */
  readonly timedOut: number
}

// One with which a file of tests cannot even begin is noticed too.
const isNoticed = ({ status }: Fault): boolean => ['Killed', 'Timeout', 'RuntimeError'].includes(status)
const isUnnoticed = ({ status }: Fault): boolean => ['Survived', 'NoCoverage'].includes(status)

export const readReport = (file: string): Report => JSON.parse(readFileSync(file, 'utf8')) as Report
export const writeReport = (file: string, report: Report): void => writeFileSync(file, JSON.stringify(report))

const key = (file: string, { mutatorName, replacement, location }: Fault): string =>
  JSON.stringify([file, mutatorName, replacement, location])

/** A report, with what further tests said of the faults that were unnoticed in it. */
export const withFurther = (report: Report, further: Report): Report => {
  const said = new Map(
    Object.entries(further.files).flatMap(([file, { mutants }]) =>
      mutants.map((fault) => [key(file, fault), fault.status] as const),
    ),
  )
  const files = Object.entries(report.files).map(([file, { mutants, ...rest }]) => {
    const heard = mutants.map((fault) =>
      isUnnoticed(fault) ? { ...fault, status: said.get(key(file, fault)) ?? fault.status } : fault,
    )
    return [file, { ...rest, mutants: heard }] as const
  })
  return { ...report, files: Object.fromEntries(files) }
}

/** The faults that no test noticed, as places for Stryker: `file:line:column-line:column`. */
export const unnoticedPlaces = ({ files }: Report): string[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(isUnnoticed)
      .map(
        ({ location: { start, end } }) =>
          `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`,
      ),
  )

/** How many faults each file had, and how many of them were noticed, or ended by the time limit alone. */
export const countFaults = ({ files }: Report): Count[] =>
  Object.entries(files).map(([file, { mutants }]) => {
    const noticed = mutants.filter(isNoticed).length
    const timedOut = mutants.filter(({ status }) => status === 'Timeout').length
    return { file, noticed, timedOut, faults: noticed + mutants.filter(isUnnoticed).length }
  })

/** The faults that no test noticed, a line for each. */
export const unnoticedLines = ({ files }: Report): string[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants.filter(isUnnoticed).map(({ location, mutatorName, replacement = '' }) => {
      const text = replacement.replaceAll(/\s+/g, ' ').slice(0, 100)
      return `${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${text}`
    }),
  )
