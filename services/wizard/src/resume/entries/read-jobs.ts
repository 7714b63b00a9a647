import type { Line } from '../text/line.ts'
import { markLines } from './anchors.ts'
import { jobBlocks } from './job-blocks.ts'
import { nameJobs, namedJob } from './job-fields.ts'
import { read, type Read } from './read.ts'

export interface ResumeJob {
  readonly title: Read<string> | null
  readonly company: Read<string> | null
  readonly city: Read<string> | null
  readonly state: Read<string> | null
  readonly start: Read<string> | null
  /** null where the job goes on, or where no end is told */
  readonly end: Read<string> | null
  readonly current: boolean
  readonly duties: Read<string> | null
  readonly confidence: number
}

/** The employer has the first line, and the title one below it. */
const isAbove = (company: Line, title: Line | undefined, head: readonly Line[]): boolean =>
  company === head[0] && title !== undefined && title !== company

const maxDuties = 2000

/** The jobs of the lines of an experience section, in the resume's order. */
export function readJobs(lines: readonly Line[]): ResumeJob[] {
  const named = jobBlocks(markLines(lines)).map(namedJob)
  const namings = nameJobs(named)
  const jobs: ResumeJob[] = []
  let shared = -1
  named.forEach(({ block, place }, index) => {
    const { title, company, sure } = namings[index]!
    const { dates, line } = block.anchor
    // Several roles under one employer: its name stands above the first only.
    if (company)
      shared = isAbove(
        company.line,
        title?.line,
        block.head.map((one) => one.line),
      )
        ? jobs.length
        : -1
    const inherited = !company && title && shared >= 0 ? jobs[shared]!.company : null
    const dateSure = !dates ? 0 : dates.range ? (dates.exact ? 0.98 : 0.7) : 0.5
    const placeLine = block.head[0]?.line ?? line
    const duties = block.body
      .map(({ line: { text, bullet } }) => (bullet ? `• ${text}` : text))
      .join('\n')
      .slice(0, maxDuties)
    jobs.push({
      title: title && read(title.text, sure, title.line),
      company: company
        ? read(company.text, sure, company.line)
        : inherited && { ...inherited, confidence: 0.5 },
      city: place && place.city !== '' ? read(place.city, 0.9, placeLine) : null,
      state: place && place.state !== '' ? read(place.state, 0.9, placeLine) : null,
      start: dates?.start ? read(dates.start, dateSure, line) : null,
      end: dates?.end ? read(dates.end, dateSure, line) : null,
      current: dates?.current ?? false,
      duties: duties === '' ? null : read(duties, 0.8, block.body[0]!.line),
      confidence:
        Math.round(
          Math.min(title || inherited ? 1 : 0.5, company || inherited ? 1 : 0.5) *
            Math.min(sure, Math.max(dateSure, 0.3)) *
            100,
        ) / 100,
    })
  })
  return jobs.filter(({ title, company }) => title !== null || company !== null)
}
