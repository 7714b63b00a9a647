import type { Transaction } from '@lunchpail/kit-database/transaction'
import { isOver } from '../gathering-rules.ts'
import type { GatheringRow } from '../read-gatherings.ts'
import { notifyRegistration } from './notify-registration.ts'
import { countPlaces, moveUpNext, type Places } from './registration-rows.ts'
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
export async function fillPlaces(
  tx: Transaction,
  gathering: GatheringRow,
  now: Date,
  counted?: Places,
): Promise<Filled> {
  const { id, capacity, canceledAt } = gathering
  if (canceledAt !== null) return { free: 0, movedUp: [] }
  const { taken, waiting } = counted ?? (await countPlaces(tx, id))
  const free = (capacity ?? Infinity) - taken
  if (free <= 0) return { free: 0, movedUp: [] }
  if (isOver(gathering, now) || waiting === 0) return { free, movedUp: [] }
  // who waited before the limit was taken away is let in as well
  const next = await moveUpNext(tx, id, capacity === null ? null : free)
  for (const registration of next) {
    await notifyRegistration(tx, 'moved-up', gathering, registration, now)
    await scheduleReminder(tx, gathering, registration, now)
  }
  return { free: free - next.length, movedUp: next.map(({ accountId }) => accountId) }
}
