import type { ResumeJob } from './read-jobs.ts'

const plain = (text: string | undefined): string => (text ?? '').toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')

/** Whether two entries are of one job: the same but for duties, which one of them may lack. */
const isSame = (one: ResumeJob, other: ResumeJob): boolean => {
  const fields = ['title', 'company', 'start', 'end'] as const
  const [first, second] = [plain(one.duties?.value), plain(other.duties?.value)]
  return (
    one.title !== null &&
    one.company !== null &&
    one.current === other.current &&
    fields.every((field) => plain(one[field]?.value) === plain(other[field]?.value)) &&
    (first === '' || second === '' || first === second)
  )
}

/** Jobs that a resume tells twice, in a summary or on a page that was pasted again, each once: where it says most of it. */
export function onceEach(jobs: readonly ResumeJob[]): ResumeJob[] {
  const kept: ResumeJob[] = []
  for (const job of jobs) {
    const at = kept.findIndex((one) => isSame(one, job))
    if (at < 0) kept.push(job)
    else if (kept[at]!.duties === null) kept[at] = job
  }
  return kept
}
