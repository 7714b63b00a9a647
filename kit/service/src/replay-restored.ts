import type pg from 'pg'
import type { NatsClient } from '@lunchpail/kit-events/nats'
import { replay, type Replayed } from '@lunchpail/kit-events/replay'
import { leaderLock } from '@lunchpail/kit-events/relay'
import { inSilence } from '@lunchpail/kit-events/silence'
import { doDueJobs } from './due-jobs.ts'
import type { OpenService } from './open-service.ts'

/** What a replay did. */
interface ReplayedService {
  readonly events: Replayed
  /** rows of what the database believed it had yet to do */
  readonly settled: number
  readonly jobs: Awaited<ReturnType<typeof doDueJobs>>
}

/**
 * Makes a database that was restored to an earlier moment whole, before its service is started: handles the events of the time
 * that it lost, then does the jobs that were due in it, all in silence (docs/decisions/195).
 */
export const replayRestored = async (
  service: OpenService,
  nats: NatsClient,
  lost: { readonly since: Date; readonly until: Date },
): Promise<ReplayedService> => {
  const { noun, pool, restored = {} } = service
  if (await isRunning(pool)) throw new Error(`${noun} is running: stop its instances first`)
  const { rows } = await pool.query<{ now: Date }>('select now()')
  const events = await replay(without(service, restored.leaves), nats, lost)
  return inSilence(async () => ({
    events,
    settled: (await restored.settle?.()) ?? 0,
    jobs: await doDueJobs(service, restored.tells ?? [], { until: lost.until, begun: rows[0]!.now }),
  }))
}

/** What is left counts as handled: should it be delivered again, it is left as well. */
const without = (service: OpenService, leaves: NonNullable<OpenService['restored']>['leaves']): OpenService =>
  leaves
    ? {
        ...service,
        consumers: new Map(
          [...service.consumers].map(([consumer, all]) => [
            consumer,
            all.map((one) => (leaves(one) ? { ...one, handle: () => Promise.resolve() } : one)),
          ]),
        ),
      }
    : service

/** Whether an instance holds the lead of the relay, which one does while NATS is there. */
const isRunning = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ running: boolean }>(
    `select exists (select from pg_locks where locktype = 'advisory' and objid = $1
       and database = (select oid from pg_database where datname = current_database())) as running`,
    [leaderLock],
  )
  return rows[0]!.running
}
