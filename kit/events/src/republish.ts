import pg from 'pg'
import type { EventType } from '@lunchpail/contracts/event'
import { accountsOf, withoutAccounts } from '@lunchpail/contracts/event-accounts'
import { republishCompleted } from '@lunchpail/contracts/republish'
import { erasedAmong } from '@lunchpail/kit-database/tombstone'
import { emit, writeOutbox } from './emit.ts'
import type { EventService, Republish } from './event-service.ts'

/** The advisory lock of a republish: two at once would count each other's events. */
const republishLock = 72_707_374

/**
 * Emits the current state of a service again in a new epoch, each event in a transaction of its own, and then how many there
 * were. Projections handle it, reactions do not. Whoever was erased since the state was read is left out. Returns the number of
 * events of state.
 */
export const republish = async (service: EventService): Promise<number> => {
  if (!service.republish) return 0
  // The lock is of a session, which a pooler in transaction mode would hand on with it.
  const session = new pg.Client({
    connectionString: service.config.databaseDirectUrl,
    application_name: `${service.noun} republish`,
    keepAlive: true,
  })
  session.on('error', () => {})
  try {
    await session.connect()
    const { rows } = await session.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      republishLock,
    ])
    if (!rows[0]!.taken) throw new Error(`${service.noun} is being republished already`)
    return await republishState(service, service.republish)
  } finally {
    // which releases the lock
    await session.end().catch(() => {})
  }
}

const republishState = async (service: EventService, emitState: Republish): Promise<number> => {
  const { noun, transaction, publishes, pool, runtime } = service
  const { rows } = await pool.query<{ epoch: string }>('select kit.begin_epoch() as epoch')
  const states = publishes.filter(({ kind }) => kind === 'state')
  const events: Record<string, number> = Object.fromEntries(states.map(({ type }) => [type, 0]))
  const emitAgain = (event: EventType, data: unknown): Promise<void> =>
    transaction(async (tx) => {
      const left = withoutAccounts(event, data, await erasedAmong(tx, accountsOf(event, data)))
      if (left === undefined) return
      await writeOutbox(tx, event, left, { at: runtime.clock.now(), republished: true })
      events[event.type] = (events[event.type] ?? 0) + 1
    })
  await emitState(emitAgain)
  await transaction((tx) =>
    emit(
      tx,
      republishCompleted(noun),
      { epoch: Number(rows[0]!.epoch), events },
      { at: runtime.clock.now() },
    ),
  )
  return Object.values(events).reduce((sum, count) => sum + count, 0)
}
