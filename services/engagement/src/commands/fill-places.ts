import type { Tx } from '../database.ts'
import type { GatheringRow } from '../queries/read-gatherings.ts'
import { notifyRegistration } from './notify-registration.ts'
import { scheduleReminder } from './schedule-reminder.ts'

/** Gives free places to who waits longest. Returns how many are left; the gathering is held by this transaction. */
export async function fillPlaces(tx: Tx, gathering: GatheringRow, now: Date): Promise<number> {
  const { id: gatheringId, capacity } = gathering
  if (capacity === null) return Infinity
  const free = capacity - (await tx.registration.count({ where: { gatheringId, state: 'registered' } }))
  if (free <= 0) return 0
  const next = await tx.registration.findMany({
    where: { gatheringId, state: 'waiting' },
    orderBy: { turn: 'asc' },
    take: free,
  })
  if (next.length === 0) return free
  await tx.registration.updateMany({
    where: { id: { in: next.map(({ id }) => id) } },
    data: { state: 'registered' },
  })
  for (const registration of next) {
    await notifyRegistration(tx, 'moved-up', gathering, registration, now)
    await scheduleReminder(tx, gathering, registration, now)
  }
  return free - next.length
}
