import type { Resume } from '../../services/wizard/src/resume/read-resume.ts'
import type { ResumeJob } from '../../services/wizard/src/resume/entries/read-jobs.ts'

/** What is true of a job. */
export interface KnownJob {
  readonly title: string
  /** as good: with the unit or the team that stands behind it */
  readonly longTitle?: string
  readonly company: string
  readonly start: string
  /** null where it goes on */
  readonly end: string | null
}

export interface KnownResume {
  readonly name: string
  readonly jobs: readonly KnownJob[]
}

/** A value that was read, how sure the reader was, and whether it is so. */
export interface Judged {
  readonly confidence: number
  readonly right: boolean
}

export interface Score {
  readonly jobs: number
  /** of its jobs, those that were found: by title, employer or start */
  readonly found: number
  readonly exactCount: boolean
  readonly titles: number
  readonly companies: number
  readonly starts: number
  readonly dates: number
  readonly named: boolean
  readonly judged: readonly Judged[]
}

const plain = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
const hasTitle = (job: ResumeJob, { title, longTitle }: KnownJob): boolean =>
  [title, longTitle].some((one) => one !== undefined && plain(job.title?.value) === plain(one))
const hasCompany = (job: ResumeJob, { company }: KnownJob): boolean =>
  plain(job.company?.value) === plain(company)
const hasStart = (job: ResumeJob, { start }: KnownJob): boolean => job.start?.value === start
const hasDates = (job: ResumeJob, truth: KnownJob): boolean =>
  hasStart(job, truth) && (job.end?.value ?? null) === truth.end

const fields = [
  [(job: ResumeJob) => job.title, hasTitle],
  [(job: ResumeJob) => job.company, hasCompany],
  [(job: ResumeJob) => job.start, hasStart],
] as const

/** Each true job beside the one that was read for it, which no other has; what is left over is wrong. */
export function scoreOf(known: KnownResume, resume: Resume | null): Score {
  const read = resume?.jobs ?? []
  const left = [...read]
  const pairs = known.jobs.map((truth) => {
    const rank = (job: ResumeJob) => fields.filter(([, is]) => is(job, truth)).length
    const best = left.toSorted((a, b) => rank(b) - rank(a))[0]
    if (!best || rank(best) === 0) return null
    left.splice(left.indexOf(best), 1)
    return { truth, job: best }
  })
  const count = (is: (job: ResumeJob, truth: KnownJob) => boolean) =>
    pairs.filter((pair) => pair && is(pair.job, pair.truth)).length
  const judged = [
    ...pairs.flatMap((pair) => (pair ? [[pair.job, pair.truth] as const] : [])),
    ...left.map((job) => [job, null] as const),
  ].flatMap(([job, truth]) =>
    fields.flatMap(([of, is]) => {
      const value = of(job)
      return value ? [{ confidence: value.confidence, right: truth !== null && is(job, truth) }] : []
    }),
  )
  const named = plain(resume?.name?.value) === plain(known.name)
  return {
    jobs: known.jobs.length,
    found: pairs.filter((pair) => pair !== null).length,
    exactCount: read.length === known.jobs.length,
    titles: count(hasTitle),
    companies: count(hasCompany),
    starts: count(hasStart),
    dates: count(hasDates),
    named,
    judged: resume?.name ? [...judged, { confidence: resume.name.confidence, right: named }] : judged,
  }
}

export const sum = (scores: readonly Score[], of: (score: Score) => number): number =>
  scores.reduce((all, score) => all + of(score), 0)

export const isWhole = (score: Score): boolean =>
  score.exactCount && score.named && score.titles + score.companies + score.dates === 3 * score.jobs

/** What was read of a resume that is not read whole, beside what is so. */
export function printErrors(name: string, known: KnownResume, resume: Resume | null): void {
  console.log(`${name}: ${resume?.name?.value} is ${known.name}`)
  for (const job of known.jobs) console.log(`  is   ${job.start} ${job.end} | ${job.title} | ${job.company}`)
  for (const job of resume?.jobs ?? [])
    console.log(
      `  read ${job.start?.value} ${job.end?.value ?? null} | ${job.title?.value} | ${job.company?.value}`,
    )
}
