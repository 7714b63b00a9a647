import type { Tx } from '../../database.ts'
import { isOver } from '../gathering-rules.ts'
import type { GatheringRow } from '../read-gatherings.ts'
import { notifyRegistration } from './notify-registration.ts'
import { scheduleReminder } from './schedule-reminder.ts'

interface Filled {
  /** places that are left */
  readonly free: number
  /** accounts that have one now, whose open tabs are told after the commit */
  readonly movedUp: readonly string[]
}

/**
 * Gives free places to whoever waits longest; the gathering is held by this transaction. No one moves up where it is canceled,
 * or over.
 */
export async function fillPlaces(tx: Tx, gathering: GatheringRow, now: Date): Promise<Filled> {
  const { id: gatheringId, capacity, canceledAt } = gathering
  if (canceledAt !== null) return { free: 0, movedUp: [] }
  const taken =
    capacity === null ? 0 : await tx.registration.count({ where: { gatheringId, state: 'registered' } })
  const free = (capacity ?? Infinity) - taken
  if (free <= 0) return { free: 0, movedUp: [] }
  if (isOver(gathering, now)) return { free, movedUp: [] }
  const next = await tx.registration.findMany({
    where: { gatheringId, state: 'waiting' },
    orderBy: { turn: 'asc' },
    // who waited before the limit was taken away is let in as well
    ...(capacity !== null && { take: free }),
  })
  if (next.length === 0) return { free, movedUp: [] }
  await tx.registration.updateMany({
    where: { id: { in: next.map(({ id }) => id) } },
    data: { state: 'registered' },
  })
  for (const registration of next) {
    await notifyRegistration(tx, 'moved-up', gathering, registration, now)
    await scheduleReminder(tx, gathering, registration, now)
  }
  return { free: free - next.length, movedUp: next.map(({ accountId }) => accountId) }
}
