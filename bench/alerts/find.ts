import pg from 'pg'
import type { PositionState } from '@lunchpail/contracts/jobs/events'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import { findSuitedIds } from '../../services/matches/src/fan-out/find-fitting.ts'
import { threadsUsedMs } from '@lunchpail/kit-local/rig/processes'
import { median, quantile } from '@lunchpail/kit-local/rig/quantile'

/** Milliseconds on a processor of a process of PostgreSQL; where the system has no /proc, by the clock. */
const usedBy = (pid: number): number => {
  const used = threadsUsedMs(pid)
  return Number.isNaN(used) ? performance.now() : used
}

export interface Found {
  readonly p95: number
  readonly conditions: string
}

/** The first ones read what is on disk. */
const warmUp = 10

/** Whom each of some positions suits, one after the other. */
export async function find(url: string, jobs: readonly PositionState[]): Promise<Found> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const pid = Number((await client.query('select pg_backend_pid() as pid')).rows[0].pid)
    const used: number[] = []
    const found: number[] = []
    for (const job of [...jobs.slice(0, warmUp), ...jobs]) {
      const before = usedBy(pid)
      const ids = await findSuitedIds(pgStatements(client), job, { after: null, limit: 1_000_000 })
      used.push(usedBy(pid) - before)
      found.push(ids.length)
    }
    used.splice(0, warmUp)
    found.splice(0, warmUp)
    const p95 = quantile(used, 0.95)
    const average = Math.round(found.reduce((sum, one) => sum + one, 0) / found.length)
    const conditions = `median ${median(used).toFixed(1)}, p95 ${p95.toFixed(1)}, most ${Math.max(...used).toFixed(1)} ms; people ${average} on average, ${quantile(found, 0.95)} (p95)`
    return { p95, conditions }
  } finally {
    await client.end()
  }
}
