import { setTimeout as wait } from 'node:timers/promises'
import type { Task } from 'graphile-worker'
import type pg from 'pg'
import { Counter, Gauge, type Registry } from 'prom-client'
import { pgStatements } from '@lunchpail/kit-database/pg-transaction'
import type { ReadRows } from '@lunchpail/kit-events/shared-connection'
import type { Transaction } from '@lunchpail/kit-database/transaction'
import { enqueue } from './enqueue.ts'

/**
 * Work on what is stored, which a start looks for and no request waits for. It says how many rows each batch had once that is
 * committed; begun again, it goes on with what is left.
 */
export type BackgroundWork = () => AsyncIterable<number>

/** Does it until nothing is left: for work whose batches find by themselves what is next. */
export async function* untilNone(batch: () => Promise<number>): AsyncGenerator<number> {
  for (let rows = await batch(); rows > 0; rows = await batch()) yield rows
}

export type BackgroundWorks = Readonly<Record<string, BackgroundWork>>

/** One after the other, over all instances. */
const queue = 'kit-background'
/** after jobs that a person waits for */
const priority = 10
/** with the waits of the job queue, for days */
const attempts = 25

/** The work begins when the transaction commits, or goes on; where it is under way, it is looked at again after it. */
export const enqueueBackground = (tx: Transaction, name: string): Promise<void> =>
  enqueue(tx, name, {}, { key: `background ${name}`, attempts, queue, priority })

export const startBackground = async (pool: pg.Pool, works: BackgroundWorks = {}): Promise<void> => {
  for (const name of Object.keys(works)) await enqueueBackground(pgStatements(pool), name)
}

/** Metrics of background work, by its name. */
export const backgroundMetrics = (registry: Registry, read: ReadRows, names: readonly string[]) => {
  const rows = new Counter({
    name: 'background_rows_total',
    help: 'Rows that background work has looked at in this instance.',
    labelNames: ['task'] as const,
    registers: [registry],
  })
  for (const task of names) rows.inc({ task }, 0)
  new Gauge({
    name: 'background_unfinished',
    help: '1 where background work waits or is under way in any instance, 0 where all is done.',
    labelNames: ['task'] as const,
    registers: [registry],
    async collect() {
      if (names.length === 0) return
      const found = await read<{ task: string }>(unfinished, [names])
      const tasks = new Set(found?.map(({ task }) => task))
      if (found) for (const task of names) this.set({ task }, Number(tasks.has(task)))
    },
  })
  return { rows }
}
const unfinished = `select distinct task_identifier as task from graphile_worker.jobs where task_identifier = any($1)`

/** Short work is done at once: a person may wait for what comes of it. */
const restsAfterMs = 5_000

/**
 * A job that does the work. Where that is long, it rests after each batch for as long as that took, as people ask for the same
 * processor. An instance that stops leaves what is left to the next.
 */
export const backgroundTask =
  (
    name: string,
    work: BackgroundWork,
    { pool, stopping, onRows }: { pool: pg.Pool; stopping: AbortSignal; onRows: (rows: number) => void },
  ): Task =>
  async () => {
    const since = performance.now()
    let begun = since
    for await (const rows of work()) {
      onRows(rows)
      if (!stopping.aborted && performance.now() - since > restsAfterMs)
        await wait(performance.now() - begun, undefined, { signal: stopping }).catch(() => {})
      if (stopping.aborted) return enqueueBackground(pgStatements(pool), name)
      begun = performance.now()
    }
  }
