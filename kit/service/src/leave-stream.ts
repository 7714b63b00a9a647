import { eraseFromStream } from '@lunchpail/kit-events/erase-from-stream'
import type { LiveService } from './live-service.ts'

export const leaveStreamTask = 'kit-leave-stream'

/** A relay that had read the outbox before an erasure has published by then what it had read. */
const relayMs = 30_000
/** Whom one run looks for; the next one takes the others. */
const maxAccounts = 10_000

/**
 * Takes everybody who was erased since the last run out of the service's own stream. Each run reads what the stream holds of
 * people once, however many they are: so it runs by the minute, and not by the erasure. Returns the number of messages.
 */
export const leaveStream = async (
  service: Pick<LiveService, 'pool' | 'nats' | 'noun' | 'publishes' | 'transaction' | 'runtime'>,
): Promise<number> => {
  const { pool, nats, runtime } = service
  // it is looked at again in a minute
  if (!nats.connected()) return 0
  const now = runtime.clock.now()
  const { rows } = await pool.query<{ account_id: string }>(
    `select account_id from kit.tombstone where left_stream_at is null and erased_at < $1
     order by erased_at limit ${maxAccounts}`,
    [new Date(now.getTime() - relayMs)],
  )
  if (rows.length === 0) return 0
  const accounts = rows.map(({ account_id }) => account_id)
  const deleted = await eraseFromStream(service, new Set(accounts))
  await pool.query('update kit.tombstone set left_stream_at = $1 where account_id = any($2)', [now, accounts])
  return deleted
}
