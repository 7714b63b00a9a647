import type { ResumeJob } from '../../services/wizard/src/resume/entries/read-jobs.ts'
import type { Person, TrueJob } from './person.ts'

export interface Score {
  readonly jobs: number
  /** of its jobs, those that were found: by title, employer or start */
  readonly found: number
  readonly exactCount: boolean
  readonly titles: number
  readonly companies: number
  readonly dates: number
}

const plain = (text: string | undefined): string =>
  (text ?? '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
const hasTitle = (job: ResumeJob, { title }: TrueJob): boolean => plain(job.title?.value) === plain(title)
const hasCompany = (job: ResumeJob, { company }: TrueJob): boolean =>
  plain(job.company?.value) === plain(company)
const hasStart = (job: ResumeJob, { start }: TrueJob): boolean => job.start?.value === start
const hasDates = (job: ResumeJob, truth: TrueJob): boolean =>
  hasStart(job, truth) && (job.end?.value ?? null) === truth.end

/** Each true job beside the one that was read for it, which no other has. */
export function scoreOf(person: Person, read: readonly ResumeJob[]): Score {
  const left = [...read]
  const pairs = person.jobs.map((truth) => {
    const rank = (job: ResumeJob) => [hasStart, hasTitle, hasCompany].filter((is) => is(job, truth)).length
    const best = left.toSorted((a, b) => rank(b) - rank(a))[0]
    if (!best || rank(best) === 0) return null
    left.splice(left.indexOf(best), 1)
    return { truth, job: best }
  })
  const count = (is: (job: ResumeJob, truth: TrueJob) => boolean) =>
    pairs.filter((pair) => pair && is(pair.job, pair.truth)).length
  return {
    jobs: person.jobs.length,
    found: pairs.filter((pair) => pair !== null).length,
    exactCount: read.length === person.jobs.length,
    titles: count(hasTitle),
    companies: count(hasCompany),
    dates: count(hasDates),
  }
}
