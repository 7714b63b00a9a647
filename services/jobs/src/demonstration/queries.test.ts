import { listPositions } from '@lunchpail/contracts/jobs/api'
import { beforeAll, expect, it } from 'vitest'
import { shareJobs, type Jobs } from '../../test/jobs-service.ts'
import { otherPostings } from '../../test/queries/other-postings.ts'
import { ownQueries, type TypedQuery } from '../../test/queries/own-queries.ts'
import { readerQueries } from '../../test/queries/reader-queries.ts'
import { loadDemonstration } from './load-demonstration.ts'

const share = 0.95

let jobs: Jobs
beforeAll(async () => {
  jobs = await shareJobs()
  await loadDemonstration(jobs.deps, null)
  await jobs.save(otherPostings())
})

/** The first three jobs, or what there is instead of them. */
async function firstOf(q: string): Promise<string[]> {
  const { status, body } = await jobs.visitor().call(listPositions, { query: { q } })
  if (status !== 200) return [String(status)]
  return body.total === 0 ? ['nothing'] : body.positions.slice(0, 3).map(({ title }) => title)
}

/** The searches without a right job among the first three, each with what is there. */
async function failuresOf(queries: readonly TypedQuery[]): Promise<string[]> {
  const failures: string[] = []
  for (const [q, ...right] of queries) {
    const first = await firstOf(q)
    if (!first.some((title) => right.includes(title))) failures.push(`${q}: ${first.join(' | ')}`)
  }
  return failures
}

it('[BY-08] has a right job among the first three of at least 95 % of the searches', async () => {
  // those of a reader who had not seen it count apart
  for (const queries of [readerQueries, ownQueries]) {
    const failures = await failuresOf(queries)
    expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(queries.length * (1 - share))
  }
})
